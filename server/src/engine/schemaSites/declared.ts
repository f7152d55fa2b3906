import type { MarkdownDocument } from '../document';
import type { Files, TextContent } from '../files';
import type { NamedSites } from '../nearby';
import type { Survey } from '../survey';
import type { SchemaSite } from './site';
import { readSchemaFile, schemasOf } from './source';

/** A fence that may declare a schema. */
const declaringFence =
  /^[ \t>]*(?:`{3,}|~{3,})[ \t]*(?:jsonc?[ \t].*schema=|[mc]?tsx?\b|[mc]?jsx?\b|typescript\b|javascript\b)/im;

/** The schemas that a project's files declare, by name. Files are read when a name is first asked for. */
export class DeclaredSchemas {
  readonly #byPath = new Map<string, readonly SchemaSite[]>();

  constructor(
    private readonly survey: () => Survey,
    private readonly readDocument: (path: string, content: TextContent) => MarkdownDocument | undefined,
    private readonly files: () => Files,
  ) {}

  /** Where two files declare a name, that of the first in the order of paths counts. */
  sites(): NamedSites {
    const { documents, sources } = this.survey();
    const found = new Map<string, SchemaSite>();
    for (const path of [...new Set([...documents.keys(), ...sources().keys()])].sort()) {
      const sites = this.#byPath.get(path) ?? this.#read(path);
      this.#byPath.set(path, sites);
      for (const site of sites) if (site.name !== undefined && !found.has(site.name)) found.set(site.name, site);
    }
    return found;
  }

  /** A file has changed; left out: any may have. */
  forget(path?: string): void {
    if (path === undefined) this.#byPath.clear();
    else this.#byPath.delete(path);
  }

  #read(path: string): readonly SchemaSite[] {
    const { documents, sources } = this.survey();
    const document = documents.get(path);
    const place = document ?? sources().get(path);
    const content = place && this.files().read(path, place.config.limits.fileSize);
    if (content?.kind !== 'text') return [];
    const source = sources().get(path);
    if (!document) return (source && readSchemaFile(source, content.text)?.sites) ?? [];
    const doc = declaringFence.test(content.text) ? this.readDocument(path, content) : undefined;
    return (doc && schemasOf(doc)?.sites) ?? [];
  }
}
