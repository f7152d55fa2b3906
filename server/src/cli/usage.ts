/** The user asked for what cannot be done. The message is one sentence for them; the exit code is 2. */
export class UsageError extends Error {}
