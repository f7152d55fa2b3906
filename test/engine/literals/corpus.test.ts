import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FoundCall, isStatic, type Literal, membersOf } from '../../../server/src/engine/literals';
import { hasCorpus } from '../../support/corpus';
import { readSchemas } from '../../support/literals';
import { type ExpectedCall, readToolFiles } from '../../support/toolCorpus';

/** What the corpus writes in the place of a value that is not known. */
type Placeholder = { readonly $dynamic: string; readonly text: string };

/** A literal as the corpus writes it; `follow` tells whether constants are followed. */
class CorpusView {
  readonly dynamic: { at: string; kind: string }[] = [];
  readonly folded: string[] = [];

  constructor(
    private readonly text: string,
    private readonly follow: boolean,
  ) {}

  show(literal: Literal, at: string): unknown {
    if (literal.via && !this.follow) return this.#placeholder('identifier', literal.via.span, at);
    if (literal.kind === 'object') return this.#showObject(literal, at);
    if (literal.kind === 'array') return this.#showArray(literal, at);
    if (literal.kind === 'dynamic') return this.#placeholder(literal.why, literal.span, at);
    if (literal.kind === 'null' || literal.kind === 'undefined') return literal.kind === 'null' ? null : undefined;
    if (literal.kind === 'string' && literal.quote === undefined) this.folded.push(at);
    return literal.value;
  }

  #placeholder(kind: string, { start, end }: { start: number; end: number }, at: string): Placeholder {
    this.dynamic.push({ at, kind });
    return { $dynamic: kind, text: this.text.slice(start, end) };
  }

  #showObject({ entries }: Literal & { kind: 'object' }, at: string): Record<string, unknown> {
    const shown: Record<string, unknown> = {};
    let spreads = 0;
    for (const { kind, key, value, span } of entries) {
      const opens = kind === 'spread' && this.follow && value.kind === 'object';
      if (opens) Object.assign(shown, this.#showObject(value, at));
      else if (kind === 'spread') {
        const name = `...${spreads++}`;
        shown[name] = this.#placeholder('spread', span, `${at}/${name}`);
      } else if (key !== undefined) shown[key] = this.show(value, `${at}/${key}`);
    }
    return shown;
  }

  #showArray({ elements }: Literal & { kind: 'array' }, at: string): unknown[] {
    const shown: unknown[] = [];
    for (const { kind, value, span } of elements) {
      const place = `${at}/${shown.length}`;
      if (kind === 'spread' && this.follow && value.kind === 'array') shown.push(...this.#showArray(value, at));
      else if (kind === 'spread') shown.push(this.#placeholder('spread', span, place));
      else shown.push(this.show(value, place));
    }
    return shown;
  }
}

/** The options of a call that the corpus describes, by its names for them. */
function showCall(text: string, call: FoundCall, follow: boolean) {
  const options = call.arguments[0]?.value;
  assert.ok(options?.kind === 'object');
  const view = new CorpusView(text, follow);
  const shown: Record<string, unknown> = {};
  for (const key of ['name', 'description', 'parameters', 'timeoutMs']) {
    const entry = membersOf(options).byKey.get(key);
    if (entry) shown[key] = view.show(entry.value, `/${key}`);
  }
  const spreads = options.entries.filter(({ kind }) => kind === 'spread');
  if (spreads.length > 0) {
    shown['...'] = spreads.map(({ span }) => ({ $dynamic: 'spread', text: text.slice(span.start, span.end) }));
    view.dynamic.push({ at: '/...', kind: 'spread' });
  }
  const output = membersOf(options).byKey.get('output')?.value;
  // The corpus gives an output that is a constant under the name of that constant.
  const schema = output?.kind === 'object' ? membersOf(output).byKey.get('schema')?.value : undefined;
  const outer = output?.via && !follow ? output : schema;
  if (outer) shown.outputSchema = view.show(outer, '/outputSchema');
  return { shown, view };
}

const byPlace = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : 1);

/** Takes away what only the reader knows: the corpus does not follow every constant to its end. */
function withoutFurther(expected: Partial<ExpectedCall>, shown: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(expected).filter(([, value]) => !isIdentifier(value));
  return Object.fromEntries(Object.entries(shown).filter(([key]) => known.some(([name]) => name === key)));
}

function isIdentifier(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$dynamic' in value && value.$dynamic === 'identifier';
}

function optionsOf(expected: Partial<ExpectedCall>): Record<string, unknown> {
  const { name, description, parameters, timeoutMs, outputSchema, '...': spreads } = expected;
  const all = { name, description, parameters, timeoutMs, outputSchema, '...': spreads };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

describe('the tools of the corpus', () => {
  test('every call is found, at its line and complete', (context) => {
    if (!hasCorpus(context)) return;
    for (const { file, text, calls } of readToolFiles()) {
      const found = readSchemas(text).calls.filter(({ name }) => name === 'defineTool');
      const lines = found.map(({ span }) => text.slice(0, span.start).split('\n').length);
      assert.deepEqual(
        lines,
        calls.map(({ line }) => line),
        file,
      );
      assert.ok(found.every((call) => !call.incomplete && !call.arguments[0]?.value.incomplete));
    }
  });

  test('every literal is as expected: values, what is dynamic, what is joined', (context) => {
    if (!hasCorpus(context)) return;
    forEachCall((text, call, expected) => {
      const { shown, view } = showCall(text, call, false);
      assert.deepEqual(shown, optionsOf(expected));
      assert.deepEqual(view.dynamic.sort(byPlace), [...expected.dynamic].sort(byPlace));
      // The corpus also names sums of which only a part is known.
      const whole = expected.folded.filter((at) => !expected.dynamic.some((unknown) => unknown.at === at));
      assert.deepEqual(view.folded.sort(), whole.sort());
    });
  });

  test('every literal is as expected when constants are followed', (context) => {
    if (!hasCorpus(context)) return;
    let followed = 0;
    forEachCall((text, call, expected) => {
      if (!expected.resolved) return;
      followed++;
      const { shown } = showCall(text, call, true);
      const known = { ...expected, ...expected.resolved };
      const wanted = optionsOf(known);
      assert.deepEqual(withoutFurther(wanted, shown), withoutFurther(wanted, wanted));
      const options = call.arguments[0]?.value;
      const parameters = options?.kind === 'object' ? membersOf(options).byKey.get('parameters') : undefined;
      assert.equal(parameters !== undefined && isStatic(parameters.value), known.parametersStatic);
    });
    assert.ok(followed > 10);
  });
});

function forEachCall(check: (text: string, call: FoundCall, expected: ExpectedCall) => void): void {
  for (const { text, calls } of readToolFiles()) {
    const found = readSchemas(text).calls.filter(({ name }) => name === 'defineTool');
    for (const [index, call] of found.entries()) {
      const expected = calls[index];
      assert.ok(expected);
      check(text, call, expected);
    }
  }
}
