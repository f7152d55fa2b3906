/** Adds a value to the list of a key, which is begun where there is none: copying the list each time takes the square of its length. */
export function addTo<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = groups.get(key);
  if (known) known.push(value);
  else groups.set(key, [value]);
}
