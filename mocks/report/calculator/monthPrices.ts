import type { Tariff } from '../../world/site';

/** The prices of a day in half hours, for each month that a tariff of periods has. */
export function monthPrices(tariff: Tariff): number[][] {
  if (tariff.type !== 'timeOfUse') return [];
  return Array.from(
    { length: 12 },
    (_, index) =>
      tariff.seasons.find(({ months }) => months.includes(index + 1))?.slots.map((period) => tariff.prices[period]) ??
      [],
  );
}
