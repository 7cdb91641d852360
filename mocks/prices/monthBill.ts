import { addDays, startOfDay } from '@/schema/dates';
import { dayTime } from '../energy/dayTime';
import { roundTo } from '../core/roundTo';
import type { Sums } from '../world/model';
import { PERIODS, type Site } from '../world/site';
import { pricesOf } from '../world/run/pricesOf';
import { pricedOn, sums } from '../world/world';
import { basicFee } from './basicFee';

/** A line of a bill: kWh, or kVA and kW of the basic fee, and money; income is below zero. */
export interface BillLine {
  readonly line: (typeof PERIODS)[number] | 'spot' | 'basic' | 'feedIn' | 'charging' | 'pv' | 'service';
  readonly quantity: number;
  readonly unit: string;
  readonly amount: number;
}

/** The first days of a month (`yyyy-MM`) and of the one after it. */
function bounds(month: string): readonly [string, string] {
  const first = `${month}-01`;
  return [first, `${addDays(first, 32).slice(0, 7)}-01`];
}

/**
 * The bill of a month: the energy that `metered` drew and fed in, at the prices of `site`, which may be other ones.
 * Each line is rounded once, to hundredths; the bill is their sum.
 */
export function monthBill(metered: Site, site: Site, month: string, capacity: number): BillLine[] {
  const [first, next] = bounds(month);
  const energy = new Map<BillLine['line'], { quantity: number; amount: number }>();
  const add = (line: BillLine['line'], quantity: number, amount: number) => {
    const known = energy.get(line) ?? { quantity: 0, amount: 0 };
    energy.set(line, { quantity: known.quantity + quantity, amount: known.amount + amount });
  };
  let maxDemand = 0;
  for (let day = first; day < next; day = addDays(day, 1)) {
    const { buy, sell, periods } = pricesOf(site, dayTime(day, site.zone));
    const { charging } = pricedOn(site, day);
    const rows: Sums[] = sums(metered, startOfDay(day, site.zone), startOfDay(addDays(day, 1), site.zone), 'quarter');
    for (const [quarter, row] of rows.entries()) {
      const price = buy[quarter] ?? 0;
      add(PERIODS[periods[quarter] ?? PERIODS.length] ?? 'spot', row.importEnergy, row.importEnergy * price);
      if (row.exportEnergy > 0) add('feedIn', row.exportEnergy, -row.exportEnergy * (sell[quarter] ?? 0));
      if (charging && row.chargerEnergy > 0) {
        const slot = Math.floor(((dayTime(day, site.zone).hours[quarter * 3] ?? 0) / 24) * charging.electricity.length);
        add(
          'charging',
          row.chargerEnergy,
          -row.chargerEnergy * ((charging.electricity[slot] ?? 0) + (charging.service[slot] ?? 0)),
        );
      }
      maxDemand = Math.max(maxDemand, row.maxDemand);
    }
  }
  const { contract } = pricedOn(site, first);
  const byCapacity = contract.billingMode === 'capacity';
  const lines = [...energy].map(([line, { quantity, amount }]): BillLine => ({
    line,
    unit: 'kWh',
    quantity: roundTo(quantity, 2),
    amount: roundTo(amount, 2),
  }));
  const order = [...PERIODS, 'spot', 'feedIn', 'charging'];
  return [
    ...lines.toSorted((one, other) => order.indexOf(one.line) - order.indexOf(other.line)),
    {
      line: 'basic',
      unit: byCapacity ? 'kVA' : 'kW',
      quantity: roundTo(byCapacity ? capacity : maxDemand, 2),
      amount: roundTo(basicFee(contract, capacity, maxDemand), 2),
    },
  ];
}
