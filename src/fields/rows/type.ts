import {
  checkFields,
  cleanValues,
  decodeFields,
  defineField,
  encodeFields,
  rule,
  type AnyValues,
  type Exact,
  type Field,
  type FieldOptions,
  type Fields,
  type FieldValues,
  type Flat,
  type IsRequired,
  type FieldType,
  type When,
} from '@/schema';
import { isLocked } from './isLocked';
import { fieldWords, sampleFields } from '../group/type';

type Values = Readonly<Record<string, unknown>>;

/** What `rows({ … })` may be told. @public */
export interface RowsOptions extends FieldOptions {
  /**
   * The fields of a row.
   *
   * @example rows({ from: timeOfDay(), price: money() })
   */
  readonly fields: Fields;
  /** Default 0 (spec 01 §5). */
  readonly min?: number;
  /** Default 50. */
  readonly max?: number;
  /**
   * How one text holds the rows, for cells of sheets: what `write` makes `read` understands, `null` for anything else.
   * Default: no sheet holds them.
   */
  readonly cell?: {
    read(text: string): readonly Values[] | null;
    write(rows: readonly Values[], locale: string): string;
  };
  /**
   * The rows stay as they are: none is added, removed or moved, only cells are filled in. Where half of the cells or
   * more are read-only, a form shows them as a table with inputs only for the others.
   */
  readonly sameRows?: boolean;
  /**
   * Each row stands by itself where it is read, its headings beside its values: few rows with much to say. Default: a
   * table.
   */
  readonly stacked?: boolean;
  /** Rows that meet this are read and neither changed nor checked: `{ writable: false }`. */
  readonly locked?: When<AnyValues>;
  /**
   * Of an action's form: the rows are the records it was started with, by fields of the same names; no id is sent
   * besides.
   */
  readonly ofRecords?: boolean;
  /**
   * The boolean of a row that is a box to tick before it, where rows are a table (`sameRows`); locked rows cannot be
   * ticked.
   */
  readonly ticks?: string;
  /** The field whose value a row is called by. Default `name`, else its number. */
  readonly named?: string;
}

/**
 * The bounds of the repeatable row editor, 0 to 50 rows unless told (spec 01 §5).
 *
 * @example const { min, max } = rowLimits(field.options);
 * @public
 */
export function rowLimits({ min = 0, max = 50 }: RowsOptions) {
  return { min, max };
}

function listOf(wire: unknown): unknown[] | null {
  if (Array.isArray(wire)) return wire;
  if (typeof wire !== 'string') return null;
  try {
    return listOf(JSON.parse(wire));
  } catch {
    return null;
  }
}

const isRow = (wire: unknown): wire is Values => typeof wire === 'object' && wire !== null && !Array.isArray(wire);
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The type behind `rows()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const rowsType: FieldType<Values[], RowsOptions> = {
  name: 'rows',
  traits: { tabular: true, unordered: true },
  sheet: false,
  wide: true,
  empty: [],
  decode: (wire, { fields, cell }, context) =>
    (listOf(wire) ?? (typeof wire === 'string' ? cell?.read(wire) : null))
      ?.filter(isRow)
      .map((row) => decodeFields(fields, row, context)) ?? null,
  clean: (value, { fields }) => value.map((row) => cleanValues(fields, row)),
  encode: (value, { fields }) => value.map((row) => encodeFields(fields, row)),
  rules: (options) => {
    const { min, max } = rowLimits(options);
    return [
      rule('rowsMin', (value) => countOf(value) >= min, { min }),
      rule('rowsMax', (value) => countOf(value) <= max, { max }),
    ];
  },
  validationErrors: (value, options) =>
    Object.fromEntries(
      value.flatMap((row, index) =>
        isLocked(options, row)
          ? []
          : Object.entries(checkFields(options.fields, row)).map(
              ([path, error]) => [`${index}.${path}`, error] as const,
            ),
      ),
    ),
  sample: (seed, options) => {
    const { min, max } = rowLimits(options);
    const count = Math.min(max, Math.max(min, 2));
    return Array.from({ length: count }, (_, index) => sampleFields(options.fields, seed + index * 7));
  },
  text: (value, { fields, cell }, context) =>
    cell?.write(value, context.locale) ?? value.map((row) => fieldWords(fields, row, context)).join('; '),
};

type RowValues<F> = Flat<FieldValues<F>>[];

/**
 * A table of rows, 0 to 50 unless told. Texts: `resources.<name>.inner.<field>.fields.<inner>`.
 *
 * @example rows({ name: text({ required: true }) }, { max: 10 })
 * @public
 */
export function rows<const F extends Fields, const O extends Omit<RowsOptions, 'fields'> = object>(
  fields: F,
  options?: Exact<O, Omit<RowsOptions, 'fields'>>,
): Field<RowValues<F>, IsRequired<O>, RowsOptions> {
  // the fields given here are the ones it reads
  const type = rowsType as unknown as FieldType<RowValues<F>, RowsOptions>;
  return defineField(type, { ...((options ?? {}) as O), fields });
}
