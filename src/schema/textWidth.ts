/**
 * About how wide a text is drawn, where it cannot be measured: characters of the East are wider.
 *
 * @param letter px of a letter
 * @param wide px of a character of the East
 */
export function textWidth(text: string, letter: number, wide: number): number {
  return [...text].reduce((sum, char) => sum + (char > '\u2e80' ? wide : letter), 0);
}
