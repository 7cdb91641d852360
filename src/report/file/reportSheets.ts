import { type NewSheet, columnWidths, numberFormat } from '@/schema/internal';
import type { FileCell } from '@/schema';
import type { PaperHead } from './paperHead';
import type { PaperPart } from './paperParts';
import type { PartCell, PartTable } from './filePart';

/**
 * Digits kept beyond those that are shown: a sum of the file is the sum of the page, which rounds only what it shows.
 */
const SPARE = 7;

/** A cell for a spreadsheet: figures as numbers in the form of the page, nothing as nothing. */
function cellOf(cell: PartCell): FileCell {
  if (typeof cell === 'string') return cell;
  const { value, decimals, signed } = cell;
  return value === null || !Number.isFinite(value)
    ? null
    : { number: Number(value.toFixed(decimals + SPARE)), format: numberFormat('', decimals, signed) };
}

function tableRows({ columns, rows, total }: PartTable): FileCell[][] {
  return [
    columns.map(({ label }) => label),
    ...rows.map((row) => row.map(cellOf)),
    ...(total ? [total.map(cellOf)] : []),
  ];
}

/** A sheet a block: what it is of and when it was made on top, then its table; of one that could not be loaded, why. */
export function reportSheets(
  title: string,
  { params, zone, made }: PaperHead,
  parts: readonly PaperPart[],
  failed: (reason: string) => string,
): NewSheet[] {
  return parts.map(({ block: { heading }, table, failure }): NewSheet => {
    const top: FileCell[][] = [
      [`${title} · ${heading}`],
      ...params.map(([label, words]) => [label, words]),
      [zone],
      [made],
      [],
    ];
    if (!table) return { name: heading, rows: [...top, [failed(failure ?? '')]] };
    const rows = tableRows(table);
    return {
      name: heading,
      rows: [...top, ...(table.note ? [[table.note]] : []), ...rows],
      widths: columnWidths(rows),
    };
  });
}
