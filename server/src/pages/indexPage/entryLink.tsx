import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { RootOverview } from '../../engine/overview/overview';
import type { PageHost } from './host';

/** What it takes to open a document of the root that is shown. */
export const EntryOpener = createContext<{ readonly host: PageHost; readonly root: RootOverview } | undefined>(
  undefined,
);

/** How a document of the root that is shown is opened from here. */
export function useOpener() {
  const opener = useContext(EntryOpener);
  if (!opener) throw new Error('nothing can be opened outside of a root');
  const { host, root } = opener;
  return {
    hrefOf: (path: string) => host.hrefOf(root, path),
    open(path: string, beside: boolean) {
      const href = host.hrefOf(root, path);
      if (href === undefined) host.open(root, path, beside);
      else if (beside) window.open(href, '_blank', 'noopener');
      else window.location.assign(href);
    },
  };
}

/** Whether a click or key asks for a place beside the page. */
export function asksBeside({ ctrlKey, metaKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

interface EntryLinkProps {
  readonly path: string;
  readonly children: ComponentChildren;
}

/** A link to a document. In the editor it is a button: nothing there leads anywhere by itself. */
export function EntryLink({ path, children }: EntryLinkProps) {
  const { hrefOf, open } = useOpener();
  const href = hrefOf(path);
  if (href !== undefined) {
    return (
      <a class="link" href={href}>
        {children}
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address takes no focus
    <button type="button" role="link" class="link" onClick={(event) => open(path, asksBeside(event))}>
      {children}
    </button>
  );
}
