import { t } from '../l10n';
import type { NodePlace } from './nodes';

/** What a drop asks for: a command of ours and its argument, in order. */
export interface DropStep {
  readonly command: 'rfc.move' | 'rfc.changeClass';
  readonly argument: { readonly uri: string; readonly to?: string; readonly className?: string };
  /** Where the RFC lies then. */
  readonly result: string;
}

/** An RFC that is dragged. */
export interface Dragged {
  readonly uri: string;
  readonly place: NodePlace;
}

/**
 * The steps by which an RFC gets where it was dropped: to another lifecycle, to another class, or first the one and then
 * the other. None where it lies there already; a sentence where it cannot go.
 */
export function stepsOf({ place, uri }: Dragged, target: NodePlace): readonly DropStep[] | string {
  if (place.root !== target.root) return t('An RFC stays in the root that it lies in: copy its text instead.');
  const steps: DropStep[] = [];
  let at = uri;
  const base = uri.slice(uri.lastIndexOf('/') + 1);
  const folder = (lifecycle: string, className: string | undefined) =>
    [target.root, lifecycle, ...(className === undefined ? [] : [className]), base]
      .map((part, index) => (index === 0 || part === base ? part : encodeURIComponent(part)))
      .join('/');
  if (target.lifecycle !== place.lifecycle) {
    const result = folder(target.lifecycle, place.className);
    steps.push({ command: 'rfc.move', argument: { uri: at, to: target.lifecycle }, result });
    at = result;
  }
  if (target.className !== undefined && target.className !== place.className) {
    const result = folder(target.lifecycle, target.className);
    steps.push({ command: 'rfc.changeClass', argument: { uri: at, className: target.className }, result });
  }
  return steps;
}
