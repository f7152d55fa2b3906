import type * as vscode from 'vscode';

/** Starts the server in a worker; `folder` is that of the bundles. Rejects with the reason when it does not come up. */
export function startWorker(folder: vscode.Uri): Promise<Worker> {
  const address = `${folder.toString(true)}/`;
  const worker = new Worker(`${address}web-worker.js`);
  return new Promise((resolve, reject) => {
    worker.onmessage = () => resolve(worker);
    worker.onerror = ({ message }) => {
      worker.terminate();
      reject(new Error(`the worker did not start: ${message}`));
    };
    worker.postMessage(address);
  });
}
