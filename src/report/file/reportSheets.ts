import { withoutFormula } from '@/schema/sheet/formula';
import type { NewSheet } from '@/schema/sheet/book/book';
import type { ShownNumber } from '@/schema/sheet/fileCell';
import type { PaperHead } from './paperHead';
import type { PaperPart } from './paperParts';
import type { PartCell, PartTable } from './part';

type Cell = string | ShownNumber | null;

/** Digits kept beyond those that are shown: a sum of the file is the sum of the page, which rounds only what it shows. */
const SPARE = 7;
/** Characters. */
const WIDEST = 48;
const LEAST = 10;

const formatOf = (decimals: number): string => {
  const shown = `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
  return `${shown};-${shown};0`; // zero is 0, as on the page
};

/** A cell for a spreadsheet: figures as numbers in the form of the page, words that are never run as a formula, nothing as nothing. */
function cellOf(cell: PartCell): Cell {
  if (typeof cell === 'string') return withoutFormula(cell);
  return cell.value === null || !Number.isFinite(cell.value) ? null : { number: Number(cell.value.toFixed(cell.decimals + SPARE)), format: formatOf(cell.decimals) };
}

const lengthOf = (cell: Cell | undefined): number => {
  if (cell === null || cell === undefined) return 0;
  return typeof cell === 'string' ? [...cell].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0) : cell.number.toFixed(2).length + 3;
};

function tableRows({ columns, rows, total, note }: PartTable): Cell[][] {
  return [...(note ? [[withoutFormula(note)]] : []), columns.map(({ label }) => withoutFormula(label)), ...rows.map((row) => row.map(cellOf)), ...(total ? [total.map(cellOf)] : [])];
}

/** A sheet a block: what it is of and when it was made on top, then its table; of one that could not be loaded, why. */
export function reportSheets(title: string, { params, zone, made }: PaperHead, parts: readonly PaperPart[], failed: (reason: string) => string): NewSheet[] {
  return parts.map(({ block: { heading }, table, failure }): NewSheet => {
    const top: Cell[][] = [[withoutFormula(`${title} · ${heading}`)], ...params.map(([label, words]) => [withoutFormula(label), withoutFormula(words)]), [zone], [made], []];
    const rows = table ? tableRows(table) : [[withoutFormula(failed(failure ?? ''))]];
    const widths = (table?.columns ?? []).map((_, column) => Math.min(WIDEST, Math.max(LEAST, ...rows.slice(0, 200).map((row) => (row.length > 1 ? lengthOf(row[column]) : 0))) + 2));
    return { name: heading, rows: [...top, ...rows], widths };
  });
}
