/** A node on the way, how far back the nodes after it reach, and which of its targets comes next. */
interface Step {
  readonly node: number;
  readonly order: number;
  readonly targets: readonly number[];
  lowest: number;
  next: number;
}

/**
 * The nodes that can be reached from one, gathered into knots: nodes that can reach each other are in the same. A knot
 * comes after those that it leads to. Nodes that are `done`, and all they lead to, are left out.
 *
 * This is Tarjan's algorithm with a stack of its own, since chains of constants may be long.
 */
export function findKnots(
  from: number,
  targetsOf: (node: number) => readonly number[],
  isDone: (node: number) => boolean,
): number[][] {
  const orders = new Map<number, number>();
  const pending: number[] = [];
  const inKnot = new Set<number>();
  const knots: number[][] = [];
  const way: Step[] = [];

  const enter = (node: number) => {
    const order = orders.size;
    orders.set(node, order);
    pending.push(node);
    way.push({ node, order, targets: targetsOf(node), lowest: order, next: 0 });
  };
  const leave = (step: Step) => {
    way.pop();
    const before = way.at(-1);
    if (before) before.lowest = Math.min(before.lowest, step.lowest);
    if (step.lowest < step.order) return;
    const knot = pending.splice(pending.lastIndexOf(step.node));
    for (const node of knot) inKnot.add(node);
    knots.push(knot);
  };

  enter(from);
  for (let step = way.at(-1); step; step = way.at(-1)) {
    const target = step.targets[step.next++];
    if (target === undefined) leave(step);
    else if (isDone(target) || inKnot.has(target)) continue;
    else if (orders.has(target)) step.lowest = Math.min(step.lowest, orders.get(target) ?? 0);
    else enter(target);
  }
  return knots;
}
