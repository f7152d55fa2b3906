import { AuthorWalk } from './author';
import { AuthorJudge } from './authorJudge';
import { judgeObjectSchema, judgeSchema } from './compile';
import { allKnown, type Unknowns } from './node';
import { ProblemList, type SchemaProblem } from './problems';
import { SpecWalkV1 } from './specV1';

export type { Unknowns } from './node';
export { unknownPart } from './node';
export type { AuthorKind, RawKind, SchemaProblem, SchemaProblemKind } from './problems';
export { inspectArgsV1 } from './v1';

/*
 * What a linter asks. The walks are those of the library; here they do not stop at an author's first mistake, and they
 * pass over what a source text does not tell: `unknownPart` in place of a value is not judged, nor is what a record
 * lacks that `isPartial`. Nothing here throws, whatever the value.
 */

/** Everything wrong with a map of parameters of the second dialect, at the author's own keys. Spec: schema-dsl.md §2. */
export function inspectParameterSpec(spec: unknown, unknowns: Unknowns = allKnown): readonly SchemaProblem[] {
  const list = new ProblemList('parameters', false);
  new AuthorWalk(new AuthorJudge(list, unknowns)).parameters(spec);
  return list.problems;
}

/** Everything wrong with a node of the second dialect, at the author's own keys. Spec: schema-dsl.md §2. */
export function inspectValueSpec(spec: unknown, unknowns: Unknowns = allKnown): readonly SchemaProblem[] {
  const list = new ProblemList('schema', false);
  new AuthorWalk(new AuthorJudge(list, unknowns)).value(spec);
  return list.problems;
}

/** Everything in a plain schema that is not enforced. Spec: schema-dsl.md §3. */
export function inspectRawSchema(schema: unknown, unknowns: Unknowns = allKnown): readonly SchemaProblem[] {
  return judgeSchema(schema, unknowns).problems;
}

/** The same for a schema whose root has to be an object; that it is none is said when nothing else is wrong. */
export function inspectObjectSchema(schema: unknown, unknowns: Unknowns = allKnown): readonly SchemaProblem[] {
  return judgeObjectSchema(schema, unknowns).problems;
}

/** Everything doubtful in a map of parameters of the first dialect, which no run of the library refuses. Spec: schema-dsl.md §1.1, §9. */
export function inspectSpecV1(spec: unknown, unknowns: Unknowns = allKnown): readonly SchemaProblem[] {
  const list = new ProblemList('parameters', false);
  new SpecWalkV1(list, unknowns).parameters(spec);
  return list.problems;
}
