/** Chinese characters are as wide as two letters, nearly. */
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/;

/** A text cut to the width of so many letters: drawings have no ellipsis of their own. */
export function clipText(text: string, most: number): string {
  let room = most;
  let cut = '';
  for (const letter of text) {
    room -= WIDE.test(letter) ? 1.8 : 1;
    if (room < 0) return `${cut.slice(0, -1)}…`;
    cut += letter;
  }
  return cut;
}
