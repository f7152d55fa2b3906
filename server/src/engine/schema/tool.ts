import { parameterSchemaSpecToJsonSchema, valueSchemaSpecToJsonSchema } from './compile';
import { ToolArgsError } from './errors';
import type { InferArgs, InferArgsV1, InferValue } from './infer';
import { planOfOwn } from './plan';
import type { JsonSchemaNode, ObjectJsonSchema, ParameterSchemaSpec, SchemaSpec, ValueSchemaSpec } from './types';
import { schemaSpecToJsonSchema, validateArgsV1 } from './v1';
import { textsOf } from './validate';

/** What a tool of either generation says about itself and does; `Args` is what its body may rely on. */
interface Body<Args, Run, Outcome, Result> {
  readonly name: string;
  readonly description: string;
  /** Does the work. It is called with arguments that fit the parameters and never with others. */
  execute(args: Args, run: Run): Outcome | Promise<Outcome>;
  /** How to show the call; not asked about arguments that do not fit. */
  presentCall?(args: Args): unknown;
  /** How to show the result; not asked about arguments that do not fit. */
  presentResult?(args: Args, result: Result): unknown;
}

/** What a tool of the first generation is defined by. Spec: schema-dsl.md §6. */
export interface ToolOptionsV1<Spec extends SchemaSpec, Run, Result>
  extends Body<InferArgsV1<Spec>, Run, unknown, Result> {
  readonly parameters: Spec;
  readonly output?: undefined;
}

/** What a tool of the second generation is defined by. Spec: schema-dsl.md §6. */
export interface ToolOptions<
  Spec extends ParameterSchemaSpec,
  Output extends ValueSchemaSpec,
  Run = unknown,
  Result = unknown,
  Outcome extends InferValue<Output> = InferValue<Output>,
> extends Body<InferArgs<Spec>, Run, Outcome, Result> {
  readonly parameters: Spec;
  readonly output: {
    /** What `execute` gives. */
    readonly schema: Output;
    /** The value as the model is to read it. */
    render(args: InferArgs<Spec>, value: InferValue<Output>): unknown;
    /** What is kept beside the value for showing it later. */
    presentationMeta?(args: InferArgs<Spec>, value: InferValue<Output>): unknown;
  };
  /** Milliseconds, positive and finite. */
  readonly timeoutMs?: number;
  /** Whether calls with these arguments may run beside others. */
  isConcurrencySafe?(args: InferArgs<Spec>): boolean;
  /** Kept for the registry, which calls it. */
  finalizeContent?(run: Run, result: Result): unknown;
}

/** A tool that judges its arguments by itself, so that it can be called with anything. */
export interface Tool<Run = unknown, Result = unknown, Outcome = unknown> {
  readonly name: string;
  readonly description: string;
  /** What goes over the wire. */
  readonly parameters: ObjectJsonSchema;
  /** @throws ToolArgsError (as a rejection) before anything is done when the arguments do not fit. */
  execute(args: unknown, run: Run): Promise<Outcome>;
  /** Undefined when the arguments do not fit. */
  readonly presentCall?: (args: unknown) => unknown;
  /** Undefined when the arguments do not fit. */
  readonly presentResult?: (args: unknown, result: Result) => unknown;
}

/** A tool of the second generation. */
export interface ToolWithOutput<Run = unknown, Result = unknown, Outcome = unknown> extends Tool<Run, Result, Outcome> {
  readonly output: {
    readonly schema: JsonSchemaNode;
    readonly render: (args: unknown, value: unknown) => unknown;
    readonly presentationMeta?: (args: unknown, value: unknown) => unknown;
  };
  readonly timeoutMs?: number;
  /** False when the arguments do not fit. */
  readonly isConcurrencySafe?: (args: unknown) => boolean;
  readonly finalizeContent?: (run: Run, result: Result) => unknown;
}

/**
 * Defines a tool of the second generation (with `output`): its declarations are compiled and checked here, and what is
 * changed in them later changes nothing.
 * @throws Error when `timeoutMs` is not a positive finite number
 * @throws JsonSchemaError when the parameters, or else the output schema, are malformed. Spec: schema-dsl.md §6.
 */
