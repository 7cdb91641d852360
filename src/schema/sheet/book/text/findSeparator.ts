import type { Separator } from '../book';
import { splitText } from './splitText';

/** Where two fit alike: a comma stands in figures and sentences, too. */
const ORDER: readonly Separator[] = ['\t', ';', '|', ','];
/** Lines, and letters, that are looked at. */
const LINES = 200;
const LETTERS = 262_144;
/** A figure with a comma of decimals or thousands, perhaps with its unit. */
const FIGURE = /^\s*[-+−]?\p{Sc}?\s?\d[\d.\s'’]*(?:,\d+)+(?:\s?[\p{L}%°€²³/]+)?\s*$/u;

interface Look {
  readonly separator: Separator;
  readonly rows: readonly string[][];
  /** Cells most rows have, of those that have several. */
  readonly width: number;
  /** 0 to 1: how many rows it divides, and how much alike. */
  readonly score: number;
}

function look(text: string, separator: Separator): Look {
  const { rows, cut } = splitText(text, separator, LINES);
  const filled = rows.slice(0, cut && rows.length > 1 ? -1 : undefined).filter((row) => row.some((cell) => cell.trim() !== ''));
  const counts = new Map<number, number>();
  for (const { length } of filled) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, alike] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [1, 0]);
  const divided = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return { separator, rows: filled, width, score: filled.length === 0 ? 0 : (divided + alike) / 2 / filled.length };
}

/** Whether a separator may divide a cell. A comma does not in figures and before a blank. */
const divides = (separator: Separator, cell: string): boolean => (separator === ',' ? /,\S/.test(cell) && !FIGURE.test(cell) : cell.includes(separator));

/** Whether another separator divides the headings of a look as well. */
function isRival({ rows, width }: Look, { separator, score }: Look): boolean {
  const headings = rows.find(({ length }) => length === width) ?? [];
  return score > 0 && headings.some((cell) => divides(separator, cell));
}

/**
 * What separates the cells of a text: what divides most of its lines into equally many cells. `unsure`: another divides its headings, too, or the only
 * commas it has may be those of its figures.
 */
export function findSeparator(text: string): { readonly separator: Separator; readonly unsure: boolean } {
  const beginning = text.slice(0, LETTERS);
  const looks = ORDER.map((separator) => look(beginning, separator));
  const best = looks.reduce((found, one) => (one.score > found.score ? one : found));
  if (best.score === 0) return { separator: ',', unsure: false };
  const isList = best.separator === ',' && best.rows.every((cells) => cells.length === 1 || FIGURE.test(cells.join(',')));
  if (isList) return { separator: ';', unsure: true };
  return { separator: best.separator, unsure: looks.some((one) => one !== best && isRival(best, one)) };
}
