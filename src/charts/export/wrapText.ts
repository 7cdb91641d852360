/** Where a line may end: after a blank, and after every Chinese character. */
const PIECES = /\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu;

/** A text in lines no wider than `width`, as `measure` sees it. A word that is wider has a line of its own. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECES)) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}
