import { checkSchemas } from './checkSchemas';
import { Collector, compareProblems, type OnCrash } from './collector';
import type { Content } from './files';
import { lintUnread } from './lint';
import type { Nearby } from './nearby';
import type { Problem } from './rule';
import { readSchemaFile, type SourcePlace } from './schemaSites/source';
import { codeComments } from './suppress';
import { withoutSuppressed } from './suppressed';

/** What was found in a source or JSON file. */
export interface SchemaVerdict {
  readonly problems: Problem[];
  /** How many schemas it has. */
  readonly schemas: number;
}

/**
 * The problems of a source or JSON file that its schemas and comments give, less what suppression comments take away.
 * Sorted. Without `nearby` nothing is said about other files.
 */
export function lintSchemaFile(place: SourcePlace, content: Content, onCrash: OnCrash, nearby?: Nearby): SchemaVerdict {
  if (content.kind !== 'text') return { problems: lintUnreadSource(place, content, onCrash), schemas: 0 };
  const source = readSchemaFile(place, content.text);
  if (!source) return { problems: [], schemas: 0 };
  const collector = new Collector(place.config, onCrash);
  checkSchemas(collector, source, nearby);
  const comments = content.text.includes('rfc-disable') ? codeComments(content.text, source.comments()) : [];
  const problems = withoutSuppressed(source, comments, collector.sorted(), onCrash).sort(compareProblems);
  return { problems, schemas: source.sites.length };
}

/** Whether a file of source code has a schema at all cannot be known then, so it is said quietly. */
function lintUnreadSource(
  { config, path, kind }: SourcePlace,
  content: Exclude<Content, { kind: 'text' }>,
  onCrash: OnCrash,
) {
  return lintUnread(config, path, content, onCrash, kind === 'source' ? 'hint' : undefined);
}
