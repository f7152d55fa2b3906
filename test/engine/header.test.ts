import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lifecycle } from '../../server/src/engine/config/defaults';
import { readFactsWithRemark } from '../../server/src/engine/facts/remark';
import { type Header, keyWord, readHeader } from '../../server/src/engine/header';
import { placeOf } from '../../server/src/engine/place';
import { Lines } from '../../server/src/engine/text/lines';
import { type ConfigChanges, configWith } from '../support/configs';

function read(text: string, changes: ConfigChanges = {}, folder = 'proposed'): Header {
  const config = configWith(changes);
  const place = placeOf(config, `docs/rfc/${folder}/feature/2026-07-10-cache.md`);
  assert.ok(place);
  const lines = new Lines(text);
  return readHeader(lines, readFactsWithRemark(lines), config, place);
}

/** The status as a reader would mark it: `key|value` and the lifecycle it names. */
function statusOf(text: string, changes: ConfigChanges = {}, folder?: string) {
  const { status } = read(text, changes, folder);
  if (!status) return undefined;
  const { span, value, line, keyed } = status;
  const marked = `${text.slice(span.start, value.start)}|${text.slice(value.start, value.end)}`;
  return { marked, line, keyed, lifecycle: status.lifecycle?.name };
}

describe('the title', () => {
  const titles: [name: string, text: string, title: string | undefined, lead?: string][] = [
    ['has its prefix stripped', '# RFC: A cache\n', 'A cache', '# RFC: '],
    ['may have other blanks', '#  RFC:   A  \r\n', 'A', '#  RFC:   '],
    ['may lack the prefix', '# A cache', 'A cache', '# '],
    ['may be the prefix', '# RFC:\n', 'RFC:', '# '],
    ['keeps a prefix that is part of a word', '# RFC:A\n', 'RFC:A', '# '],
    ['may follow a byte-order mark', '\uFEFF# RFC: A\n', 'A', '# RFC: '],
    ['may hold emoji', '# RFC: 😀 A\n', '😀 A', '# RFC: '],
    ['needs words', '# \n', undefined],
    ['needs a blank behind the mark', '#RFC: A\n', undefined],
    ['is of level 1', '## RFC: A\n', undefined],
    ['stands on line 1', '\n# RFC: A\n', undefined],
    ['is absent from an empty file', '', undefined],
  ];
  for (const [name, text, title, lead] of titles) {
    test(name, () => {
      const found = read(text).title;
      assert.equal(found?.text, title);
      if (!found) return;
      assert.equal(text.slice(found.span.start, found.span.end), title);
      assert.equal(text.slice(found.lead.start, found.lead.end), lead);
    });
  }

  test('of ten million blanks is read in linear time', () => {
    assert.equal(read(`# a${' '.repeat(1e7)}b`).title?.text.length, 1e7 + 2);
  });
});

describe('the status on line 3', () => {
  const lines: [line: string, marked: string | undefined, lifecycle?: string][] = [
    ['Status: proposed', 'Status: |proposed', 'proposed'],
    ['Status: implemented', 'Status: |implemented', 'implemented'],
    ['Status: rejected — too slow', 'Status: |rejected — too slow', 'rejected'],
    ['Status: rejected —  ', 'Status: |rejected —  ', 'rejected'],
    ['Status: rejected — ', 'Status: |rejected — '],
    ['Status: rejected', 'Status: |rejected'],
    ['Status: proposed — why', 'Status: |proposed — why'],
    ['Status: proposed ', 'Status: |proposed '],
    ['Status: ', 'Status: |'],
    ['Status:proposed', 'Status:|proposed'],
    ['status : proposed', 'status : |proposed'],
    ['  - **Status:** proposed', '  - **Status:** |proposed'],
    ['> _Status_: proposed', '> _Status_: |proposed'],
    ['Status：proposed', 'Status：|proposed'],
    ['Status proposed', 'Status |proposed'],
    ['STATUS - Rejected', 'STATUS - |Rejected'],
    ['Status', 'Status|'],
    ['Status quo', undefined],
    ['Statuses: many', undefined],
    ['## Status', undefined],
    ['', undefined],
  ];
  for (const [line, marked, named] of lines) {
    test(`\`${line}\``, () => {
      const status = statusOf(`# RFC: A\r\n\r\n${line}\r\n\r\nText.\r\n`);
      assert.equal(status?.marked, marked);
      assert.equal(status?.lifecycle, named);
      if (status) assert.equal(status.keyed, line.startsWith('Status: '));
    });
  }

  test('with a decorated key', () => {
    const config = { status: { key: '- **State** = ' } };
    assert.deepEqual(statusOf('# A\n\n- **State** = proposed', config), {
      marked: '- **State** = |proposed',
      line: 2,
      keyed: true,
      lifecycle: 'proposed',
    });
    assert.equal(statusOf('# A\n\nstate: proposed', config)?.marked, 'state: |proposed');
    assert.equal(keyWord(configWith(config)), 'state');
  });

  test('with no key at all', () => {
    const config = { status: { key: '' } };
    assert.equal(statusOf('# A\n\nproposed\n\nmore\n', config)?.lifecycle, 'proposed');
    assert.equal(statusOf('# A\n\n\n\nproposed\n', config), undefined);
    assert.deepEqual(read('# A\n\nproposed\n\nproposed\n', config).duplicates, []);
  });

  test('names the own lifecycle before another of the same token', () => {
    const config = {
      lifecycles: [lifecycle('accepted'), lifecycle('trial', { status: { token: 'accepted', reason: 'none' } })],
    };
    assert.equal(statusOf('# A\n\nStatus: accepted\n', config, 'trial')?.lifecycle, 'trial');
    assert.equal(statusOf('# A\n\nStatus: accepted\n', config, 'accepted')?.lifecycle, 'accepted');
  });

  test('may have a reason or not where it is optional', () => {
    const config = { lifecycles: [lifecycle('done', { status: { token: 'done', reason: 'optional' } })] };
    for (const value of ['done', 'done — at last']) {
      assert.equal(statusOf(`# A\n\nStatus: ${value}\n`, config, 'done')?.lifecycle, 'done');
    }
  });
});

describe('other status lines', () => {
  test('the first one counts when line 3 is none', () => {
    const header = read('# A\n\nText\n\nStatus: a\n\nStatus:b\n');
    assert.equal(header.status?.line, 4);
    assert.deepEqual(header.duplicates, [6]);
  });

  test('are only structural lines at column 0 with the key as it is', () => {
    const quoted =
      '```\nStatus: a\n```\n\n    Status: b\n\n<!--\nStatus: c\n-->\n\n> Status: d\n\n- Status: e\n\nstatus: f\n';
    assert.deepEqual(read(`# A\n\nStatus: proposed\n\n${quoted}`).duplicates, []);
  });

  test('include one identical to line 3, and one above it', () => {
    assert.deepEqual(read('Status: x\n\nStatus: proposed\nStatus: proposed\n').duplicates, [0, 3]);
  });

  test('are absent from an empty file', () => {
    assert.deepEqual(read(''), { title: undefined, status: undefined, duplicates: [] });
  });
});
