import type { Separator } from '../workbook';

/** Letters a cell of a spreadsheet can hold; what is behind them is left out. */
const LONGEST = 32_767;

/** Rows of cells as they stand in a text. */
export interface SplitText {
  readonly rows: string[][];
  /** There is more text than was read. */
  readonly cut: boolean;
}

/**
 * Splits a text into rows of cells. Cells may stand in quotes, with doubled quotes, separators and line ends inside;
 * lines end with LF, CRLF or CR. A quote within a cell, and one that nothing closes, is a letter. Moves forward only:
 * linear in the length of the text. `splitText('a;"b;c"\n1;2', ';').rows` is `[['a', 'b;c'], ['1', '2']]`.
 */
export function splitText(text: string, separator: Separator, mostRows = Infinity): SplitText {
  const plain = new RegExp(separator === '\t' ? String.raw`[^\t\r\n]*` : String.raw`[^${separator}\r\n]*`, 'y');
  const blanks = separator === '\t' ? / */y : /[ \t]*/y;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let quoting = true;

  const skip = (sticky: RegExp, from: number): number => {
    sticky.lastIndex = from;
    sticky.test(text);
    return sticky.lastIndex;
  };
  const endsAt = (place: number): boolean =>
    place >= text.length || text[place] === separator || text[place] === '\n' || text[place] === '\r';
  /** Where the quotes that open at a place close: at one that a cell can end behind. -1: nowhere. */
  const closing = (opening: number): number => {
    for (let quote = text.indexOf('"', opening + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
      if (text[quote + 1] === '"') quote += 1;
      else if (endsAt(skip(blanks, quote + 1))) return quote;
    }
    return -1;
  };
  const cell = (): string => {
    const opening = skip(blanks, at);
    const quote = quoting && text[opening] === '"' ? closing(opening) : -1;
    if (quote < 0) {
      quoting &&= text[opening] !== '"'; // nothing closes what opens later, either
      const from = at;
      at = skip(plain, at);
      return text.slice(from, Math.min(at, from + LONGEST));
    }
    at = skip(blanks, quote + 1);
    return text.slice(opening + 1, Math.min(quote, opening + 1 + LONGEST)).replaceAll('""', '"');
  };

  while (at < text.length && rows.length < mostRows) {
    row.push(cell());
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return { rows, cut: at < text.length };
}
