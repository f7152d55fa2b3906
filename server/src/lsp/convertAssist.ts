import {
  type CompletionItem,
  CompletionItemKind,
  type Hover,
  InsertTextFormat,
  type MarkupContent,
  MarkupKind,
} from 'vscode-languageserver';
import type { Explanation, Filled, Lines, Phrase, Position, Proposal, ProposalKind } from '../engine';
import { phraseOf } from '../speech/engineWords';

// Help while writing, from the engine's types to LSP's; `convert.ts` does the same for problems.

/** How much a client can show of it. */
export interface AssistFeatures {
  /** Completions may hold places to fill in. */
  readonly tabStops: boolean;
  readonly markdownInCompletions: boolean;
  readonly markdownInHovers: boolean;
}

/** The UTF-16 offset of an LSP position; one beyond the end of its line counts as that end. */
export function offsetAt(lines: Lines, { line, character }: Position): number {
  const span = lines.span(line);
  return span ? Math.min(span.start + character, span.end) : lines.text.length;
}

/** A proposal as a completion; `rank` is its place in the list, which the editor keeps among equals. */
export function toCompletion(proposal: Proposal, rank: number, lines: Lines, features: AssistFeatures): CompletionItem {
  const { about, detail, filled, filter, isLikely, kind, label, span, text } = proposal;
  const written = filled && features.tabStops ? toSnippet(filled) : undefined;
  return {
    label,
    kind: kinds[kind],
    ...(detail === undefined ? {} : { detail }),
    ...(about ? { documentation: toMarkup(about, features.markdownInCompletions) } : {}),
    sortText: String(rank).padStart(4, '0'),
    filterText: filter,
    ...(isLikely ? { preselect: true } : {}),
    textEdit: { range: lines.range(span), newText: written ?? text },
    ...(written === undefined ? {} : { insertTextFormat: InsertTextFormat.Snippet }),
  };
}

const kinds: Readonly<Record<ProposalKind, CompletionItemKind>> = {
  directive: CompletionItemKind.Keyword,
  heading: CompletionItemKind.Struct,
  key: CompletionItemKind.Property,
  link: CompletionItemKind.Reference,
  namespace: CompletionItemKind.Module,
  rule: CompletionItemKind.EnumMember,
  status: CompletionItemKind.EnumMember,
  value: CompletionItemKind.Value,
};

/** A text with places to fill in as LSP writes it. An empty place is where the caret ends up. */
function toSnippet({ stops, text }: Filled): string {
  let result = '';
  let at = 0;
  for (const [index, { start, end }] of stops.entries()) {
    const stop = start === end ? '$0' : `\${${index + 1}:${escapeSnippet(text.slice(start, end))}}`;
    result += escapeSnippet(text.slice(at, start)) + stop;
    at = end;
  }
  return result + escapeSnippet(text.slice(at));
}

function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** An explanation as a hover. */
export function toHover({ phrases, span }: Explanation, lines: Lines, features: AssistFeatures): Hover {
  return { contents: toMarkup(phrases, features.markdownInHovers), range: lines.range(span) };
}

/** Sentences in Markdown or plain text; the first is a heading of sorts when it is bold. */
function toMarkup(phrases: readonly Phrase[], asMarkdown: boolean): MarkupContent {
  const style = asMarkdown ? 'markdown' : 'plain';
  const sentences = phrases.map((each) => phraseOf(each, style));
  const value = asMarkdown ? sentences.join('\n\n') : sentences.join('\n');
  return { kind: asMarkdown ? MarkupKind.Markdown : MarkupKind.PlainText, value };
}
