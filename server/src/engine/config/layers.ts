import { isNull, type Json, type JsonObject, type Member } from './json';

/** The objects among layers (strongest first) that still count: a reset hides all below it. */
export function untilReset(layers: readonly Json[]): JsonObject[] {
  const reset = layers.findIndex(isNull);
  const counting = reset === -1 ? layers : layers.slice(0, reset);
  return counting.flatMap((layer) => (layer.kind === 'object' ? [layer] : []));
}

/** The values that layered objects give to a name, strongest first. */
export function membersOf(objects: readonly JsonObject[], name: string): Json[] {
  return objects.flatMap((object) => object.members.get(name)?.value ?? []);
}

/** The member at a path of names that decides the value there, `undefined` where only defaults speak. */
export function findWinner(layers: readonly Json[], path: readonly string[]): Member | undefined {
  let objects = untilReset(layers);
  for (const name of path.slice(0, -1)) objects = untilReset(membersOf(objects, name));
  const last = path[path.length - 1] ?? '';
  const winner = objects.find((object) => object.members.has(last))?.members.get(last);
  return winner && !isNull(winner.value) ? winner : undefined;
}

/** The items of the list that decides the value at a path of names. */
export function findWinningItems(layers: readonly Json[], path: readonly string[]): readonly Json[] {
  const value = findWinner(layers, path)?.value;
  return value?.kind === 'array' ? value.items : [];
}
