/**
 * The path the document was loaded by: typed, sent, or kept as a bookmark. Undefined when it was reloaded or gone back
 * to.
 */
function loadedPath(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  const typed = loaded && 'type' in loaded && loaded.type === 'navigate' && URL.canParse(loaded.name);
  return typed ? new URL(loaded.name).pathname : undefined;
}

/**
 * A question for one document: whether somebody came to this very page by its address, and not through the console. It
 * is answered with yes once: later visits come from menus and links.
 */
export function typedOnce(loaded: () => string | undefined): (path: string) => boolean {
  let taken = false;
  return (path) => {
    if (taken || loaded() !== encodeURI(path)) return false;
    taken = true;
    return true;
  };
}

export const takeTypedAddress = typedOnce(loadedPath);
