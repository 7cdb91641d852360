import { SEPARATORS, type SheetFile, type Separator, type TextForm } from '../workbook';
import { decodeText } from './decodeText';
import { findSeparator } from './findSeparator';
import { splitText } from './splitText';

/** The first line by which a file names its separator to a spreadsheet; it is none of its rows. */
const NAMED = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

const isSeparator = (text: string | undefined): text is Separator => SEPARATORS.some((one) => one === text);

/** `="00042"`: how a file tells a spreadsheet that figures are a text. */
const KEPT_TEXT = /^="([^"]*)"$/;

/** The cells of a line, without the empty ones that separators at its end make. */
function cellsOf(row: readonly string[]): (string | null)[] {
  const last = row.findLastIndex((cell) => cell !== '');
  return row.slice(0, last + 1).map((cell) => (KEPT_TEXT.exec(cell)?.[1] ?? cell) || null);
}

/**
 * A text file (csv, tsv) as a sheet. Its cells are texts, whatever they look like: '00042', '1E5' and '0,285' stay what
 * they are. Encoding and separator are found out unless a person chose them. Throws a `BookProblem` for what is no
 * text.
 */
export function readText(
  bytes: ArrayBuffer,
  mostRows: number,
  mostColumns: number,
  chosen: Partial<TextForm> = {},
): SheetFile {
  const { text, encoding, unsure } = decodeText(new Uint8Array(bytes), chosen.encoding);
  const [line = '', sign] = NAMED.exec(text) ?? [];
  const body = isSeparator(sign) ? text.slice(line.length) : text;
  const known = chosen.separator ?? (isSeparator(sign) ? sign : undefined);
  const found = known ? { separator: known, unsure: false } : findSeparator(body);
  const { rows, cut } = splitText(body, found.separator, mostRows);
  const all = rows.map(cellsOf);
  while (all.at(-1)?.length === 0) all.pop();
  const cutColumns = all.some(({ length }) => length > mostColumns) ? mostColumns : undefined;
  const sheetRows = cutColumns ? all.map((row) => row.slice(0, mostColumns)) : all;
  return {
    sheets: [{ name: '', rows: sheetRows, ...(cut && { cut }), ...(cutColumns && { cutColumns }) }],
    form: {
      encoding,
      separator: found.separator,
      unsure: [...(unsure ? (['encoding'] as const) : []), ...(found.unsure ? (['separator'] as const) : [])],
    },
  };
}
