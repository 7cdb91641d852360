const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** How wide a text is in the widths of a Latin letter; Chinese characters take two. */
const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 1.9 : 1), 0);

/** Words, or single characters of a text without spaces. */
const piecesOf = (text: string): string[] =>
  text.match(/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]+\s*/g) ?? [];

/** A text in at most so many lines of a width (in Latin letters); what does not fit ends in an ellipsis. */
export function wrapWords(text: string, width: number, lines: number): string[] {
  const found: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      found.push(line.trimEnd());
      line = piece;
    } else line += piece;
  }
  if (line !== '') found.push(line.trimEnd());
  const shown = found.slice(0, lines).map((one) => (widthOf(one) > width ? `${cut(one, width - 1)}…` : one));
  if (found.length <= lines) return shown;
  return [...shown.slice(0, -1), `${cut(shown.at(-1) ?? '', width - 1)}…`];
}

function cut(text: string, width: number): string {
  let kept = '';
  for (const char of text) {
    if (widthOf(kept + char) > width) break;
    kept += char;
  }
  return kept;
}
