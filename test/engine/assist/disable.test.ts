import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { silence, textOfPhrase } from '../../../server/src/engine/assist';
import { readDocument } from '../../../server/src/engine/document';
import { applyEdits } from '../../../server/src/engine/fix';
import { placeOf } from '../../../server/src/engine/place';
import type { Problem } from '../../../server/src/engine/rule';
import { type ConfigChanges, configWith } from '../../support/configs';
import { implementedRfc } from '../../support/rfcTexts';
import { implementedFile } from '../../support/scenes';
import { lintText } from '../../support/suppressTester';

const mark = 'XXX: legacy ADR/RFC body format';
const rule = 'legacy/debt-marker';
const above = `<!-- rfc-disable-next-line ${rule} -->`;

function read(text: string, changes: ConfigChanges = {}) {
  const config = configWith(changes);
  const place = placeOf(config, implementedFile);
  assert.ok(place);
  return readDocument({ config, place, content: { kind: 'text', text }, today: '' });
}

/** The text after a problem of a rule was silenced, and what the action is called. */
function silenced(text: string, at: (problem: Problem) => boolean, changes: ConfigChanges = {}) {
  const problem = lintText(text, implementedFile).find(at);
  assert.ok(problem, 'the problem is there');
  const silencer = silence(read(text, changes), problem);
  return silencer && { title: textOfPhrase(silencer.title, 'plain'), text: applyEdits(text, silencer.edits) };
}

