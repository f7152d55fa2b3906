import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fillMessage, messagesIn, readTexts, renderMessage, sayIn, type Texts } from '../../../server/src/engine';
import { zhCn } from '../../../server/src/engine/locales/zh-cn';

const texts: Texts = {
  tag: 'xx',
  rules: { 'status/missing/missing': 'MISSING {expected}' },
  words: {},
  phrases: {},
  sentences: { 'Open {name}': 'OPEN {name}' },
  parts: { 'a blank': 'BLANK', '{count} items': '{count} ITEMS' },
  comma: ' & ',
  or: ' | ',
};

describe('texts of a language', () => {
  test('are found by rule and message, else English stays', () => {
    const lookup = messagesIn(texts);
    const data = { expected: 'x' };
    assert.equal(renderMessage({ rule: 'status/missing', message: 'missing', data }, lookup), 'MISSING x');
    assert.equal(lookup('status/missing', 'insertStatus'), 'Insert `{status}`');
  });

  test('are found by the English of a sentence; names that every object inherits are none', () => {
    assert.equal(sayIn(texts)('Open {name}', { name: 'a' }), 'OPEN a');
    assert.equal(sayIn(texts)('toString'), 'toString');
  });

  test('reach the words of ours that fill a place, but not what the user wrote', () => {
    assert.equal(fillMessage('{what} and `{what}`', { what: 'a blank' }, texts), 'BLANK and `a blank`');
  });

  test('join names in their own way', () => {
    assert.equal(fillMessage('{list}', { list: '`a`, `b` or `c`' }, texts), '`a` & `b` | `c`');
    assert.equal(fillMessage('`{found}`', { found: 'a`, `b' }, texts), '`a`, `b`');
    assert.equal(fillMessage('{list}', { list: '`a`, `b` or `c`' }), '`a`, `b` or `c`');
  });

  test('reach words with values of their own', () => {
    const said = { said: '{count} items', data: { count: 3 } };
    assert.equal(fillMessage('({shape})', { shape: said }, texts), '(3 ITEMS)');
    assert.equal(fillMessage('({shape})', { shape: said }), '(3 items)');
    const ofRule = { said: 'There is no status', data: { expected: 'y' }, key: 'status/missing/missing' };
    assert.equal(fillMessage('{problem}', { problem: ofRule }, texts), 'MISSING y');
  });
});

describe('readTexts', () => {
  test('takes what the build writes', () => {
    assert.deepEqual(readTexts(JSON.parse(JSON.stringify(zhCn))), zhCn);
  });

  const garbage: readonly unknown[] = [
    null,
    'zh-CN',
    {},
    { ...zhCn, tag: 1 },
    { ...zhCn, parts: { a: 1 } },
    { ...zhCn, or: null },
  ];
  for (const value of garbage) {
    test(`takes no ${JSON.stringify(value)?.slice(0, 40)}`, () => assert.equal(readTexts(value), undefined));
  }
});
