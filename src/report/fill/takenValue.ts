import { checkField, type Field } from '@/schema';

const DECIMALS: Readonly<Record<string, number>> = { number: 0, percent: 2, money: 2 };

/** Three letters a unit or an option begins with: `CNY/kWh`. */
const currencyIn = (text: unknown): string | undefined => (typeof text === 'string' ? /^[A-Z]{3}(?=\/|$)/.exec(text)?.[0] : undefined);

/** The one currency an input can be in, where its declaration says so. */
export function currencyOf({ options }: Field): string | undefined {
  return currencyIn('unit' in options ? options.unit : undefined) ?? currencyIn('currency' in options ? options.currency : undefined);
}

/** A value as the input would hold it, rounded to its decimals; undefined for nothing, and for what its rules refuse. */
export function takenValue(field: Field, value: unknown): unknown {
  const own = DECIMALS[field.type.name];
  const said = 'decimals' in field.options ? field.options.decimals : undefined;
  const next = own === undefined || typeof value !== 'number' ? value : Number(value.toFixed(typeof said === 'number' ? said : own));
  const isNothing = next === null || next === undefined || next === '' || (typeof next === 'number' && !Number.isFinite(next));
  return isNothing || checkField(field, next) ? undefined : next;
}
