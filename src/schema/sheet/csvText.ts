/** Numbers and offsets of a clock ('+02:00') begin with a sign and are no formula. */
const isPlain = (text: string): boolean => !Number.isNaN(Number(text)) || /^[+-]\d{2}:\d{2}$/.test(text);

/** A cell of a CSV file: quoted where it must be, with an apostrophe where a spreadsheet would run it as a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !isPlain(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of text as CSV, with a byte-order mark so that spreadsheets read it as UTF-8. The one writer of console and reference backend. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
