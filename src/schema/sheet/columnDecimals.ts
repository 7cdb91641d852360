import type { Fields } from '../field';
import { decimalMarkOf, twofoldTexts, type DecimalMark, type NumberForm } from '../readers/number';
import { cellText, type SheetCell } from './sheetCell';

/** The mark of decimals by field, for columns of numbers where it is known. */
export type Decimals = Readonly<Record<string, DecimalMark>>;

/** A column whose numbers read both ways: a person says which. */
export interface DecimalQuestion {
  readonly field: string;
  readonly form: NumberForm;
  /** Some of its numbers. */
  readonly texts: readonly string[];
}

/** What the cells of a sheet say of the marks of decimals of its columns. */
export interface ColumnDecimals {
  readonly known: Decimals;
  readonly questions: readonly DecimalQuestion[];
}

/**
 * What a comma and a point mean in each column of numbers: one cell that can be read in one way only decides for its column.
 *
 * @param cellsOf the cells of a field's column, without its heading
 * @example columnDecimals(fields, ['power'], () => ['1,250', '0,5']) // { known: { power: ',' }, questions: [] }
 */
export function columnDecimals(fields: Fields, columns: readonly string[], cellsOf: (name: string) => Iterable<SheetCell>): ColumnDecimals {
  const known: Record<string, DecimalMark> = {};
  const questions: DecimalQuestion[] = [];
  for (const name of columns) {
    const field = fields[name];
    const form = field?.type.number?.(field.options);
    if (!form) continue;
    const texts = Array.from(cellsOf(name), (cell) => (typeof cell === 'string' ? cellText(cell) : ''));
    const mark = decimalMarkOf(texts, form);
    if (mark === 'twofold') questions.push({ field: name, form, texts: twofoldTexts(texts, form) });
    else if (mark) known[name] = mark;
  }
  return { known, questions };
}
