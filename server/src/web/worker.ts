// The script that a browser starts as the worker of the language server. It loads the bundles, which are CommonJS so that
// Node can load them too: each is run as a script that finds `require` and `module` in the scope of the worker.

interface Module {
  exports: unknown;
}

declare function importScripts(address: string): void;

/** A worker's own scope, and what bundles expect in it. */
const scope = globalThis as unknown as {
  module: Module;
  require: (name: string) => unknown;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: unknown): void;
};

/** What runs the server here, by what the bundles call it. */
const standIns: ReadonlyMap<string, string> = new Map([['machine.js', 'web-machine.js']]);

const loaded = new Map<string, Module>();

/** The first message is the address of the folder with the bundles; all others are for the server. */
scope.onmessage = ({ data }) => {
  scope.onmessage = null;
  const folder = String(data);
  scope.require = (name) => load(folder, name.slice(name.lastIndexOf('/') + 1));
  scope.require('./web-server.js');
  scope.postMessage('ready');
};

function load(folder: string, name: string): unknown {
  const known = loaded.get(name);
  if (known) return known.exports;
  const module: Module = { exports: {} };
  loaded.set(name, module);
  const outer = scope.module;
  scope.module = module;
  try {
    importScripts(new URL(standIns.get(name) ?? name, folder).href);
  } finally {
    scope.module = outer;
  }
  return module.exports;
}
