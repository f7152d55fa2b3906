/** Where a key leads in a row of things of which one takes the focus; `undefined` for a key that leads nowhere. */
export function stepInRow(key: string, index: number, length: number): number | undefined {
  const last = length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    Home: 0,
    End: last,
  };
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}
