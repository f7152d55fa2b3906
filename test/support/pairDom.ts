import { Window } from 'happy-dom';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import type { PairPreview } from '../../server/src/engine/preview/preview';
import { App } from '../../server/src/pages/pairPage/app';
import type { PageHost } from '../../server/src/pages/pairPage/host';
import type { ToPage } from '../../server/src/pages/pairPage/messages';
import { initialState, type ViewState } from '../../server/src/pages/pairPage/state';

/** What the page takes from the browser around it. */
const browserGlobals = [
  'window',
  'document',
  'Element',
  'HTMLElement',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

export interface PairDomOptions {
  readonly state?: ViewState;
  /** In pixels. */
  readonly width?: number;
  /** The page is a file in a browser, where links are plain ones. */
  readonly isFile?: boolean;
}

/** The page about a pair in a simulated browser. */
export class PairDom {
  readonly window: Window;
  /** What the page has asked for. */
  readonly asked: string[] = [];
  kept: ViewState;
  /** In pixels from the top. */
  scrolledTo = 0;
  #receive: (message: ToPage) => void = () => {};

  constructor({ state = initialState, width = 1200, isFile = false }: PairDomOptions = {}) {
    this.kept = state;
    this.window = new Window({ url: 'http://page.invalid/', width });
    for (const name of browserGlobals) {
      Reflect.set(globalThis, name, name === 'window' ? this.window : Reflect.get(this.window, name));
    }
    // Nothing is laid out here, so nothing scrolls.
    this.window.scrollTo = (_left, top) => {
      this.scrolledTo = top ?? 0;
    };
    void act(() => render(h(App, { host: this.#host(isFile) }), this.body));
  }

  #host(isFile: boolean): PageHost {
    return {
      connect: (receive) => {
        this.#receive = receive;
      },
      hrefOf: (link) => (isFile ? `to:${JSON.stringify(link)}` : undefined),
      follow: (link) => this.asked.push(`follow ${JSON.stringify(link)}`),
      ...(isFile
        ? {}
        : {
            editor: {
              reveal: (side: string, line: number) => this.asked.push(`reveal ${side} ${line}`),
              act: (action: string) => this.asked.push(action),
            },
          }),
      readState: () => this.kept,
      keepState: (kept) => {
        this.kept = kept;
      },
    };
  }

  /** What the page draws in. */
  get body(): HTMLElement {
    return this.window.document.body as unknown as HTMLElement;
  }

  /** Shows the page a preview and waits until it has drawn that. */
  show(preview: PairPreview): Promise<void> {
    return this.tell({ type: 'preview', document: 'file:///a.md', preview });
  }

  tell(message: ToPage): Promise<void> {
    return act(() => this.#receive(message));
  }

  all(selector: string): HTMLElement[] {
    return Array.from(this.body.querySelectorAll<HTMLElement>(selector));
  }

  /** The first element that fits and holds the text. */
  get(selector: string, text = ''): HTMLElement {
    const found = this.all(selector).find((each) => each.textContent?.includes(text));
    if (!found) throw new Error(`no \`${selector}\` with \`${text}\` in ${this.body.innerHTML.slice(0, 2000)}`);
    return found;
  }

  /** The texts of all that fit, blanks trimmed. */
  texts(selector: string): string[] {
    return this.all(selector).map(({ textContent }) => (textContent ?? '').trim());
  }

  click(selector: string, text = ''): Promise<void> {
    return this.#dispatch(this.get(selector, text), new this.window.MouseEvent('click', bubbling));
  }

  /** Presses a key on what has the focus. */
  press(key: string): Promise<void> {
    return this.#dispatch(this.focused, new this.window.KeyboardEvent('keydown', { key, ...bubbling }));
  }

  focus(element: HTMLElement | undefined): Promise<void> {
    return act(() => element?.focus());
  }

  get focused(): HTMLElement {
    return this.window.document.activeElement as unknown as HTMLElement;
  }

  #dispatch(target: HTMLElement, event: unknown): Promise<void> {
    return act(() => void target.dispatchEvent(event as Event));
  }
}

const bubbling = { bubbles: true, cancelable: true };
