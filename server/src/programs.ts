// Both programs of Node in one bundle, so that the package carries the engine once. Each loads only its own part.

/** Runs the command `rfc` with the arguments of the process. */
export async function runCli(): Promise<void> {
  await import('./cli/main');
}

/** Runs the language server over whatever the arguments of the process say. */
export async function runServer(): Promise<void> {
  await import('./lsp/main');
}
