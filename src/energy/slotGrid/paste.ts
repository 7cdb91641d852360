import { heightOf, widthOf, type Area, type Size, tabCells, tabText } from '@/widgets/internal';
import { decimalMarkOf, readNumberText, twofoldTexts, type NumberForm, isSheetError } from '@/schema/internal';
import type { Write } from './change';
import type { Cell } from '../slots/figures';
import type { Figure } from '../slots/figures';
import type { Figures } from '../slots/figures';

type Table = readonly (readonly string[])[];

/** What a paste makes of a text. */
export interface Pasted {
  readonly writes: readonly Write[];
  /** Where it went; nothing when the text held no figure. */
  readonly area?: Area;
  /** Texts that are no numbers, figures beyond the last row or slot, figures for cells that are locked. */
  readonly ignored: { readonly unreadable: readonly Unread[]; readonly outside: number; readonly locked: number };
}

/** A text that is no number, and the cell it was for. */
export interface Unread extends Cell {
  readonly text: string;
}

/** What a paste depends on when its figures read both ways: some of them. Nothing is written before it is known. */
export interface PasteQuestion {
  readonly twofold: readonly string[];
}

/** A figure in some unit is no heading, whether it can be read or not: `28,5 ct`, `5 %`. */
const FIGURE = /^[\s(+\-−]*\p{Sc}?\s*\d[\d.,\s'’]*\)?\s*(?:[%‰]|\p{Sc}|[a-z°µ]{1,5}(?:\/[a-z]{1,3})?)?$/iu;

const isWord = (text: string): boolean => {
  const bare = text.trim();
  return bare !== '' && readNumberText(bare).kind === 'none' && !FIGURE.test(bare) && !isSheetError(bare);
};

/** Without the headings that were copied along: a first line or, of several lines, a first column of words only. */
function bareTable(table: Table): Table {
  const lines =
    table.length > 1 && table[0]?.some(isWord) && table[0].every((one) => one.trim() === '' || isWord(one))
      ? table.slice(1)
      : table;
  const headed = table.length > 1 && (lines[0]?.length ?? 0) > 1 && lines.every(([first = '']) => isWord(first));
  return headed ? lines.map((line) => line.slice(1)) : lines;
}

const turned = (table: Table): string[][] =>
  Array.from({ length: Math.max(...table.map((line) => line.length)) }, (_, at) => table.map((line) => line[at] ?? ''));

/** One column for a row, or one line for a column, when it fits there only that way. */
function laid(table: Table, area: Area, { rows, columns: slots }: Size): Table {
  const [high, wide] = [table.length, Math.max(...table.map((line) => line.length))];
  const [below, right] = [rows - area.top, slots - area.left];
  const toRow =
    wide === 1 &&
    high > 1 &&
    (heightOf(area) === 1 && widthOf(area) > 1 ? true : high > below && high <= Math.max(right, 1));
  const toColumn =
    high === 1 && wide > 1 && (widthOf(area) === 1 && heightOf(area) > 1 ? true : wide > right && wide <= below);
  return toRow || toColumn || (rows === 1 && wide === 1 && high > 1) ? turned(table) : table;
}

/** A text of a cell as a figure: `null` is empty, undefined no figure. */
export function figureOf(text: string, form: NumberForm): Figure | undefined {
  const reading = readNumberText(text, form);
  if (reading.kind === 'empty') return null;
  return reading.kind === 'number' ? reading.value : undefined;
}

/**
 * What a person types into a cell: the grid shows a point of decimals, so that a point is one; `1,234` is taken for
 * neither.
 */
export function typedFigure(text: string, unit = ''): Figure | undefined {
  return figureOf(text, { unit, ...(!text.includes(',') && { decimal: '.' as const }) });
}

/**
 * A text of a sheet put into the grid from the first cell of an area on. It fills a larger area as often as it fits in
 * there exactly; a column is laid into a row where only that fits. Empty cells of the text clear.
 *
 * @param form what is known of the figures; without `decimal` a text that reads both ways and is told by no other is a
 *   question
 */
export function paste(
  text: string,
  area: Area,
  figures: Figures,
  isLocked: (cell: Cell) => boolean,
  form: NumberForm = {},
): Pasted | PasteQuestion {
  const size = { rows: figures.length, columns: figures[0]?.length ?? 0 };
  const table = laid(bareTable(tabCells(text)), area, size);
  const [high, wide] = [table.length, Math.max(...table.map((line) => line.length))];
  const tiles = heightOf(area) % high === 0 && widthOf(area) % wide === 0;
  const [height, width] = tiles ? [heightOf(area), widthOf(area)] : [high, wide];
  const mark = form.decimal ?? decimalMarkOf(table.flat(), form);
  if (mark === 'twofold') return { twofold: twofoldTexts(table.flat(), form) };
  const writes: Write[] = [];
  const unreadable: Unread[] = [];
  const ignored = { unreadable, outside: 0, locked: 0 };
  for (let down = 0; down < height; down += 1) {
    for (let across = 0; across < width; across += 1) {
      const cell = { row: area.top + down, column: area.left + across };
      const written = table[down % high]?.[across % wide] ?? '';
      const value = figureOf(written, { ...form, decimal: mark });
      if (cell.row >= size.rows || cell.column >= size.columns) ignored.outside += value === null ? 0 : 1;
      else if (value === undefined) unreadable.push({ ...cell, text: written.trim() });
      else if (isLocked(cell)) ignored.locked += 1;
      else writes.push({ ...cell, value });
    }
  }
  if (writes.length === 0) return { writes, ignored };
  const last = {
    bottom: Math.min(area.top + height, size.rows) - 1,
    right: Math.min(area.left + width, size.columns) - 1,
  };
  return { writes, area: { top: area.top, left: area.left, ...last }, ignored };
}

/**
 * The figures of an area as a sheet takes them: tabs and lines, a point of decimals, nothing for empty. Each line ends,
 * so that an empty last one is a line, too.
 */
export function copied(figures: Figures, { top, bottom, left, right }: Area): string {
  const lines = figures
    .slice(top, bottom + 1)
    .map((row) => row.slice(left, right + 1).map((one) => (one === null ? '' : String(one))));
  return `${tabText(lines)}\n`;
}
