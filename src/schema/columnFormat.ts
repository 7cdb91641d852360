import type { AnyRecord, Field } from './field';
import { isMoneyUnit } from './measure/unit';

/** How the values of a column are written, so that they can be compared: decided once, by all of its rows. @public */
export interface ColumnFormat {
  /** The one unit of all its values: the head says it, its cells do not. */
  readonly unit?: string;
  /** Decimals of all its values: as many as the one with the most has. */
  readonly decimals?: number;
  /** Its amounts are of several currencies: codes say which. */
  readonly coded?: boolean;
}

/** Signs that stand with every number, because they are a part of how it is written: `€12`, `12%`. */
const isSign = (unit: string): boolean => unit === '%' || isMoneyUnit(unit);

const decimalsIn = (value: number, most: number): number => {
  const text = Number(value.toFixed(most)).toString();
  return text.includes('e') ? most : (text.split('.')[1]?.length ?? 0);
};

/**
 * What the rows of a column say of it: a list gives it to its cells, and its unit to the head. A place without heads
 * leaves the unit out.
 *
 * @example columnFormat('power', fields.power, records) // { unit: 'kW', decimals: 2 }
 * @public
 */
export function columnFormat(name: string, field: Field, records: readonly AnyRecord[]): ColumnFormat {
  const { type, options } = field;
  const present = records.filter((record) => record[name] !== null && record[name] !== undefined);
  const units = new Set(type.unit && present.map((record) => type.unit?.(options, record, name)));
  const [unit] = units;
  const currencies = new Set(type.currency && present.map((record) => type.currency?.(options, record)));
  const most = type.decimals?.(options);
  const numbers = most === undefined ? [] : present.map((record) => Number(record[name])).filter(Number.isFinite);
  return {
    ...(units.size === 1 && unit && !isSign(unit) && { unit }),
    ...(currencies.size > 1 && { coded: true }),
    ...(numbers.length > 0 && { decimals: Math.max(...numbers.map((value) => decimalsIn(value, most ?? 0))) }),
  };
}
