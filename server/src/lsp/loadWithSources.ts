import { type LoadedProject, loadProject } from '../host/loadProject';
import type { Location } from '../host/locate';

/**
 * Loads a project, and says which files its configuration was read from: absolute paths, those it names in vain included.
 * `openText` gives the text of an open document at an absolute path.
 */
export function loadWithSources(
  location: Location,
  openText: (path: string) => string | undefined,
): { readonly loaded: LoadedProject; readonly sources: ReadonlySet<string> } {
  const sources = new Set<string>();
  let isReading = true;
  const loaded = loadProject(location, (path) => {
    if (isReading) sources.add(path);
    return openText(path);
  });
  isReading = false; // what is read later is no configuration
  return { loaded, sources };
}
