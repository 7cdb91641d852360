/** A4 (spec 02 §9), in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 42, size: 9, leading: 13 };
const PER_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin) / PAGE.leading);
/** Longer lines would leave the page. */
const LONGEST = 110;

/** Letters of the built-in font; whatever it has not is a question mark. */
const plain = (line: string): string =>
  [...line.slice(0, LONGEST)]
    .map((sign) => (/[\x20-\x7e\xa0-\xff]/.test(sign) ? sign : '?'))
    .join('')
    .replace(/[\\()]/g, '\\$&');

/** Lines of text as a PDF of A4 pages in Helvetica: what a cloud without a printer can make of a report. */
export function pdfPages(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / PER_PAGE)) }, (_, page) =>
    lines.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  const drawn = pages.map(
    (page) =>
      `BT /F1 ${PAGE.size} Tf ${PAGE.leading} TL ${PAGE.margin} ${PAGE.height - PAGE.margin} Td ${page.map((line) => `(${plain(line)}) Tj T*`).join(' ')} ET`,
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${4 + 2 * page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...drawn.flatMap((text, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * page} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
  ];
  const starts: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [index, object] of objects.entries()) {
    starts.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0)); // a byte a letter: nothing above ÿ is left
}
