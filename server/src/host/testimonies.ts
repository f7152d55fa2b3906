import { type Testimony, type Witnessed, witness } from './witness';

/** Does a piece of work as `witness` does, or in nobody's sight. */
export function witnessIf<Value>(isWitnessed: boolean, work: () => Value): Witnessed<Value> {
  return isWitnessed ? witness(work) : { value: work() };
}

/**
 * What the parts of a piece of work asked the machine, put together; `undefined` where that of a part is not known, or
 * where two parts were told different things: then something changed meanwhile, and the work is a function of neither.
 */
export function joinTestimonies(parts: readonly (Testimony | undefined)[]): Testimony | undefined {
  const paths: Record<string, Testimony['paths'][string]> = {};
  let began = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    if (!part) return undefined;
    began = Math.min(began, part.began);
    for (const [path, told] of Object.entries(part.paths)) {
      const before = paths[path] ?? told;
      if (before.stamp !== told.stamp || !isAgreed(before.answers, told.answers)) return undefined;
      paths[path] = before === told ? told : { ...told, answers: { ...before.answers, ...told.answers } };
    }
  }
  return { began, paths };
}

function isAgreed(some: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>): boolean {
  return Object.entries(others).every(([question, answer]) => (some[question] ?? answer) === answer);
}
