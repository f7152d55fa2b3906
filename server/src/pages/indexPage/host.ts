import type { OverviewSnapshot, RootOverview } from '../../engine/overview/overview';
import { type FromPage, readSnapshot, readToPage, type ToPage } from './messages';
import { readState, type ViewState } from './state';

/** What is around the page: the editor, or a browser that opened it as a file. */
export interface PageHost {
  /** Calls back with everything that the page is to show, now and whenever it changes. */
  connect(receive: (message: ToPage) => void): void;
  /** Asks for everything anew: a change was missed. */
  resync(): void;
  /** Where a document can be opened by a plain link; `undefined` where the host opens it. */
  hrefOf(root: RootOverview, path: string): string | undefined;
  /** Opens a document, where there is no plain link to it. */
  open(root: RootOverview, path: string, beside: boolean): void;
  readState(): ViewState;
  keepState(state: ViewState): void;
}

/** What VS Code gives to the script of a webview. */
interface VsCodeApi {
  postMessage(message: FromPage): void;
  getState(): unknown;
  setState(state: ViewState): void;
}

declare const acquireVsCodeApi: (() => VsCodeApi) | undefined;

/** The host that this page runs in. Throws when the page has neither an editor around it nor data in it. */
export function findHost(): PageHost {
  if (typeof acquireVsCodeApi === 'function') return editorHost(acquireVsCodeApi());
  const data = readSnapshot(JSON.parse(document.getElementById('data')?.textContent ?? 'null'));
  if (!data) throw new Error('the page holds no data');
  return fileHost(data);
}

function editorHost(api: VsCodeApi): PageHost {
  return {
    connect(receive) {
      window.addEventListener('message', ({ data }) => {
        const message = readToPage(data);
        if (message) receive(message);
      });
      api.postMessage({ type: 'ready' });
    },
    resync: () => api.postMessage({ type: 'ready' }),
    hrefOf: () => undefined,
    open: ({ id }, path, beside) => api.postMessage({ type: 'open', root: id, path, beside }),
    readState: () => readState(api.getState()),
    keepState: (state) => api.setState(state),
  };
}

function fileHost(snapshot: OverviewSnapshot): PageHost {
  return {
    connect: (receive) => receive({ type: 'snapshot', snapshot }),
    resync() {},
    hrefOf: ({ base }, path) => `${base}/${path.split('/').map(encodeURIComponent).join('/')}`,
    open() {},
    readState: () => readState(undefined),
    keepState() {},
  };
}