/** The Decision section with `MARK` in its body, after the marker in it was silenced: that section again, and the title. */
function inBody(body: string) {
  const sections = (text: string) => text.split(/(?<=\n)(?=## )/);
  const wrap = (inside: string) => implementedRfc.replace('A page is kept for a minute.\n', inside);
  const text = wrap(body.replace('MARK', mark));
  const result = silenced(text, (problem) => problem.rule === rule);
  assert.ok(result);
  const rest = lintText(result.text, implementedFile).filter(({ rule: id }) => !/^(?:config|suppress)\//.test(id));
  assert.deepEqual(rest, [], result.text);
  const decision = sections(result.text).find((section) => section.startsWith('## Decision')) ?? '';
  const shown = decision.slice('## Decision\n\n'.length, -1).replaceAll(mark, 'MARK').replaceAll(above, 'ABOVE');
  return [
    shown.replace(`<!-- rfc-disable ${rule} -->`, 'OFF').replace(`<!-- rfc-enable ${rule} -->`, 'ON'),
    result.title,
  ];
}

describe('a comment that silences a rule', () => {
  const onLine = `Disable ${rule} on this line`;
  const inBlock = `Disable ${rule} in this block`;

  for (const [name, body, expected] of [
    ['above a paragraph', 'A MARK b.\n', 'ABOVE\nA MARK b.\n'],
    ['above a heading', '### MARK\n\nText.\n', 'ABOVE\n### MARK\n\nText.\n'],
    ['above a heading right below text', 'Text.\n### MARK\n', 'Text.\nABOVE\n### MARK\n'],
    ['within a paragraph', 'One\nMARK\ntwo.\n', 'One ABOVE\nMARK\ntwo.\n'],
    ['within a paragraph, before a hard break', 'One  \nMARK.\n', 'One ABOVE  \nMARK.\n'],
    ['within a paragraph, before a backslash', 'One\\\nMARK.\n', 'One ABOVE\\\nMARK.\n'],
    ['above a list', '- MARK\n- b\n', 'ABOVE\n- MARK\n- b\n'],
    ['in a list, behind the item above', '- a\n- MARK\n', '- a ABOVE\n- MARK\n'],
    ['in a loose list, inside the item above', '- a\n\n- MARK\n', '- a\n\n  ABOVE\n- MARK\n'],
    ['in a numbered list', '1. a\n\n2. MARK\n', '1. a\n\n   ABOVE\n2. MARK\n'],
    ['in the second paragraph of an item', '- a\n\n  MARK\n', '- a\n\n  ABOVE\n  MARK\n'],
    ['in a quote', '> a\n>\n> MARK\n', '> a\n>\n> ABOVE\n> MARK\n'],
    ['in a list in a quote', '> - a\n>\n> - MARK\n', '> - a\n>\n>   ABOVE\n> - MARK\n'],
    ['behind code in a list', '- a\n\n  ```\n  x\n  ```\n  MARK\n', '- a\n\n  ```\n  x\n  ```\n  ABOVE\n  MARK\n'],
  ] as const) {
    test(`stands ${name}`, () => assert.deepEqual(inBody(body), [expected, onLine]));
  }

  for (const [name, body, expected] of [
    ['a table', '| a |\n|---|\n| MARK |\n', 'OFF\n\n| a |\n|---|\n| MARK |\n\nON\n'],
    ['inline code over several lines', 'A `b\nMARK` c.\n', 'OFF\n\nA `b\nMARK` c.\n\nON\n'],
    ['HTML', '<div>\nMARK\n</div>\n', 'OFF\n\n<div>\nMARK\n</div>\n\nON\n'],
    ['a table in a list', '- | a |\n  |---|\n  | MARK |\n', 'OFF\n\n- | a |\n  |---|\n  | MARK |\n\nON\n'],
  ] as const) {
    test(`stands around ${name}`, () => assert.deepEqual(inBody(body), [expected, inBlock]));
  }

  test('takes another name where one stands already', () => {
    const [text, title] = inBody('<!-- rfc-disable-next-line file/final-newline -->\nMARK\n');
    assert.equal(text, `<!-- rfc-disable-next-line file/final-newline, ${rule} -->\nMARK\n`);
    assert.equal(title, onLine);
  });

  test('stands at the end of a text where the last block is concerned', () => {
    const text = implementedRfc.replace('One more thing to invalidate.\n', `| a |\n|---|\n| ${mark} |\n`);
    const result = silenced(text, (problem) => problem.rule === rule);
    assert.ok(result?.text.endsWith(`|\n\n<!-- rfc-enable ${rule} -->\n`));
  });

  test('keeps CRLF', () => {
    const text = implementedRfc.replace('## Problem', '##  Problem').replaceAll('\n', '\r\n');
    const result = silenced(text, (problem) => problem.rule === 'skeleton/heading-form');
    assert.ok(result?.text.includes('\r\n<!-- rfc-disable-next-line skeleton/heading-form -->\r\n##  Problem\r\n'));
    assert.ok(!/(?<!\r)\n/.test(result?.text ?? ''));
  });
});

describe('for what is reported on line 1', () => {
  const withoutSection = implementedRfc.slice(0, implementedRfc.indexOf('## Consequences'));
  const missing = (problem: Problem) => problem.rule === 'skeleton/missing-section';
  const comment = '<!-- rfc-disable skeleton/missing-section -->\n\n';

  test('the comment stands below the header block and holds for the file', () => {
    const result = silenced(withoutSection, missing);
    assert.equal(result?.title, 'Disable skeleton/missing-section in this file');
    assert.equal(result?.text, withoutSection.replace('## Problem', `${comment}## Problem`));
    assert.ok(!lintText(result?.text ?? '', implementedFile).some(missing));
  });

  test('and below the way to the other language', () => {
    const switcher = 'English | [中文](2026-07-10-cache.zh.md)\n\n';
    const text = withoutSection.replace('## Problem', `${switcher}## Problem`);
    assert.equal(silenced(text, missing)?.text, text.replace('## Problem', `${comment}## Problem`));
  });

  test('in a text of one line it stands at the end', () => {
    const titled = (problem: Problem) => problem.rule === 'header/title';
    assert.equal(silenced('# A', titled)?.text, '# A\n\n<!-- rfc-disable header/title -->\n');
    const untitled = (problem: Problem) => problem.rule === 'header/title-missing';
    assert.equal(silenced('```\nopen', untitled), undefined, 'a block that never ends would swallow it');
  });
});

test('nothing silences the rest of the header block, nor what is no matter of the document', () => {
  const text = implementedRfc.replace('Status: implemented', 'Status: proposed');
  assert.equal(
    silenced(text, (problem) => problem.rule === 'status/lifecycle-mismatch'),
    undefined,
  );
  const blank = implementedRfc.replace('\n\n## Problem', '\n## Problem');
  assert.equal(
    silenced(blank, (problem) => problem.rule === 'header/blank-after-status'),
    undefined,
  );
  const unused = implementedRfc.replace('## Decision', '<!-- rfc-disable-next-line status/* -->\n## Decision');
  assert.equal(
    silenced(unused, (problem) => problem.rule === 'suppress/unused'),
    undefined,
  );
  const [problem] = lintText('# A', implementedFile);
  assert.ok(problem);
  assert.equal(silence(read('# A'), { ...problem, path: 'docs/rfc/drafts/' }), undefined);
});

describe('whatever the document', () => {
  const word = fc.constantFrom('one', mark, '`code`', '**bold**', 'a | b', '[a]: b.md', '<br>', 'two\\', 'three  ');
  const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const lead = fc.constantFrom('', '- ', '  ', '1. ', '> ', '> - ', '>   ', '    ', '### ', '| ', '\t');
  const text = fc.array(
    fc.oneof(
      { arbitrary: fc.tuple(lead, line).map(([first, rest]) => first + rest), weight: 6 },
      { arbitrary: fc.constantFrom('', '>', '```', '---', '|---|', '<div>', '<!-- note -->', '===', above), weight: 4 },
    ),
    { maxLength: 12 },
  );
  const others = (found: readonly Problem[]) =>
    found.filter(({ rule: id }) => !/^(?:legacy|config|suppress)\//.test(id));
  const outline = (source: string) => read(source).facts.headings.map(({ level, text: title }) => `${level} ${title}`);

  test('the problem is gone, nothing new is found, and every line and heading is still there', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (body, crlf) => {
        const source = implementedRfc.replace('A page is kept for a minute.\n', `${body.join('\n')}\n`);
        checkAll(crlf ? source.replaceAll('\n', '\r\n') : source);
      }),
      { numRuns: 300 },
    );
  });

  /** Every line of the source is there, in order, whatever stands between; comments aside. */
  function assertKept(source: string, result: string): void {
    const linesOf = (text: string) => text.split(/\r?\n/).map((each) => each.replace(/ ?<!-- rfc-.*?-->/g, ''));
    const lines = linesOf(result);
    let at = 0;
    for (const each of linesOf(source)) {
      at = lines.indexOf(each, at) + 1;
      assert.notEqual(at, 0, `${JSON.stringify(each)} is lost in ${JSON.stringify(result)}`);
    }
  }

  function checkAll(source: string): void {
    const found = lintText(source, implementedFile);
    const marked = found.filter(({ rule: id }) => id === rule);
    for (const problem of marked) {
      const silencer = silence(read(source), problem);
      assert.ok(silencer);
      const result = applyEdits(source, silencer.edits);
      const rest = lintText(result, implementedFile);
      const left = rest.filter(({ rule: id }) => id === rule).length;
      assert.ok(left < marked.length, `${JSON.stringify(source)}\n${JSON.stringify(result)}`);
      assert.deepEqual(
        others(rest).map(({ rule: id }) => id),
        others(found).map(({ rule: id }) => id),
        result,
      );
      assert.deepEqual(outline(result), outline(source), JSON.stringify(result));
      assertKept(source, result);
    }
  }
});
