// A thread that helps with a long check: it gets ready while the main thread looks around, waits for work, and stays until
// it is dismissed. Compiled code is not kept for it: V8 runs under other flags by now than when that was written.
import { parentPort, workerData } from 'node:worker_threads';
import { openFor } from './lint/workOn';

const workOn = openFor(workerData);
parentPort?.on('message', (work) => parentPort?.postMessage(workOn(work)));
