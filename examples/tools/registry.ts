/** A tool that the assistant may call: what it is for, what it takes, and what it does. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly output?: { readonly schema: unknown; readonly render: (value: never) => string };
  readonly execute: (args: never) => unknown;
}

/** Registers a tool of Larder's assistant. */
export function defineTool<const T extends Tool>(tool: T): T {
  return tool;
}
