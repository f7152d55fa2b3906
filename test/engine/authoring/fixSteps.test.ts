import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FileStep, isRefusal, planFix, textOf } from '../../../server/src/engine';
import { readProject } from '../../../server/src/engine/config/door';
import { type ConfigChanges, configWith } from '../../support/configs';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';
import { assertPlanned, notesOf, recordOf, surroundings, textsAfter } from '../../support/plans';
import { implementedRfc, proposedRfc } from '../../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-a.md';
const ZH = 'docs/rfc/proposed/feature/2026-07-10-a.zh.md';
const RECORD = 'docs/rfc/proposed/feature/2026-07-10-a.i18n.yaml';

type Entries = Readonly<Record<string, MemoryEntry>>;

interface Circumstances {
  readonly changes?: ConfigChanges;
  readonly path?: string;
  readonly edits?: readonly { span: { start: number; end: number }; text: string }[];
  readonly firstSeen?: (path: string) => string | undefined;
}

function plan(entries: Entries, steps: readonly FileStep[], circumstances: Circumstances = {}) {
  const { changes = {}, path = PAGE, edits = [], firstSeen } = circumstances;
  const config = configWith({ index: { mode: 'off' }, ...changes });
  const scene = {
    project: { roots: [config] },
    files: memoryFiles(entries),
    surroundings: surroundings(entries),
    ...(firstSeen ? { firstSeen } : {}),
  };
  return planFix(scene, { path }, { title: 'do', data: {}, kind: 'suggestion', edits, steps });
}

function made(entries: Entries, steps: readonly FileStep[], circumstances: Circumstances = {}) {
  const done = assertPlanned(plan(entries, steps, circumstances));
  return { plan: done, texts: textsAfter(memoryFiles(entries), done) };
}

function refused(entries: Entries, steps: readonly FileStep[], circumstances: Circumstances = {}): string {
  const outcome = plan(entries, steps, circumstances);
  return isRefusal(outcome) ? textOf(outcome.refused) : assert.fail('it was planned');
}