export function defineTool<
  const Spec extends ParameterSchemaSpec,
  const Output extends ValueSchemaSpec,
  Run,
  Result,
  Outcome extends InferValue<Output>,
>(options: ToolOptions<Spec, Output, Run, Result, Outcome>): ToolWithOutput<Run, Result, Outcome>;
/** Defines a tool of the first generation (without `output`), which judges by its parameters as they are at each call. */
export function defineTool<const Spec extends SchemaSpec, Run, Result>(
  options: ToolOptionsV1<Spec, Run, Result>,
): Tool<Run, Result>;
export function defineTool(options: unknown): Tool {
  const known = options as AnyOptions; // the overloads say so; inferring argument types for any spec at all would not end
  return known.output === undefined ? defineV1(known) : defineV2(known, known.output);
}

/** The options of either generation, once nothing is known of the arguments. */
interface AnyOptions extends Calls {
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
  readonly output?: AnyOutput;
  readonly timeoutMs?: unknown;
}

/** The functions among the options, once nothing is known of their arguments. */
interface Calls {
  execute(args: unknown, run: unknown): unknown;
  presentCall?(args: unknown): unknown;
  presentResult?(args: unknown, result: unknown): unknown;
  isConcurrencySafe?(args: unknown): boolean;
  finalizeContent?(run: unknown, result: unknown): unknown;
}

interface AnyOutput {
  readonly schema: ValueSchemaSpec;
  render(args: unknown, value: unknown): unknown;
  presentationMeta?(args: unknown, value: unknown): unknown;
}

function defineV1(options: AnyOptions): Tool {
  const spec = options.parameters as SchemaSpec;
  return guard(options, schemaSpecToJsonSchema(spec), (args) => validateArgsV1(spec, args));
}

function defineV2(options: AnyOptions, output: AnyOutput): ToolWithOutput {
  const { isConcurrencySafe, finalizeContent } = options;
  const timeoutMs = readTimeout(options);
  const parameters = parameterSchemaSpecToJsonSchema(options.parameters as ParameterSchemaSpec);
  const schema = valueSchemaSpecToJsonSchema(output.schema);
  const plan = planOfOwn(parameters);
  const findFaults = (args: unknown) => textsOf(plan, args, '');
  return {
    ...guard(options, parameters, findFaults),
    output: bindOutput(output, schema),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(isConcurrencySafe && {
      isConcurrencySafe: (args: unknown) => findFaults(args).length === 0 && isConcurrencySafe.call(options, args),
    }),
    ...(finalizeContent && { finalizeContent: finalizeContent.bind(options) }),
  };
}

function readTimeout({ name, timeoutMs }: AnyOptions): number | undefined {
  if (timeoutMs === undefined) return undefined;
  if (typeof timeoutMs === 'number' && timeoutMs > 0 && Number.isFinite(timeoutMs)) return timeoutMs;
  throw new Error(`The timeout of \`${name}\` must be a positive number of milliseconds, not ${String(timeoutMs)}.`);
}

function bindOutput(output: AnyOutput, schema: JsonSchemaNode): ToolWithOutput['output'] {
  const { render, presentationMeta } = output;
  return {
    schema,
    render: render.bind(output),
    ...(presentationMeta && { presentationMeta: presentationMeta.bind(output) }),
  };
}

/** The functions of a tool behind the check of its arguments. */
function guard(options: AnyOptions, parameters: ObjectJsonSchema, findFaults: (args: unknown) => string[]): Tool {
  const { name, description, execute, presentCall, presentResult } = options;
  const fits = (args: unknown) => findFaults(args).length === 0;
  return {
    name,
    description,
    parameters,
    async execute(args, run) {
      const faults = findFaults(args);
      if (faults.length > 0) throw new ToolArgsError(faults);
      return execute.call(options, args, run);
    },
    ...(presentCall && {
      presentCall: (args: unknown) => (fits(args) ? presentCall.call(options, args) : undefined),
    }),
    ...(presentResult && {
      presentResult: (args: unknown, result: unknown) =>
        fits(args) ? presentResult.call(options, args, result) : undefined,
    }),
  };
}
