import { objectOf } from '@/schema';
import { addDays, startOfDay } from '@/schema/dates';
import { roundTo } from '../core/roundTo';
import { dayTime } from '../energy/dayTime';
import type { Doc } from '../store/store';
import type { Sums } from '../world/model';
import { pricesOf } from '../world/run/pricesOf';
import { PERIODS, type Period, type Site } from '../world/site';
import { sums } from '../world/world';
import type { BillLine } from './monthBill';

const numberOf = (value: unknown, other = 0): number => (typeof value === 'number' ? value : other);

/**
 * What a kWh of the panels costs whoever uses it: a price of its own, by period, or so much off the price of the mains.
 */
function pvPrice(row: Doc, mains: number, period: Period | undefined): number {
  if (row.priceMode === 'fixed') return numberOf(row.fixedPrice);
  if (row.priceMode === 'tou') return numberOf(row[`${period ?? 'flat'}Price`], numberOf(row.flatPrice));
  return mains * (1 - numberOf(row.discountRate) / 100);
}

/**
 * What the user of a site paid for its sun in a month (`yyyy-MM`): the energy that `metered` used, at the prices of
 * `site`.
 */
export function pvLine(metered: Site, site: Site, month: string, row: Doc): BillLine {
  let [quantity, amount] = [0, 0];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const { buy, periods } = pricesOf(site, dayTime(day, site.zone));
    const quarters = sums(metered, startOfDay(day, site.zone), startOfDay(addDays(day, 1), site.zone), 'quarter');
    for (const [at, { selfUse }] of quarters.entries()) {
      quantity += selfUse;
      amount += selfUse * pvPrice(row, buy[at] ?? 0, PERIODS[periods[at] ?? PERIODS.length]);
    }
  }
  return { line: 'pv', unit: 'kWh', quantity: roundTo(quantity, 2), amount: roundTo(amount, 2) };
}

type Bases = Readonly<Record<string, readonly [energy: keyof Sums['byPeriod'], income: (month: Sums) => number]>>;

/** What a fee is taken of, by its type: energy by period, and the income before tax. */
const BASES: Bases = {
  storage: ['discharge', ({ arbitrageIncome }) => arbitrageIncome],
  charging: [
    'charger',
    ({ chargingElectricityFee, chargingServiceFee }) => chargingElectricityFee + chargingServiceFee,
  ],
  operation: [
    'import',
    ({ selfUseIncome, feedInIncome, arbitrageIncome }) => selfUseIncome + feedInIncome + arbitrageIncome,
  ],
};

/** The fee for running a site for a month: by energy, by income, or fixed (operations §9). */
export function serviceLine(site: Site, month: string, row: Doc): BillLine {
  const [first, next] = [`${month}-01`, `${addDays(`${month}-01`, 32).slice(0, 7)}-01`];
  const [whole] = sums(site, startOfDay(first, site.zone), startOfDay(next, site.zone), 'all');
  const [energy, income] = BASES[String(row.feeType)] ?? BASES.operation ?? ['import', () => 0];
  const rate = numberOf(row.rate);
  const line = (quantity: number, unit: string, amount: number): BillLine => ({
    line: 'service',
    unit,
    quantity: roundTo(quantity, 2),
    amount: roundTo(amount, 2),
  });
  if (!whole || row.rateMode === 'fixed') return line(1, '', rate);
  if (row.rateMode === 'ratio') return line(income(whole), site.currency, (income(whole) * rate) / 100);
  const rates = new Map(Object.entries(objectOf(row.periodRates) as Readonly<Record<string, unknown>>));
  const byPeriod = Object.entries(whole.byPeriod[energy]);
  const sum = byPeriod.reduce((all, [period, kWh]) => all + kWh * numberOf(rates.get(`${period}Price`), rate), 0);
  return line(
    byPeriod.reduce((all, [, kWh]) => all + kWh, 0),
    'kWh',
    sum,
  );
}
