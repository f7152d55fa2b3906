import { type ComponentChildren, createContext, h } from 'preact';
import { useContext } from 'preact/hooks';
import { type PreviewElement, type PreviewLink, type PreviewNode, plainTags } from '../../engine/preview/preview';
import { t } from '../l10n';
import type { PageHost } from './host';

/** What links need: who follows them, and what the ids of their document begin with. */
export const NodeContext = createContext<{ readonly host: PageHost; readonly side: string } | undefined>(undefined);

function useNodeContext() {
  const context = useContext(NodeContext);
  if (!context) throw new Error('nothing of a document is drawn outside of it');
  return context;
}

/** Whether it is a table cell that is drawn: a column is as wide as its longest word. */
const CellContext = createContext(false);

/** Rendered Markdown. Only what is listed here is ever drawn, and text is text. */
export function Nodes({ nodes }: { readonly nodes: readonly PreviewNode[] }) {
  const isInCell = useContext(CellContext);
  const draw = (text: string) => (isInCell ? breakable(text) : text);
  return <>{nodes.map((node) => (typeof node === 'string' ? draw(node) : <Drawn element={node} />))}</>;
}

/** Text in which words of more than 24 characters, such as paths, may be broken. */
function breakable(text: string): ComponentChildren {
  const parts = text.replace(/\S{24}(?=\S)/gu, '$&\0').split('\0');
  return parts.length === 1
    ? text
    : parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

function Drawn({ element }: { readonly element: PreviewElement }) {
  const { side } = useNodeContext();
  const { tag, children, level = 1, start, align, id, info, isMarked } = element;
  const shared = { class: isMarked ? 'marked' : undefined, id: id === undefined ? undefined : `${side}-${id}` };
  const content = <Nodes nodes={children} />;
  switch (tag) {
    case 'heading': // the page itself has the first one
      return h(`h${Math.min(6, level + 1)}`, { ...shared, class: classes(`level-${level}`, isMarked) }, content);
    case 'a':
      return <Link element={element}>{content}</Link>;
    case 'picture':
      return <Picture element={element} />;
    case 'ol':
      return (
        <ol {...shared} start={start}>
          {content}
        </ol>
      );
    case 'th':
    case 'td':
      return h(tag, { class: align }, <CellContext.Provider value={true}>{content}</CellContext.Provider>);
    case 'task':
      return (
        <input
          type="checkbox"
          checked={element.isChecked === true}
          disabled
          aria-label={element.isChecked ? t('Done') : t('To do')}
        />
      );
    case 'pre':
    case 'source':
      return (
        <pre class={classes(tag, isMarked)} data-info={info ?? (tag === 'source' ? 'HTML' : undefined)}>
          {content}
        </pre>
      );
    default:
      return plainTags.includes(tag) ? h(tag, shared, ...(isVoid(tag) ? [] : [content])) : content;
  }
}

function isVoid(tag: string): boolean {
  return tag === 'br' || tag === 'hr';
}

function classes(name: string, isMarked: true | undefined): string {
  return isMarked ? t('{name} marked', { name }) : name;
}

interface LinkProps {
  readonly element: PreviewElement;
  readonly children: ComponentChildren;
}

/** A link. In the editor none leads anywhere by itself, but within its own document. */
function Link({ element: { link, title, id, isMarked }, children }: LinkProps) {
  const { host, side } = useNodeContext();
  if (!link) return <>{children}</>;
  const shared = {
    class: isMarked ? 'marked' : undefined,
    title: title ?? titleOf(link),
    id: id === undefined ? undefined : `${side}-${id}`,
  };
  if (link.to === 'here') {
    return (
      <a {...shared} href={`#${side}-${link.id}`} onClick={(event) => goTo(event, `${side}-${link.id}`)}>
        {children}
      </a>
    );
  }
  const href = host.hrefOf(link);
  if (href !== undefined) {
    return (
      <a {...shared} href={href} rel="noreferrer">
        {children}
      </a>
    );
  }
  const follow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    host.follow(link);
  };
  return (
    <a
      {...shared}
      role="link"
      tabIndex={0}
      // biome-ignore lint/a11y/useValidAnchor: the editor would follow an address by itself
      onClick={follow}
      onKeyDown={(event) => {
        if (event.key === 'Enter') follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** An address with a fragment would leave the page of an editor. */
function goTo(event: Event, id: string): void {
  event.preventDefault();
  event.stopPropagation();
  document.getElementById(id)?.scrollIntoView({ block: 'center' });
}

function titleOf(link: PreviewLink): string | undefined {
  if (link.to === 'here') return undefined;
  return link.to === 'web' ? link.href : link.path + link.suffix;
}

/** Pictures are not loaded: what they show is told, with the way to them. */
function Picture({ element }: { readonly element: PreviewElement }) {
  const words = element.children.join('') || t('without a description');
  return (
    <span class="picture">
      {t('Picture:')} <Link element={element}>{words}</Link>
    </span>
  );
}
