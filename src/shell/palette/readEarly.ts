/** What keys pressed one after the other wrote, and whether Enter was the last that counts. */
export function readEarly(keys: readonly string[]): { readonly text: string; readonly entered: boolean } {
  const end = keys.indexOf('Enter');
  const written = end < 0 ? keys : keys.slice(0, end);
  const letters: string[] = [];
  for (const key of written) {
    if (key === 'Backspace') letters.pop();
    else if ([...key].length === 1) letters.push(key);
  }
  return { text: letters.join(''), entered: end >= 0 };
}
