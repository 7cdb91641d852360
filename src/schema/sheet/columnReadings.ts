import type { Fields } from '../field';
import { decimalMarkOf, isDecimalMark, twofoldTexts, type DecimalMark, type NumberForm } from '../readers/number';
import { dayOrderOf, isDayOrder, twofoldDays, type DayOrder } from '../readers/wordedMoment';
import { cellText, type SheetCell } from './sheetCell';
import { isMomentField } from './sheetMoment';

/** What decides cells of a column that read both ways: the mark of decimals of numbers, what comes first in days. */
export type ColumnReading = DecimalMark | DayOrder;

/** By field, for columns where it is known. @public */
export type ColumnReadings = Readonly<Record<string, ColumnReading>>;

/** A column whose cells read both ways: a person says which. */
export interface ColumnQuestion {
  readonly field: string;
  /** Of numbers; absent: they are days. */
  readonly form?: NumberForm;
  /** Some of its cells. */
  readonly texts: readonly string[];
}

/** What the cells of a sheet say of their columns. */
export interface ReadColumns {
  readonly known: ColumnReadings;
  readonly questions: readonly ColumnQuestion[];
}

export const isColumnReading = (value: unknown): value is ColumnReading => isDecimalMark(value) || isDayOrder(value);

/**
 * A reading of a column as `readSheetValue` takes it; empty where the column has none.
 *
 * @example readingContext(',') // { decimal: ',' }; readingContext('dayFirst') is { order: 'dayFirst' }
 * @public
 */
export const readingContext = (
  reading: ColumnReading | undefined,
): { readonly decimal?: DecimalMark; readonly order?: DayOrder } => {
  if (reading === undefined) return {};
  return isDayOrder(reading) ? { order: reading } : { decimal: reading };
};

/**
 * What a comma and a point mean in each column of numbers, and whether the day or the month comes first in each one of
 * days: one cell that can be read in one way only decides for its column.
 *
 * @param cellsOf the cells of a field's column, without its heading
 * @example columnReadings(fields, ['power', 'day'], cellsOf)
 * // { known: { power: ',', day: 'dayFirst' }, questions: [] }
 * @public
 */
export function columnReadings(
  fields: Fields,
  columns: readonly string[],
  cellsOf: (name: string) => Iterable<SheetCell>,
): ReadColumns {
  const known: Record<string, ColumnReading> = {};
  const questions: ColumnQuestion[] = [];
  const textsOf = (name: string): string[] =>
    Array.from(cellsOf(name), (cell) => (typeof cell === 'string' ? cellText(cell) : ''));
  for (const name of columns) {
    const field = fields[name];
    const form = field?.type.number?.(field.options);
    if (!form && !isMomentField(field)) continue;
    const texts = textsOf(name);
    const reading = form ? decimalMarkOf(texts, form) : dayOrderOf(texts);
    if (reading === 'twofold')
      questions.push(
        form ? { field: name, form, texts: twofoldTexts(texts, form) } : { field: name, texts: twofoldDays(texts) },
      );
    else if (reading) known[name] = reading;
  }
  return { known, questions };
}
