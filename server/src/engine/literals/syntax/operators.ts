/** How strongly operators bind, from the weakest. */
export const Binding = {
  assignment: 1,
  conditional: 2,
  relational: 10,
  unary: 15,
  creation: 16,
} as const;

const levels: readonly (readonly [level: number, operators: string])[] = [
  [Binding.assignment, '= += -= *= /= %= **= <<= &= |= ^= &&= ||= ??='],
  [3, '|| ??'],
  [5, '&&'],
  [6, '|'],
  [7, '^'],
  [8, '&'],
  [9, '== != === !=='],
  [Binding.relational, '< > <= in instanceof'],
  [11, '<<'],
  [12, '+ -'],
  [13, '* / %'],
  [14, '**'],
];

/** How strongly each operator between two operands binds. */
export const binaryOperators: ReadonlyMap<string, number> = new Map(
  levels.flatMap(([level, operators]) => operators.split(' ').map((operator) => [operator, level] as const)),
);

/** True for an operator that takes what follows first: `a = b = c`. */
export function isRightBound(level: number): boolean {
  return level === Binding.assignment || level === 14;
}

/** Operators before an operand, other than words. */
export const prefixSigns: ReadonlySet<string> = new Set(['+', '-', '!', '~', '++', '--']);
/** Words before an operand. */
export const prefixWords: ReadonlySet<string> = new Set(['typeof', 'void', 'delete']);
