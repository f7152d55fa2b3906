import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

/** What a link of a document leads to: an address, or a path from the project's folder with an anchor. */
export interface LinkTarget {
  /** The document, from the project's folder. */
  readonly from: string;
  readonly address?: string;
  readonly path?: string;
  readonly anchor?: string;
}

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** Every link, picture and definition of a document; what stands in code is none. */
export function linksOf(from: string, text = readFileSync(from, 'utf8')): LinkTarget[] {
  return nodesIn(remark().use(remarkGfm).parse(text)).flatMap(({ type, url }): LinkTarget[] => {
    if (url === undefined || !['link', 'image', 'definition'].includes(type)) return [];
    if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return [{ from, address: url }];
    const [file = '', anchor] = decodeURI(url).split('#');
    const target = file === '' ? from : path.posix.join(path.posix.dirname(from), file);
    return [{ from, path: target, ...(anchor === undefined ? {} : { anchor }) }];
  });
}

/** Why a link leads nowhere; `undefined` when it does lead somewhere. Addresses are left to the caller. */
export function faultOf({ from, path: target, anchor }: LinkTarget): string | undefined {
  if (target === undefined) return undefined;
  if (!existsSync(target)) return `${from}: ${target} does not exist`;
  if (anchor === undefined || anchorsOf(target).has(anchor)) return undefined;
  return `${from}: ${target} has no heading #${anchor}`;
}

function anchorsOf(file: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = nodesIn(remark().use(remarkGfm).parse(readFileSync(file, 'utf8'))).filter(
    ({ type }) => type === 'heading',
  );
  return new Set(headings.map((heading) => slugger.slug(textOf(heading))));
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

function nodesIn(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}
