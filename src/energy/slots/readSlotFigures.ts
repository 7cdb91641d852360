import { readTime, readNumbers } from '@/schema';
import { decimalMarkOf, readNumberText, type NumberForm } from '@/schema/internal';
import type { Figure } from './figures';

const DAY = 1440;

/**
 * `1;2;;4` of a cell of a sheet, `1,2,3` and JSON of a wire. A cell with a part that is no number has none: nothing of
 * it is dropped silently.
 */
function textParts(text: string, form: NumberForm | undefined): readonly unknown[] {
  if (/^\s*\[/.test(text)) {
    try {
      const read: unknown = JSON.parse(text);
      return Array.isArray(read) ? read : [];
    } catch {
      return [];
    }
  }
  const parts = text.split(/[;；\t\n]/);
  if (parts.length < 2) return text.includes(',') ? text.split(',') : [];
  const mark = form?.decimal ?? decimalMarkOf(parts, form);
  const isRead = parts.every((part) => readNumberText(part, form).kind !== 'none');
  return isRead && (mark !== 'twofold' || !text.includes(',')) ? parts : [];
}

/** The slot that `{time: '10:15', value}` is of, by its time; undefined without one. */
function slotOf(entry: unknown, count: number): number | undefined {
  const time: unknown = typeof entry === 'object' && entry !== null && 'time' in entry ? entry.time : undefined;
  const read = readTime(typeof time === 'string' ? time : undefined)?.split(':');
  return read && Math.floor(((Number(read[0]) * 60 + Number(read[1])) * count) / DAY);
}

/**
 * 0.21000000000000002, as some backend calculated it, is 0.21: the dust of floating point is no decimal anybody gave.
 */
const withoutDust = (value: Figure): Figure => (value === null ? null : Number(value.toPrecision(12)));

/**
 * Figures from whatever the wire or a sheet holds: an array of numbers or their texts, `[{time, value}]`, JSON or
 * separated text. Entries with times that are fewer than the slots stand where their times say; else the order counts.
 * `null` when there is no figure.
 *
 * @param count slots that are expected
 * @example readSlotFigures([{ time: '12:00', value: 5 }], 4) // [null, null, 5, null]
 * @public
 */
export function readSlotFigures(wire: unknown, count: number, form?: NumberForm): Figure[] | null {
  const parts = typeof wire === 'string' ? textParts(wire, form) : Array.isArray(wire) ? wire : [];
  const values = readNumbers(parts, form).map(withoutDust);
  if (values.every((one) => one === null)) return null;
  const places = parts.map((one) => slotOf(one, count));
  if (parts.length >= count || places.some((one) => one === undefined)) return values;
  const figures: Figure[] = Array.from({ length: count }, () => null);
  for (const [at, place] of places.entries())
    if (place !== undefined && place < count) figures[place] = values[at] ?? null;
  return figures;
}
