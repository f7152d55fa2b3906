// Loads an extension and activates it, with an editor that takes everything and does nothing; prints the milliseconds.
const Module = require('node:module');
const path = require('node:path');

/**
 * Something that can be called, constructed, extended and asked for anything, and gives more of its kind.
 * @type {any}
 */
const anything = new Proxy(class {}, {
  get(_, key) {
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    if (key === Symbol.toPrimitive) return () => '';
    if (key === 'prototype') return Object.prototype;
    return key === 'then' ? undefined : anything;
  },
  set: () => true,
  apply: () => anything,
  construct: () => anything,
});

/** The module, whose names a bundle looks for along its prototypes. */
const editor = Object.create(anything);

const resolve = Reflect.get(Module, '_load');
Reflect.set(Module, '_load', (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) =>
  name === 'vscode' ? editor : resolve(name, ...rest),
);

const client = path.resolve(process.argv[2] ?? '');
const context = { subscriptions: [], extensionUri: anything, globalState: anything, workspaceState: anything };
const start = performance.now();
require(client).activate(new Proxy(context, { get: (own, key) => Reflect.get(own, key) ?? anything }));
process.stdout.write(`${performance.now() - start}\n`, () => process.exit(0));
