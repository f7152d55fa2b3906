// Loaded before the language server by the fuzzer: answers each message of the process around with the bytes in use.
// What is referred to only by caches of compiled code goes with the second collection.
process.on('message', () => {
  for (let round = 0; round < 2; round++) global.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
