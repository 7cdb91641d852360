/** A text as a CSV cell. One that a spreadsheet would run as a formula gets an apostrophe; numbers stay numbers. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
