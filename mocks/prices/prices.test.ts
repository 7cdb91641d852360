import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import { describe, expect, it } from 'vitest';
import { roundTo } from '../core/roundTo';
import { randomFrom } from '../core/random';
import { dayTime } from '../energy/dayTime';
import type { Doc } from '../store/store';
import { PERIODS, type Period, type PricesFrom, type Tariff } from '../world/site';
import { pricesOf } from '../world/run/pricesOf';
import { day as dayFrame, pricedOn, siteCoded, sums, withPrices } from '../world/world';
import { basicFee } from './basicFee';
import { monthBill } from './monthBill';
import { sitePrices } from './sitePrices';
import { versionOn } from './versionOn';

type Timed = Extract<Tariff, { type: 'timeOfUse' }>;

const site = siteCoded('NL-ZAA-01');
const MONTH = '2026-03';
const days = Array.from({ length: 31 }, (_, at) => addDays(`${MONTH}-01`, at));
const quarters = new Map(
  days.map((day) => [
    day,
    sums(site, startOfDay(day, site.zone), startOfDay(addDays(day, 1), site.zone), 'quarter').map(
      ({ importEnergy }) => importEnergy,
    ),
  ]),
);

function randomTariff(random: () => number): Timed {
  const one = (): Period => PERIODS[Math.floor(random() * PERIODS.length)] ?? 'flat';
  const cuts = [0, ...Array.from({ length: 6 }, () => Math.floor(random() * 96))]
    .toSorted((a, b) => a - b)
    .map((begin) => ({ begin, period: one() }));
  const slots = Array.from(
    { length: 96 },
    (_, quarter) => cuts.findLast(({ begin }) => begin <= quarter)?.period ?? 'flat',
  );
  const price = () => roundTo(random() * 1.7 - 0.2, 4);
  return {
    type: 'timeOfUse',
    name: { en: 'random', zh: '随机' },
    feedIn: price(),
    prices: { sharp: price(), peak: price(), flat: price(), valley: price(), deepValley: price() },
    seasons: [{ months: [3], slots }],
  };
}

/** Two versions of March, the second from a random day on. */
function randomCase(seed: number) {
  const random = randomFrom(seed);
  const [before, after] = [randomTariff(random), randomTariff(random)];
  const from = days[Math.floor(random() * days.length)] ?? MONTH;
  const priced: PricesFrom[] = [
    { from: '2026-01-01', tariff: before, contract: site.contract },
    { from, tariff: after, contract: site.contract },
  ];
  return { from, site: withPrices(site, priced), tariffOn: (day: string) => (day < from ? before : after) };
}