describe('planFix', () => {
  test('edits of the own file and of others count in the texts as they are, several of one file too', () => {
    const at = (start: number, text: string) => ({ span: { start, end: start }, text });
    const steps = [
      { kind: 'edit', path: 'b.md', edits: [at(0, '1')] },
      { kind: 'edit', path: 'b.md', edits: [at(3, '2')] },
    ] as const;
    const { texts } = made({ [PAGE]: 'a\n', 'b.md': 'bbb\n' }, steps, { edits: [at(1, '!')] });
    assert.deepEqual(texts, { [PAGE]: 'a!\n', 'b.md': '1bbb2\n' });
  });

  test('a file is created once, deleted, and given a line once', () => {
    const create = { kind: 'create', path: 'n.txt', text: 'n\n' } as const;
    assert.deepEqual(made({}, [create]).texts, { 'n.txt': 'n\n' });
    assert.equal(refused({ 'n.txt': '' }, [create]), '`n.txt` exists already.');
    assert.deepEqual(made({ 'n.txt': 'n' }, [{ kind: 'delete', path: 'n.txt' }]).plan.deletions, ['n.txt']);
    assert.match(refused({}, [{ kind: 'delete', path: 'n.txt' }]), /`n\.txt` cannot be read/);

    const line = { kind: 'addLine', path: '.gitattributes', line: '*.md text eol=lf' } as const;
    const given = (text: string) => made({ '.gitattributes': text }, [line]).texts['.gitattributes'];
    assert.equal(made({}, [line]).texts['.gitattributes'], '*.md text eol=lf\n');
    assert.equal(given('* text=auto'), '* text=auto\n*.md text eol=lf\n');
    assert.equal(given('a\r\n'), 'a\r\n*.md text eol=lf\r\n');
    assert.equal(given('a\n*.md text eol=lf\nb\n'), undefined);
  });

  test('all of it or nothing: a step that cannot be made refuses the whole', () => {
    const steps = [
      { kind: 'create', path: 'n.txt', text: '' },
      { kind: 'delete', path: 'gone.txt' },
    ] as const;
    assert.match(refused({}, steps), /`gone\.txt`/);
    assert.match(
      refused({}, [{ kind: 'edit', path: 'gone.md', edits: [{ span: { start: 0, end: 0 }, text: 'x' }] }]),
      /gone/,
    );
  });

  test('a rename takes pair, links and index along; a collision refuses it, in another case too', () => {
    const to = 'docs/rfc/proposed/feature/2026-07-10-b.md';
    const entries = { [PAGE]: proposedRfc, 'docs/guide.md': '[a](rfc/proposed/feature/2026-07-10-a.md)\n' };
    const rename = { kind: 'rename', from: PAGE, to } as const;
    const { plan, texts } = made(entries, [rename], { changes: { index: { mode: 'generated' } } });
    assert.deepEqual(plan.renames, [{ from: PAGE, to }]);
    assert.equal(texts['docs/guide.md'], '[a](rfc/proposed/feature/2026-07-10-b.md)\n');
    assert.match(texts['docs/rfc/INDEX.md'] ?? '', /2026-07-10-b\.md/);
    for (const taken of [to, to.replace('-b.md', '-B.md')]) {
      assert.match(refused({ ...entries, [taken]: '' }, [rename]), /exists already/);
    }
    const capital = { kind: 'rename', from: to, to: to.replace('-b.md', '-B.md') } as const;
    assert.deepEqual(made({ [to]: proposedRfc }, [capital]).plan.renames.length, 1, 'only the case changes');
  });

  test('a name is made of topic and day, the day being one of the history where none is given', () => {
    const odd = 'docs/rfc/proposed/feature/cache.md';
    const named = { kind: 'name', path: odd, topic: 'page-cache' } as const;
    const toOf = (steps: readonly FileStep[], circumstances: Circumstances = {}) =>
      made({ [odd]: proposedRfc }, steps, circumstances).plan.renames[0]?.to;
    assert.equal(toOf([{ ...named, date: '2026-08-01' }]), 'docs/rfc/proposed/feature/2026-08-01-page-cache.md');
    const seen = { firstSeen: (path: string) => (path === odd ? '2025-12-24' : undefined) };
    assert.equal(toOf([named], seen), 'docs/rfc/proposed/feature/2025-12-24-page-cache.md');
    assert.equal(refused({ [odd]: proposedRfc }, [named]), `Git knows no day on which \`${odd}\` came to be.`);
    const numbered = { filename: '{number:3}-{topic}.md' };
    const others = { [odd]: proposedRfc, 'docs/rfc/rejected/feature/041-x.md': implementedRfc };
    const next = made(others, [{ ...named, date: '2026-08-01' }], { changes: numbered }).plan.renames[0];
    assert.equal(next?.to, 'docs/rfc/proposed/feature/042-page-cache.md');
    assert.match(refused({ [odd]: '' }, [{ ...named, topic: '../x', date: '2026-08-01' }]), /makes no safe file name/);
  });

  test('a move to where the status says the file is keeps each side’s reason', () => {
    const rejected = (text: string, reason: string) => text.replace('Status: proposed', `Status: rejected — ${reason}`);
    const entries = { [PAGE]: rejected(proposedRfc, 'too slow'), [ZH]: rejected(proposedRfc, '太慢') };
    const { texts } = made(entries, [{ kind: 'move', path: PAGE, lifecycle: 'rejected' }]);
    assert.match(texts[PAGE.replace('proposed', 'rejected')] ?? '', /^Status: rejected — too slow$/m);
    assert.match(texts[ZH.replace('proposed', 'rejected')] ?? '', /^Status: rejected — 太慢$/m);
    const shipped = proposedRfc.replace('Status: proposed', 'Status: implemented');
    const moved = made({ [PAGE]: shipped }, [{ kind: 'move', path: PAGE, lifecycle: 'implemented' }]).texts;
    assert.match(moved[PAGE.replace('proposed', 'implemented')] ?? '', /^Status: implemented\n[\s\S]*^## Decision$/m);
    assert.match(
      refused({ [PAGE]: proposedRfc }, [{ kind: 'move', path: PAGE, lifecycle: 'rejected' }]),
      /needs a reason/,
    );
  });

  test('the configuration is told', () => {
    const entries = { 'rfc.config.json': '{}' };
    const { project } = readProject('rfc.config.json', memoryFiles(entries));
    const step = { kind: 'listInConfig', key: ['allow', 'folders'], value: 'img' } as const;
    const scene = { project, files: memoryFiles(entries), surroundings: surroundings({}) };
    const fix = { title: 'do', data: {}, kind: 'suggestion', edits: [], steps: [step] } as const;
    const done = assertPlanned(planFix(scene, { path: 'docs/rfc/img/' }, fix));
    assert.equal(textsAfter(memoryFiles(entries), done)['rfc.config.json'], '{ "allow": { "folders": ["img"] } }');
  });

  test('a pair is confirmed as it is after the other steps', () => {
    const entries = { [PAGE]: 'a\n', [ZH]: 'b\n' };
    const edits = [{ span: { start: 0, end: 1 }, text: 'c' }];
    const confirm = { kind: 'confirmPair', anchor: PAGE } as const;
    assert.equal(made(entries, [confirm], { edits }).texts[RECORD], recordOf(PAGE, 'c\n', 'b\n'));
    assert.equal(made({ ...entries, [RECORD]: 'junk' }, [confirm]).texts[RECORD], recordOf(PAGE, 'a\n', 'b\n'));
    assert.match(refused({ [PAGE]: 'a\n' }, [confirm]), /one of its sides is not there/);
    assert.match(refused(entries, [confirm], { changes: { pairing: { enabled: false } } }), /Pairing is off/);
  });

  test('an index follows when an RFC is created or deleted, and only then', () => {
    const generated = { changes: { index: { mode: 'generated' } } } as const;
    const create = { kind: 'create', path: PAGE, text: proposedRfc } as const;
    assert.match(made({}, [create], generated).texts['docs/rfc/INDEX.md'] ?? '', /2026-07-10-a\.md/);
    const other = made({ [PAGE]: proposedRfc }, [{ ...create, path: ZH }], generated);
    assert.deepEqual(Object.keys(other.texts), [ZH]);
    assert.deepEqual(notesOf(other.plan), []);
  });
});
