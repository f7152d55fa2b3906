import type { PreviewSideName } from '../../engine/preview/preview';

/** Both languages side by side, or one of them. */
export type View = 'both' | PreviewSideName;

/** What somebody has chosen on the page. */
export interface ViewState {
  readonly view: View;
  /** In pixels from the top. */
  readonly scroll: number;
}

export const initialState: ViewState = { view: 'both', scroll: 0 };

/** Reads a state that the host has kept; what is not understood is as it is at first. */
export function readState(value: unknown): ViewState {
  if (typeof value !== 'object' || value === null) return initialState;
  const view = 'view' in value ? value.view : undefined;
  const scroll = 'scroll' in value ? value.scroll : undefined;
  return {
    view: view === 'anchor' || view === 'counterpart' ? view : 'both',
    scroll: typeof scroll === 'number' && Number.isFinite(scroll) ? scroll : 0,
  };
}
