import { addsUp } from '@/fields/internal';
import { typeOptions, type AnyRecord } from '@/schema';
import { sumOf } from '@/schema/internal';
import type { TableColumn } from '../table/TableContext';

/** Whether a list says below it what its rows come to in a column. */
export const isSummed = ({ field }: TableColumn): boolean => typeOptions(field).sum === true;

/**
 * Whether the rows of a group add up in a column: where the list says so, and in quantities that do by their measure.
 */
export const addsInGroup = (column: TableColumn): boolean => isSummed(column) || addsUp(column.field);

/**
 * What the values of a column come to, and a record it is said in the unit of. Undefined where nothing adds up: there
 * are none, or they are in several units.
 */
export function columnSum(
  column: TableColumn,
  records: readonly AnyRecord[],
): { readonly sum: number; readonly record: AnyRecord } | undefined {
  const { name, field } = column;
  const present = records.filter((record) => typeof record[name] === 'number');
  const units = new Set(present.map((record) => field.type.unit?.(field.options, record, name)));
  const sum = sumOf(present.map((record) => Number(record[name])));
  const [record] = present;
  return record && sum !== null && units.size === 1 ? { sum, record } : undefined;
}
