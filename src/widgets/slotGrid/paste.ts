import { heightOf, widthOf, type Area, type Size } from './area';
import type { Write } from './change';
import type { Cell, Figures } from '@/schema/slots/figures';
import { isCommaDecimal, readFigure } from '@/schema/slots/readFigure';

type Table = readonly (readonly string[])[];

/** What a paste makes of a text. */
export interface Pasted {
  readonly writes: readonly Write[];
  /** Where it went; nothing when the text held no figure. */
  readonly area?: Area;
  /** Texts that are no numbers, figures beyond the last row or slot, figures for cells that are locked. */
  readonly ignored: { readonly unreadable: number; readonly outside: number; readonly locked: number };
}

/** Lines and tabs as a sheet copies them; one line without tabs may use semicolons. */
export function tableOf(text: string): string[][] {
  const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  const between = text.includes('\t') ? '\t' : ';';
  return lines.map((line) => line.split(between));
}

const isWord = (text: string): boolean => text.trim() !== '' && readFigure(text) === undefined;

/** Without the headings that were copied along: a first line or column of words only. */
function bareTable(table: Table): Table {
  const lines = table.length > 1 && table[0]?.some(isWord) && table[0].every((one) => one.trim() === '' || isWord(one)) ? table.slice(1) : table;
  const headed = (lines[0]?.length ?? 0) > 1 && lines.every(([first = '']) => isWord(first));
  return headed ? lines.map((line) => line.slice(1)) : lines;
}

const turned = (table: Table): string[][] => Array.from({ length: Math.max(...table.map((line) => line.length)) }, (_, at) => table.map((line) => line[at] ?? ''));

/** One column for a row, or one line for a column, when it fits there only that way. */
function laid(table: Table, area: Area, { rows, slots }: Size): Table {
  const [high, wide] = [table.length, Math.max(...table.map((line) => line.length))];
  const [below, right] = [rows - area.top, slots - area.left];
  const toRow = wide === 1 && high > 1 && (heightOf(area) === 1 && widthOf(area) > 1 ? true : high > below && high <= Math.max(right, 1));
  const toColumn = high === 1 && wide > 1 && (widthOf(area) === 1 && heightOf(area) > 1 ? true : wide > right && wide <= below);
  return toRow || toColumn || (rows === 1 && wide === 1 && high > 1) ? turned(table) : table;
}

/**
 * A text of a sheet put into the grid from the first cell of an area on. It fills a larger area as often as it fits in there
 * exactly; a column is laid into a row where only that fits. Empty cells of the text clear.
 */
export function paste(text: string, area: Area, figures: Figures, isLocked: (cell: Cell) => boolean, unit = ''): Pasted {
  const size = { rows: figures.length, slots: figures[0]?.length ?? 0 };
  const table = laid(bareTable(tableOf(text)), area, size);
  const [high, wide] = [table.length, Math.max(...table.map((line) => line.length))];
  const tiles = heightOf(area) % high === 0 && widthOf(area) % wide === 0;
  const [height, width] = tiles ? [heightOf(area), widthOf(area)] : [high, wide];
  const commaDecimal = isCommaDecimal(table.flat());
  const writes: Write[] = [];
  const ignored = { unreadable: 0, outside: 0, locked: 0 };
  for (let down = 0; down < height; down += 1) {
    for (let across = 0; across < width; across += 1) {
      const cell = { row: area.top + down, slot: area.left + across };
      const value = readFigure(table[down % high]?.[across % wide] ?? '', commaDecimal, unit);
      if (value === undefined) ignored.unreadable += 1;
      else if (cell.row >= size.rows || cell.slot >= size.slots) ignored.outside += value === null ? 0 : 1;
      else if (isLocked(cell)) ignored.locked += 1;
      else writes.push({ ...cell, value });
    }
  }
  if (writes.length === 0) return { writes, ignored };
  const last = { bottom: Math.min(area.top + height, size.rows) - 1, right: Math.min(area.left + width, size.slots) - 1 };
  return { writes, area: { top: area.top, left: area.left, ...last }, ignored };
}

/** The figures of an area as a sheet takes them: tabs and lines, a point of decimals, nothing for empty. */
export function copied(figures: Figures, { top, bottom, left, right }: Area): string {
  return figures
    .slice(top, bottom + 1)
    .map((row) => row.slice(left, right + 1).map((one) => one ?? '').join('\t'))
    .join('\n');
}
