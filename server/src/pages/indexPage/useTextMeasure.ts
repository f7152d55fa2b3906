import { useMemo } from 'preact/hooks';
import { estimate, type Measure } from './labels';

/** Of names in a drawing, as the style sheet has it. */
const SIZE = '11.5px';

/** How wide names are in the font of the page; an estimate where that cannot be measured. */
export function useTextMeasure(): Measure {
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return estimate;
    context.font = `${SIZE} ${window.getComputedStyle(document.body).fontFamily}`;
    return (text) => context.measureText(text).width;
  }, []);
}
