import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageHost } from './host';
import type { ViewState } from './state';

/**
 * What somebody has chosen on the page, as it was left, and a function that changes it. How far the page is
 * scrolled is kept along, without drawing anything anew. `isShown`: there is something to scroll.
 */
export function useKeptState(host: PageHost, isShown: boolean) {
  const [state, setState] = useState<ViewState>(() => host.readState());
  const scroll = useRef(state.scroll);
  const keep = useRef(() => {});
  keep.current = () => host.keepState({ ...state, scroll: scroll.current });
  useEffect(() => keep.current(), [state]);
  useEffect(() => {
    if (!isShown) return undefined;
    window.scrollTo(0, scroll.current);
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        scroll.current = Math.round(window.scrollY);
        keep.current();
      });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isShown]);
  return { state, setState };
}
