import { readPage, asObject, asText } from '@/api';
import { measureNamed, type Measures } from '@/schema';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The unit of the first that is an amount of money: of what the cloud says in a currency the rest is, too. */
function moneyUnit(named: readonly (readonly [name: string, unit: unknown])[], measures: Measures): string {
  for (const [name, unit] of named) {
    const key = name === '' ? undefined : measureNamed(measures, name);
    if (key !== undefined && measures[key]?.unit === 'money' && asText(unit) !== '') return asText(unit);
  }
  return '';
}

/**
 * The currency an answer speaks of: its own, that of its first row, or the unit of one of its amounts. '' where it says
 * none.
 */
export function currencyIn(raw: unknown, measures: Measures): string {
  const answer = asObject(raw);
  if (!answer) return '';
  const row = asObject(readPage(answer)?.rows[0]) ?? {};
  const own = [answer.currency, answer.currencyCode, row.currency, row.currencyCode].map(asText).find(Boolean);
  const series = list(answer.ylist).flatMap((one) => {
    const { dataKey, name, desc, unit } = asObject(one) ?? {};
    return [dataKey, name, desc].map((known) => [asText(known), unit] as const);
  });
  const figures = Object.entries(row).map(([name, value]) => [name, asObject(value)?.unit] as const);
  return own ?? moneyUnit([...series, ...figures], measures);
}
