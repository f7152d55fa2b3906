import type { PairPreview, PreviewLink, PreviewSideName } from '../../engine/preview/preview';
import { type FromPage, type PairAction, readPreview, readToPage, type ToPage } from './messages';
import { readState, type ViewState } from './state';

/** What is around the page: the editor, or a browser that opened it as a file. */
export interface PageHost {
  /** Calls back with what the page is to show, now and whenever it changes. */
  connect(receive: (message: ToPage) => void): void;
  /** Where a link leads by itself; `undefined` where the host follows it. */
  hrefOf(link: PreviewLink): string | undefined;
  /** Follows a link that leads nowhere by itself. */
  follow(link: PreviewLink): void;
  /** What only an editor can do. */
  readonly editor?: EditorActions;
  readState(): ViewState;
  keepState(state: ViewState): void;
}

export interface EditorActions {
  /** Shows a line of a side, counted from 0. */
  reveal(side: PreviewSideName, line: number): void;
  act(action: PairAction): void;
}

/** What VS Code gives to the script of a webview. */
interface VsCodeApi {
  postMessage(message: FromPage): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare const acquireVsCodeApi: (() => VsCodeApi) | undefined;

/** The host that this page runs in. Throws when the page has neither an editor around it nor data in it. */
export function findHost(): PageHost {
  if (typeof acquireVsCodeApi === 'function') return editorHost(acquireVsCodeApi());
  const data: unknown = JSON.parse(document.getElementById('data')?.textContent ?? 'null');
  const { base, preview } = typeof data === 'object' && data !== null ? toFields(data) : {};
  if (!preview || typeof base !== 'string') throw new Error('the page holds no data');
  return fileHost(preview, base);
}

function toFields(data: object): { readonly base?: unknown; readonly preview?: PairPreview | undefined } {
  return {
    base: 'base' in data ? data.base : undefined,
    preview: 'preview' in data ? readPreview(data.preview) : undefined,
  };
}

function editorHost(api: VsCodeApi): PageHost {
  let shown: string | undefined;
  return {
    connect(receive) {
      window.addEventListener('message', ({ data }) => {
        const message = readToPage(data);
        shown = message?.document ?? shown;
        if (message) receive(message);
      });
      api.postMessage({ type: 'ready' });
    },
    hrefOf: (link) => (link.to === 'here' ? `#${link.id}` : undefined),
    follow(link) {
      if (link.to === 'web') api.postMessage({ type: 'web', href: link.href });
      if (link.to === 'file') api.postMessage({ type: 'file', path: link.path, suffix: link.suffix });
    },
    editor: {
      reveal: (side, line) => api.postMessage({ type: 'reveal', side, line }),
      act: (action) => api.postMessage({ type: 'act', action }),
    },
    readState: () => readState(api.getState()),
    // The editor finds out by it which pair a page was about that it brings back after a restart.
    keepState: (state) => api.setState({ ...state, document: shown }),
  };
}

function fileHost(preview: PairPreview, base: string): PageHost {
  return {
    connect: (receive) => receive({ type: 'preview', document: '', preview }),
    hrefOf(link) {
      if (link.to === 'web') return link.href;
      if (link.to === 'here') return `#${link.id}`;
      return `${base}/${link.path.split('/').map(encodeURIComponent).join('/')}${link.suffix}`;
    },
    follow() {},
    readState: () => readState(undefined),
    keepState() {},
  };
}
