import type { Separator } from '../workbook';
import { splitText } from './splitText';

/** Where two fit alike: a comma stands in figures and sentences, too. */
const ORDER: readonly Separator[] = ['\t', ';', '|', ','];
const SAMPLE_LINES = 200;
const SAMPLE_LETTERS = 262_144;
/** A figure with a comma of decimals or thousands, perhaps with its unit. */
const FIGURE = /^\s*[-+−]?\p{Sc}?\s?\d[\d.\s'’]*(?:,\d+)+(?:\s?[\p{L}%°€²³/]+)?\s*$/u;

/** A separator, and what it makes of the sample. */
interface Candidate {
  readonly separator: Separator;
  readonly rows: readonly string[][];
  /** Cells most rows have, of those that have several. */
  readonly width: number;
  /** 0 to 1: how many rows it divides, and how much alike. */
  readonly score: number;
}

function candidate(text: string, separator: Separator): Candidate {
  const { rows, cut } = splitText(text, separator, SAMPLE_LINES);
  const filled = rows
    .slice(0, cut && rows.length > 1 ? -1 : undefined)
    .filter((row) => row.some((cell) => cell.trim() !== ''));
  const counts = new Map<number, number>();
  for (const { length } of filled) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, alike] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [1, 0]);
  const divided = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return { separator, rows: filled, width, score: filled.length === 0 ? 0 : (divided + alike) / 2 / filled.length };
}

/** Whether a separator may divide a cell. A comma does not in figures and before a blank. */
const divides = (separator: Separator, cell: string): boolean =>
  separator === ',' ? /,\S/.test(cell) && !FIGURE.test(cell) : cell.includes(separator);

/** Whether another separator divides the headings of a candidate as well. */
function isRival({ rows, width }: Candidate, { separator, score }: Candidate): boolean {
  const headings = rows.find(({ length }) => length === width) ?? [];
  return score > 0 && headings.some((cell) => divides(separator, cell));
}

/**
 * What separates the cells of a text: what divides most of its lines into equally many cells. `unsure`: another divides
 * its headings, too, or the only commas it has may be those of its figures.
 */
export function findSeparator(text: string): { readonly separator: Separator; readonly unsure: boolean } {
  const sample = text.slice(0, SAMPLE_LETTERS);
  const candidates = ORDER.map((separator) => candidate(sample, separator));
  const best = candidates.reduce((found, one) => (one.score > found.score ? one : found));
  if (best.score === 0) return { separator: ',', unsure: false };
  const isList =
    best.separator === ',' && best.rows.every((cells) => cells.length === 1 || FIGURE.test(cells.join(',')));
  if (isList) return { separator: ';', unsure: true };
  return { separator: best.separator, unsure: candidates.some((one) => one !== best && isRival(best, one)) };
}
