import { describe, expect, it } from 'vitest';
import { addDays } from '@/schema/dates/clock';
import { dayTime } from '../dayTime';
import { sites } from '../fleet';
import type { HomeSite } from '../model';
import { countryDay } from '../weather/countryDay';
import { tariffPrices } from './tariffPrices';

function siteOf(id: string): HomeSite {
  const found = sites.find((site) => site.id === id);
  if (!found) throw new Error(`There is no home ${id}.`);
  return found;
}

const YEAR = Array.from({ length: 365 }, (_, index) => addDays('2025-12-01', index));
const round = (value: number) => Math.round(value * 1000) / 1000;

describe('prices of a day', () => {
  it.each(sites.map((site) => [site.id, site] as const))(
    'of %s are spot plus taxes, and spot less a fee, or published',
    (_id, site) => {
      for (const day of ['2026-01-18', '2026-03-29', '2026-06-21', '2026-10-25']) {
        const { spot, buy, sell } = tariffPrices(site, day);
        expect([spot.length, buy.length, sell.length]).toEqual(Array(3).fill(dayTime(day, site.zone).steps / 3));
        if (site.tariff.type === 3) continue;
        expect(buy).toEqual(spot.map((price) => round(price + site.tariff.additionalTax)));
        expect(sell).toEqual(spot.map((price) => round(price - site.tariff.exportFee)));
      }
    },
  );

  it('are the same in all homes of a country with the same tariff, and the same market in all others', () => {
    const [one, other, hourly] = [siteOf('100001'), siteOf('100003'), siteOf('100002')];
    expect(tariffPrices(one, '2026-05-05')).toEqual(tariffPrices(other, '2026-05-05'));
    const mean = (prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0) / prices.length;
    expect(mean(tariffPrices(hourly, '2026-05-05').spot)).toBeCloseTo(mean(tariffPrices(one, '2026-05-05').spot), 2);
  });

  it('hold for a quarter or an hour, as the tariff says', () => {
    const changes = (prices: readonly number[]) =>
      prices.filter((price, index) => index > 0 && price !== prices[index - 1]).length;
    for (const day of ['2026-05-05', '2026-03-29', '2026-10-25']) {
      const hours = dayTime(day, 'Europe/Amsterdam').steps / 12;
      expect(changes(tariffPrices(siteOf('100001'), day).buy)).toBeGreaterThan(3 * hours);
      expect(changes(tariffPrices(siteOf('100002'), day).buy)).toBeLessThan(hours);
    }
  });

  it('are below zero at times, at noon of sunny days', () => {
    const site = siteOf('100004');
    let below = 0;
    for (const day of YEAR) {
      const time = dayTime(day, site.zone);
      const { clearness } = countryDay(site.country, time.number, time.ofYear, false);
      tariffPrices(site, day).spot.forEach((price, quarter) => {
        if (price >= 0) return;
        below += 1;
        const hour = time.hours[quarter * 3] ?? 0;
        expect(hour).toBeGreaterThan(8);
        expect(hour).toBeLessThan(19);
        expect(clearness).toBeGreaterThan(0.4);
      });
    }
    expect(below / 4).toBeGreaterThan(100);
    expect(below / 4).toBeLessThan(700);
  });

  it('are mean, low and high as those of the market', () => {
    const all = YEAR.flatMap((day) => tariffPrices(siteOf('100004'), day).spot);
    const mean = all.reduce((sum, price) => sum + price, 0) / all.length;
    expect(mean).toBeGreaterThan(6.5);
    expect(mean).toBeLessThan(10);
    expect(Math.min(...all)).toBeGreaterThan(-15);
    expect(Math.max(...all)).toBeLessThan(40);
  });

  it('have steps where they are published: peak, flat and valley in China, day and night elsewhere', () => {
    const levels = (id: string) =>
      [...new Set(tariffPrices(siteOf(id), '2026-05-05').buy)].toSorted((one, other) => one - other);
    const [valley = 0, flat = 0, peak = 0, ...more] = levels('100011');
    expect([valley / flat, peak / flat, more.length]).toEqual([expect.closeTo(0.38, 3), expect.closeTo(1.7, 3), 0]);
    expect(flat).toBeCloseTo(46.3, 3);
    expect(levels('100012')).toHaveLength(2);
  });
});
