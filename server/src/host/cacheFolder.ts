import { homedir } from 'node:os';
import path from 'node:path';

/** The absolute folder in which a user's caches of this program lie, there or not. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  return path.join(systemFolder(env), 'rfc-workbench');
}

function systemFolder(env: Readonly<Record<string, string | undefined>>): string {
  const wanted = env.XDG_CACHE_HOME;
  if (wanted && path.isAbsolute(wanted)) return wanted;
  if (process.platform === 'win32') return env.LOCALAPPDATA || path.join(homedir(), 'AppData/Local');
  return path.join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}
