import { Window } from 'happy-dom';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import type { RootOverview } from '../../server/src/engine/overview/overview';
import { App } from '../../server/src/pages/indexPage/app';
import type { PageHost } from '../../server/src/pages/indexPage/host';
import type { ToPage } from '../../server/src/pages/indexPage/messages';
import { initialState, type ViewState } from '../../server/src/pages/indexPage/state';

/** What the page takes from the browser around it. */
const browserGlobals = [
  'window',
  'document',
  'ResizeObserver',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** The index page in a simulated browser. */
export class PageDom {
  readonly window = new Window({ url: 'http://page.invalid/' });
  /** What was asked to be opened: path, and ` beside` where it was. */
  readonly opened: string[] = [];
  /** How often everything was asked for. */
  resyncs = 0;
  kept: ViewState = initialState;
  /** Where the page was scrolled to last, in pixels from its top. */
  scrolledTo = 0;
  #receive: (message: ToPage) => void = () => {};

  /** `hrefOf` makes links plain ones, as in a file. */
  constructor(state = initialState, hrefOf?: (root: RootOverview, path: string) => string) {
    this.kept = state;
    for (const name of browserGlobals) {
      const value = name === 'window' ? this.window : Reflect.get(this.window, name);
      Reflect.set(globalThis, name, value);
    }
    // Nothing is laid out here, so nothing scrolls.
    this.window.scrollTo = (_left, top) => {
      this.scrolledTo = top ?? 0;
    };
    const host: PageHost = {
      connect: (receive) => {
        this.#receive = receive;
      },
      resync: () => {
        this.resyncs++;
      },
      hrefOf: (root, path) => hrefOf?.(root, path),
      open: (_root, path, beside) => this.opened.push(beside ? `${path} beside` : path),
      readState: () => state,
      keepState: (kept) => {
        this.kept = kept;
      },
    };
    void act(() => render(h(App, { host }), this.body));
  }

  /** What the page draws in. */
  get body(): HTMLElement {
    return this.window.document.body as unknown as HTMLElement;
  }

  /** Tells the page something and waits until it has drawn that. */
  tell(message: ToPage): Promise<void> {
    return act(() => this.#receive(message));
  }

  all(selector: string): HTMLElement[] {
    return Array.from(this.body.querySelectorAll<HTMLElement>(selector));
  }

  /** The only element, or the first one that holds the text. */
  get(selector: string, text = ''): HTMLElement {
    const found = this.all(selector).find((each) => each.textContent?.includes(text));
    if (!found) throw new Error(`no \`${selector}\` with \`${text}\` in ${this.body.innerHTML.slice(0, 2000)}`);
    return found;
  }

  /** The texts of all that fit, blanks trimmed. */
  texts(selector: string): string[] {
    return this.all(selector).map(({ textContent }) => (textContent ?? '').trim());
  }

  click(selector: string, text = '', more: { altKey?: boolean } = {}): Promise<void> {
    return this.#dispatch(this.get(selector, text), new this.window.MouseEvent('click', { ...bubbling, ...more }));
  }

  /** Types into the field of the filter. */
  type(text: string): Promise<void> {
    return this.fill('input[type=search]', text, 'input');
  }

  /** Gives a field its value, after which it has the event. */
  fill(selector: string, text: string, event: 'input' | 'change'): Promise<void> {
    const field = this.get(selector) as HTMLInputElement | HTMLSelectElement;
    field.value = text;
    return this.#dispatch(field, new this.window.Event(event, bubbling));
  }

  /** Presses a key on what has the focus. */
  press(key: string): Promise<void> {
    return this.#dispatch(this.focused, new this.window.KeyboardEvent('keydown', { key, ...bubbling }));
  }

  /** Gives the focus to an element. */
  focus(element: HTMLElement | undefined): Promise<void> {
    return act(() => element?.focus());
  }

  /** What has the focus. */
  get focused(): HTMLElement {
    return this.window.document.activeElement as unknown as HTMLElement;
  }

  #dispatch(target: HTMLElement, event: unknown): Promise<void> {
    return act(() => void target.dispatchEvent(event as Event));
  }
}

const bubbling = { bubbles: true, cancelable: true };