describe('prices of a site', () => {
  it('have exactly one version at every moment, of a thousand random histories', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const random = randomFrom(seed);
      const begins = [
        ...new Set(
          Array.from({ length: 1 + Math.floor(random() * 8) }, () => addDays('2025-01-01', Math.floor(random() * 700))),
        ),
      ];
      const rows = begins
        .map((effectiveDate): Doc => ({ id: effectiveDate, effectiveDate }))
        .toSorted(() => random() - 0.5);
      const [first = ''] = begins.toSorted();
      for (let count = 0; count < 20; count += 1) {
        const day = addDays('2024-12-01', Math.floor(random() * 800));
        const holding = begins.filter(
          (begin) => begin <= day && !begins.some((other) => other > begin && other <= day),
        );
        expect(holding.length).toBe(day < first ? 0 : 1);
        expect(versionOn(rows, day)?.id).toBe(holding[0]);
      }
    }
  });

  it('make the same cost of a month in five ways, to the cent, in a thousand random cases', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const { site: own, tariffOn } = randomCase(seed);
      let byQuarter = 0;
      let bySlot = 0;
      const byDay: number[] = [];
      const byPeriod = new Map<string, { energy: number; price: number; period: Period }>();
      for (const day of days) {
        const { buy, periods } = pricesOf(own, dayTime(day, site.zone));
        const tariff = tariffOn(day);
        let ofDay = 0;
        for (const [at, energy] of (quarters.get(day) ?? []).entries()) {
          byQuarter += energy * (buy[at] ?? 0);
          ofDay += energy * (buy[at] ?? 0);
          const wall = Math.floor((dayTime(day, site.zone).hours[at * 3] ?? 0) * 4);
          bySlot += energy * tariff.prices[tariff.seasons[0]?.slots[wall] ?? 'flat'];
          const period = PERIODS[periods[at] ?? 0] ?? 'flat';
          const key = `${tariff === tariffOn(days[0] ?? '')} ${period}`;
          const known = byPeriod.get(key) ?? { energy: 0, price: tariff.prices[period], period };
          byPeriod.set(key, { ...known, energy: known.energy + energy });
        }
        byDay.push(ofDay);
      }
      const total = roundTo(byQuarter, 2);
      expect(Math.abs(bySlot - byQuarter)).toBeLessThan(0.005);
      expect(
        roundTo(
          byDay.reduce((sum, one) => sum + one, 0),
          2,
        ),
      ).toBe(total);
      expect(
        Math.abs([...byPeriod.values()].reduce((sum, { energy, price }) => sum + energy * price, 0) - byQuarter),
      ).toBeLessThan(0.005);
    }
  });

  it('are those the world computes its bills with: sums, days, steps, periods and lines of the bill agree', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const { site: own } = randomCase(seed);
      const [from, to] = [startOfDay(`${MONTH}-01`, site.zone), startOfDay('2026-04-01', site.zone)];
      const [month] = sums(own, from, to, 'month');
      const cost = month?.gridCost ?? 0;
      const steps = days.reduce((sum, day) => {
        const frame = dayFrame(own, day);
        return (
          sum +
          Array.from(frame?.import ?? []).reduce(
            (all, power, at) => all + (frame?.lost[at] === 1 ? 0 : (power * (frame?.buy[at] ?? 0)) / 12),
            0,
          )
        );
      }, 0);
      expect(roundTo(steps, 2)).toBe(roundTo(cost, 2));
      expect(
        roundTo(
          sums(own, from, to, 'day').reduce((sum, { gridCost }) => sum + gridCost, 0),
          2,
        ),
      ).toBe(roundTo(cost, 2));
      expect(
        roundTo(
          sums(own, from, to, 'hour').reduce((sum, { gridCost }) => sum + gridCost, 0),
          2,
        ),
      ).toBe(roundTo(cost, 2));
      const lines = monthBill(own, own, MONTH, 0).filter(({ line }) => PERIODS.some((period) => period === line));
      expect(Math.abs(lines.reduce((sum, { amount }) => sum + amount, 0) - cost)).toBeLessThan(
        0.005 * (lines.length + 1),
      );
    }
  });

  it('take over at 00:00 of the station, also before a day of 23 hours', () => {
    const random = randomFrom(7);
    const tariff = randomTariff(random);
    const own = withPrices(site, [{ from: '2026-03-29', tariff, contract: site.contract, feedIn: 0.5 }]);
    expect(pricesOf(own, dayTime('2026-03-28', site.zone)).buy).toEqual(
      pricesOf(site, dayTime('2026-03-28', site.zone)).buy,
    );
    const { buy, sell } = pricesOf(own, dayTime('2026-03-29', site.zone));
    expect(buy).toHaveLength(92);
    expect(new Set(sell)).toEqual(new Set([0.5]));
    expect(buy.every((price) => Object.values(tariff.prices).includes(price))).toBe(true);
    const before = sums(site, startOfDay('2026-03-01', site.zone), startOfDay('2026-03-29', site.zone), 'all');
    expect(sums(own, startOfDay('2026-03-01', site.zone), startOfDay('2026-03-29', site.zone), 'all')).toEqual(before);
  });

  it('end a subsidy after its last day', () => {
    const none = { electricity: [], pv: [], basic: [], charging: [] };
    const priced = withPrices(
      site,
      sitePrices(site, {
        ...none,
        pvToMains: [
          {
            id: '1',
            effectiveDate: '2026-01-01',
            price: 0.4,
            nationalSubsidy: 0.1,
            localSubsidy: 0.02,
            subsidyEnd: '2026-06-30',
          },
        ],
      }),
    );
    expect(pricedOn(priced, '2025-12-31').feedIn).toBeUndefined();
    expect(pricedOn(priced, '2026-06-30')).toMatchObject({
      feedIn: 0.4,
      contract: { subsidy: roundTo(site.contract.subsidy + 0.12, 4) },
    });
    expect(pricedOn(priced, '2026-07-01').contract.subsidy).toBe(site.contract.subsidy);
  });

  // The worked numbers of operations §5.3.
  it.each([
    ['capacity', 800, 22_600],
    ['contractDemand', 800, 33_212],
    ['actualDemand', 800, 32_490],
    ['contractDemand', 300, undefined],
  ] as const)('bill by %s with a contract of %d kW', (billingMode, contractDemand, fee) => {
    const contract = { ...site.contract, billingMode, contractDemand, capacityPrice: 22.6, demandPrice: 36.1 };
    if (fee !== undefined) expect(roundTo(basicFee(contract, 1000, 900), 2)).toBe(fee);
    else expect(roundTo(basicFee(contract, 1000, 400), 2)).toBe(14_440);
  });
});
