import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageHost } from './host';
import type { View, ViewState } from './state';

/** What somebody has chosen, as it was left. How far the page is scrolled is kept along, without drawing anything anew. */
export function useKeptState(host: PageHost) {
  const [state, setState] = useState<ViewState>(() => host.readState());
  const scroll = useRef(state.scroll);
  const keep = useRef(() => {});
  keep.current = () => host.keepState({ ...state, scroll: scroll.current });
  useEffect(() => keep.current(), [state]);
  useEffect(() => {
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
  }, []);
  return { state, setView: (view: View) => setState((before) => ({ ...before, view })) };
}
