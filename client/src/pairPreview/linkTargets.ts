/** Whether an address leads to the web or to a mail program, and to nothing of the editor's own. */
export function isWebAddress(href: string): boolean {
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s])/i.test(href) && !hasControl(href);
}

/** Whether a path with `/`, relative to a folder, stays in it on every system. */
export function isInside(path: string): boolean {
  const isPlain = path !== '' && !/^\/|^[a-z]:|\\/i.test(path) && !hasControl(path);
  return isPlain && !path.split('/').includes('..');
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
