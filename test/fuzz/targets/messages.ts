import assert from 'node:assert/strict';
import path from 'node:path';
import { uriOf } from '../../support/lspClient';
import { mismatchedRfc, proposedPath, smallTree } from '../../support/lspTexts';
import { chance, pick, type Random, repeat } from '../../support/random';
import { inFolder } from '../folder';
import { anyJson, brokenJson } from '../json';
import { comparable, withServer } from '../server';
import { shrinkList } from '../shrink';
import { defineTarget } from '../target';

/** A message as its body; `{uri}` stands for the address of the open document. */
type Body = string;

const requests = [
  ...[
    'textDocument/diagnostic',
    'workspace/diagnostic',
    'textDocument/codeAction',
    'codeAction/resolve',
    'textDocument/completion',
  ],
  ...[
    'textDocument/hover',
    'textDocument/codeLens',
    'workspace/willRenameFiles',
    'workspace/executeCommand',
    'textDocument/none',
    '',
    '$/none',
  ],
  ...[
    'rfc/overview',
    'rfc/generateIndex',
    'rfc/schemaPreview',
    'rfc/judgeArguments',
    'rfc/proposeArguments',
    'rfc/explainFile',
    'rfc/pairPreview',
  ],
  ...[
    'rfc/confirmPair',
    'rfc/pairDrift',
    'rfc/counterpart',
    'rfc/createCounterpart',
    'rfc/listRules',
    'rfc/newChoices',
    'rfc/suggestTopic',
    'rfc/new',
  ],
  ...['rfc/moveChoices', 'rfc/move', 'rfc/changeClass', 'rfc/fixWorkspace', 'rfc/normalize', 'rfc/commandFolders'],
] as const;

const notifications = [
  ...[
    'textDocument/didOpen',
    'textDocument/didChange',
    'textDocument/didSave',
    'textDocument/didClose',
    'workspace/didChangeWatchedFiles',
  ],
  ...[
    'workspace/didChangeConfiguration',
    '$/cancelRequest',
    '$/setTrace',
    '$/progress',
    'initialized',
    'none',
    'window/workDoneProgress/cancel',
  ],
] as const;

const uris = [
  '{uri}',
  '{uri}',
  'file:///none.md',
  'file:',
  'untitled:a',
  'http://a/b',
  '',
  'file:///%',
  'file://host/a',
  'file:///a%00b.md',
  'git:/a.md',
] as const;

/** Anything that a client may send by mistake. */
export const messages = defineTarget<readonly Body[]>({
  name: 'messages',
  holds: 'a server that was sent garbage answers the next request as if nothing had been.',
  short: 8,
  generate: (random) => repeat(1 + random(30), (index) => anyBody(random, index)),
  check: (bodies) => {
    return inFolder(smallTree, (folder) => {
      return withServer(folder, async (client, send) => {
        const file = path.join(folder, proposedPath);
        await client.open(file);
        const before = comparable(await client.pull(file));
        for (const body of bodies) send(body.replaceAll('{uri}', uriOf(file)));
        await client.notify('workspace/didChangeConfiguration', { settings: null });
        await client.close(file);
        await client.open(file, mismatchedRfc);
        assert.deepEqual(comparable(await client.pull(file)), before, 'the same text has the same problems');
        return undefined;
      });
    });
  },
  async shrink(bodies, fails) {
    return shrinkList(bodies, fails);
  },
  show: (bodies) => bodies.join('\n'),
});

function anyBody(random: Random, index: number): Body {
  const isRequest = chance(random, 60);
  const message = {
    jsonrpc: '2.0',
    ...(isRequest ? { id: pick(random, [1_000 + index, `x${index}`]) } : {}),
    method: chance(random, 95) ? pick(random, isRequest ? requests : notifications) : anyJson(random, 0),
    params: chance(random, 75) ? likely(random) : anyJson(random),
  };
  const body = JSON.stringify(message);
  return chance(random, 90) ? body : brokenJson(random, body);
}

/** Parameters with the names that requests have, and values that may be right or not. */
function likely(random: Random): unknown {
  const uri = () => (chance(random, 80) ? pick(random, uris) : anyJson(random, 1));
  const spot = () => ({
    line: pick(random, [0, 3, -1, 1e9, 1.5, null]),
    character: pick(random, [0, 7, -5, 1e9, '1']),
  });
  const range = () => (chance(random, 80) ? { start: spot(), end: spot() } : anyJson(random, 1));
  const all: readonly (readonly [string, () => unknown])[] = [
    [
      'textDocument',
      () => ({
        uri: uri(),
        version: anyJson(random, 0),
        languageId: 'markdown',
        text: chance(random, 50) ? 'x' : anyJson(random, 0),
      }),
    ],
    ['position', spot],
    ['range', range],
    [
      'context',
      () => ({
        diagnostics: [
          { range: range(), code: anyJson(random, 0), source: 'rfc', data: anyJson(random, 2), message: '' },
        ],
        only: anyJson(random, 1),
      }),
    ],
    ['contentChanges', () => [{ range: range(), text: chance(random, 60) ? 'y' : anyJson(random, 0) }]],
    ['changes', () => [{ uri: uri(), type: pick(random, [1, 2, 3, 9, null]) }]],
    ['files', () => [{ oldUri: uri(), newUri: uri() }]],
    ['uri', uri],
    ['previousResultIds', () => anyJson(random, 2)],
    ['previousResultId', () => anyJson(random, 0)],
    ['settings', () => anyJson(random)],
    ...[
      'title',
      'lifecycle',
      'class',
      'topic',
      'reason',
      'folder',
      'root',
      'tool',
      'args',
      'text',
      'id',
      'data',
      'value',
      'language',
    ].map((name) => [name, () => (chance(random, 30) ? uri() : anyJson(random, 1))] as const),
  ];
  return Object.fromEntries(all.filter(() => chance(random, 45)).map(([name, make]) => [name, make()]));
}
