import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyFixes } from '../../server/src/engine/fix';
import { lintDocument } from '../../server/src/engine/lint';
import { renderMessage } from '../../server/src/engine/messages';
import { placeOf } from '../../server/src/engine/place';
import { messagesIn } from '../../server/src/engine/registry';
import type { Problem } from '../../server/src/engine/rule';
import { configWith } from './configs';
import { readMarks } from './marks';

/** A document with suppression comments and what is reported of it under one rule id. */
export interface SuppressCase {
  readonly name: string;
  /** Guillemets mark the spans of the rule's problems, in order. */
  readonly text: string;
  readonly messages?: readonly string[];
  /** The text after each suggested fix alone, in order. */
  readonly suggestions?: readonly string[];
}

const PATH = 'docs/rfc/implemented/feature/2026-07-10-cache.md';

/** Lints a text as an RFC at a path with every rule. */
export function lintText(text: string, path = PATH): Problem[] {
  const config = configWith();
  const place = placeOf(config, path);
  assert.ok(place);
  const input = { config, place, content: { kind: 'text' as const, text }, today: '2026-08-01' };
  return lintDocument(input, { problems: [], collapsed: new Set() }, (rule, error) => {
    throw new Error(`${rule} crashed`, { cause: error });
  });
}

/** Tests what the engine reports under a rule id about suppression comments, with LF and CRLF. */
export function testSuppress(rule: string, cases: readonly SuppressCase[]): void {
  for (const given of cases) {
    for (const newline of ['\n', '\r\n']) {
      const name = newline === '\n' ? given.name : `${given.name} (CRLF)`;
      test(`${rule}: ${name}`, () => checkCase(rule, given, (text) => text.replaceAll('\n', newline)));
    }
  }
}

function checkCase(rule: string, given: SuppressCase, withNewlines: (text: string) => string): void {
  const { text, spans } = readMarks(withNewlines(given.text));
  const problems = lintText(text).filter((problem) => problem.rule === rule);
  assert.deepEqual(
    problems.map(({ span }) => text.slice(span.start, span.end)),
    spans.map((span) => text.slice(span.start, span.end)),
  );
  assert.deepEqual(
    problems.map(({ span }) => span),
    spans,
  );
  const lookup = messagesIn();
  if (given.messages)
    assert.deepEqual(
      problems.map((problem) => renderMessage(problem, lookup)),
      given.messages,
    );
  const fixed = problems.flatMap((problem) => problem.fixes.map((fix) => applyFixes(text, [fix])));
  assert.deepEqual(fixed, (given.suggestions ?? []).map(withNewlines));
}
