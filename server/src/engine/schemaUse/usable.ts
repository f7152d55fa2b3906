import { findAt, toPartialValue } from '../literals';
import { fillMessage } from '../messages';
import type { Said } from '../rule';
import {
  inspectJsonSchemaValue,
  type JsonSchemaNode,
  parameterSchemaSpecToJsonSchema,
  type SchemaProp,
  type SchemaSpec,
  schemaSpecToJsonSchema,
  type ValueViolation,
  valueSchemaSpecToJsonSchema,
} from '../schema';
import {
  inspectArgsV1,
  inspectObjectSchema,
  inspectParameterSpec,
  inspectRawSchema,
  inspectSpecV1,
  inspectValueSpec,
  type SchemaProblem,
} from '../schema/inspect';
import type { SchemaSite } from '../schemaSites/site';
import type { Span } from '../text/span';
import { en } from '../texts';
import { type Obstacle, obstaclesIn } from './obstacles';

/** Why a declaration cannot be used. */
export interface SchemaFault {
  readonly span: Span;
  /** A sentence without its full stop; what the library says too, in its words. */
  readonly text: string;
  /** The same for other languages, where it is not in the words of the library. */
  readonly said?: Said;
}

/** A declaration that values can be judged by. */
export interface UsableSchema {
  readonly kind: 'usable';
  /** What goes over the wire; where a description or the like is not known, `unknownRemark` stands for it. */
  readonly schema: JsonSchemaNode;
  /** What is known of everything but these descriptions, titles, defaults and examples. */
  readonly unknown: readonly SchemaFault[];
  /** What is wrong with a value: the validation of the library, in the dialect of the declaration. */
  inspect(value: unknown): ValueViolation[];
}

/** A declaration that is malformed, or of which not enough is known. */
export interface UnusableSchema {
  readonly kind: 'unusable';
  /** At least one, in text order for those of the text itself. */
  readonly faults: readonly SchemaFault[];
}

/** What stands for a description, title, default or example that only running the code would tell. */
export const unknownRemark = '…';

/** Compiles a declaration as it stands in its text. Never throws. Spec: schema-dsl.md §1.1, §2.2, §3. */
export function useSchema(site: SchemaSite): UsableSchema | UnusableSchema {
  const obstacles = obstaclesIn(site);
  const serious = obstacles.filter(({ isRemark }) => !isRemark);
  if (serious.length > 0) return { kind: 'unusable', faults: serious.map((each) => describe(each, site)) };
  const value = toPartialValue(site.literal, () => unknownRemark);
  const problems = problemsOf(site, value);
  if (problems.length > 0) return { kind: 'unusable', faults: problems.map((problem) => locate(problem, site)) };
  try {
    const unknown = obstacles.map((each) => describe(each, site));
    return { kind: 'usable', unknown, ...compile(site, value) };
  } catch (error) {
    // What the inspection does not refuse: a declaration of the first dialect that contains itself over constants.
    const text = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    return { kind: 'unusable', faults: [{ span: site.literal.span, text }] };
  }
}

/** A value from a text is what it has to be once nothing was found wrong with it. */
function compile({ shape }: SchemaSite, value: unknown): Pick<UsableSchema, 'schema' | 'inspect'> {
  switch (shape) {
    case 'v1-map': {
      const spec = value as SchemaSpec;
      return { schema: schemaSpecToJsonSchema(spec), inspect: (args) => inspectArgsV1(spec, args) };
    }
    case 'v1-node': {
      const spec: SchemaSpec = { value: { ...(value as SchemaProp), required: true } };
      const schema = schemaSpecToJsonSchema(spec).properties?.value ?? {};
      return { schema, inspect: (given) => inspectArgsV1(spec, { value: given }).map(withoutFirst) };
    }
    case 'v2-map': {
      const schema = parameterSchemaSpecToJsonSchema(value as Parameters<typeof parameterSchemaSpecToJsonSchema>[0]);
      return { schema, inspect: (args) => inspectJsonSchemaValue(schema, args, '') };
    }
    case 'v2-value': {
      const schema = valueSchemaSpecToJsonSchema(value as Parameters<typeof valueSchemaSpecToJsonSchema>[0]);
      return { schema, inspect: (given) => inspectJsonSchemaValue(schema, given) };
    }
    default: {
      const schema = value as JsonSchemaNode;
      return { schema, inspect: (given) => inspectJsonSchemaValue(schema, given, '') };
    }
  }
}

function withoutFirst(violation: ValueViolation): ValueViolation {
  return { ...violation, path: violation.path.slice(1) };
}

function problemsOf({ shape }: SchemaSite, value: unknown): readonly SchemaProblem[] {
  switch (shape) {
    case 'v1-map':
      return inspectSpecV1(value).filter(isFatalV1);
    case 'v1-node':
      return inspectSpecV1({ value })
        .filter(isFatalV1)
        .map((problem) => ({ ...problem, path: problem.path.slice(1) }));
    case 'v2-map':
      return inspectParameterSpec(value);
    case 'v2-value':
      return inspectValueSpec(value);
    case 'raw':
      return inspectRawSchema(value);
    case 'raw-object':
      return inspectObjectSchema(value);
  }
}

/** The first dialect takes what it does not know in silence, but for what it cannot run on. */
function isFatalV1({ kind }: SchemaProblem): boolean {
  return kind === 'a:map' || kind === 'a:node' || kind === 'a:type' || kind === 'a:circular';
}

function locate({ path, text }: SchemaProblem, { literal }: SchemaSite): SchemaFault {
  const { entry, literal: found } = findAt(literal, path);
  return { span: found.via?.span ?? (entry ? entry.keySpan : found.span), text };
}

const MAX_QUOTED = 60;

/** The words of the text itself name a part best. */
function describe({ span, why }: Obstacle, { text }: SchemaSite): SchemaFault {
  const words = text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const quoted = words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}…` : words;
  return { span, text: fillMessage(reasons[why], { quoted }), said: { said: reasons[why], data: { quoted } } };
}

const reasons: Readonly<Record<Obstacle['why'], string>> = {
  dynamic: en('`{quoted}` is known only when the code runs'),
  incomplete: en('`{quoted}` is not typed to its end'),
  prototype: en('`{quoted}` sets the prototype and declares nothing'),
};
