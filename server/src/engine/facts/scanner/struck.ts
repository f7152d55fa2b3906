import { type Part, type Run, sizeOf, type Wrap } from './emphasis';

/** Turns runs of tildes into struck text: one tilde, or two, match the nearest as many in front. */
export function resolveStruck(parts: Part[], wrap: Wrap): Part[] {
  if (!parts.some(isTildes)) return parts;
  const out: Part[] = [];
  const openers = new Openers();
  for (const part of parts) {
    const index = isTildes(part) && part.closes ? openers.nearest(sizeOf(part)) : undefined;
    const opener = index === undefined ? undefined : out[index];
    if (index === undefined || !opener) {
      if (isTildes(part) && part.opens) openers.add(sizeOf(part), out.length);
      out.push(part);
      continue;
    }
    const inner = out.splice(index).slice(1);
    openers.forgetFrom(index);
    const node = wrap('delete', inner, opener.start, part.end);
    out.push({ kind: 'node', node, start: opener.start, end: part.end });
  }
  return out;
}

function isTildes(part: Part): part is Run {
  return part.kind === 'run' && part.mark === '~';
}

/** Where runs that may open stand, by how many tildes they have. */
class Openers {
  readonly #places = new Map<number, number[]>();

  add(size: number, place: number): void {
    const places = this.#places.get(size);
    if (places) places.push(place);
    else this.#places.set(size, [place]);
  }

  nearest(size: number): number | undefined {
    return this.#places.get(size)?.at(-1);
  }

  forgetFrom(place: number): void {
    for (const places of this.#places.values()) while ((places.at(-1) ?? -1) >= place) places.pop();
  }
}
