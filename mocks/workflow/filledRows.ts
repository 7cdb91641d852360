import { objectOf, type FieldOptions, type Fields, typeOptions } from '@/schema';
import { fieldsInside } from '../crud/targets';

type Values = Readonly<Record<string, unknown>>;

const staysAsIs = (options: FieldOptions): boolean => typeOptions({ options }).sameRows === true;
const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A row with the cells of it that could be filled in; one that was not sent stays. */
function filled(row: object, said: object, cells: Fields): Values {
  const open = Object.entries(cells).filter(([, { options }]) => !options.readOnly);
  const values: Values = { ...said };
  return {
    ...row,
    ...Object.fromEntries(
      open.flatMap(([name]) => (values[name] === undefined || values[name] === null ? [] : [[name, values[name]]])),
    ),
  };
}

/**
 * The values of a form, where a table whose rows stay as they are (`sameRows`) has the rows of the record with the
 * cells that were filled in: whoever sends fewer rows, or none, has filled in nothing.
 */
export function filledRows(form: Fields, record: Values, values: Values): Values {
  const tables = Object.entries(form).filter(([, { options }]) => staysAsIs(options));
  const merged = tables.map(([name, field]) => {
    const said = rowsOf(values[name]);
    return [
      name,
      rowsOf(record[name]).map((row, index) => filled(objectOf(row), objectOf(said[index]), fieldsInside(field))),
    ] as const;
  });
  return { ...values, ...Object.fromEntries(merged) };
}
