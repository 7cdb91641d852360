import { encodeFields, type Field, type Report, type WireRow } from '@/schema';
import type { ParamValues } from '../params/paramsAddress';
import { shownParams } from '../params/paramErrors';

export type Side = 'low' | 'high';

/** An input that is moved to both sides of its value. */
export interface Variation {
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

/** What numbers keep to unless their field says otherwise: the defaults of its type. */
const BOUNDS: Readonly<Record<string, { readonly min: number; readonly max: number; readonly decimals: number }>> = {
  number: { min: -Infinity, max: Infinity, decimals: 0 },
  percent: { min: 0, max: 100, decimals: 2 },
  money: { min: 0, max: 999_999_999, decimals: 2 },
};

function moved({ type, options }: Field, value: number, factor: number): number {
  const { min, max, decimals } = { ...BOUNDS[type.name], ...options } as (typeof BOUNDS)[string];
  return Math.min(max, Math.max(min, Number((value * factor).toFixed(decimals))));
}

/**
 * The inputs that are numbers, each moved down and up by so many percent as far as its bounds and decimals let it. One
 * that is nothing or zero stays, as does one that cannot move.
 */
export function variations(report: Report, values: ParamValues, by: number): Variation[] {
  return shownParams(report, values).flatMap((name) => {
    const field = report.params[name];
    const value = values[name];
    if (!field || !(field.type.name in BOUNDS) || typeof value !== 'number' || value === 0) return [];
    const [low, high] = [moved(field, value, 1 - by / 100), moved(field, value, 1 + by / 100)];
    return low === high ? [] : [{ name, low, high }];
  });
}

/** What the calculation is sent for an input on one side, besides the others as they are. */
export const sentFor = ({ params }: Report, { name, ...sides }: Variation, side: Side): WireRow => {
  const field = params[name];
  return field ? encodeFields({ [name]: field }, { [name]: sides[side] }) : {};
};
