import type { SchemaPreview } from '../../../server/src/protocol';
import { t } from '../l10n';

/**
 * The preview of a schema as JSON with comments: what is not known stands above it. While a declaration cannot be
 * compiled, `last`, the last one that could, stays below the reasons.
 */
export function previewText(
  { json, lacking }: Pick<SchemaPreview, 'json' | 'lacking'>,
  last: string | undefined,
): string {
  const reasons = lacking.map(comment);
  if (json !== undefined) return `${[...reasons, json].join('\n')}\n`;
  const kept = last === undefined ? [] : [comment(t('What follows is the last schema that could be compiled.')), last];
  return `${[...reasons, ...kept].join('\n')}\n`;
}

/** A sentence on a line of its own, whatever is in it. */
export function comment(sentence: string): string {
  return `// ${sentence.replace(/\s+/g, ' ')}`;
}

/** A name from the workspace as part of a file's name. */
export function fileNameOf(title: string): string {
  return title.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80) || 'schema';
}
