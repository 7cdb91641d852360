import { describe, expect, it } from 'vitest';
import { addDays } from '@/schema/dates/clock';
import { forecastErrors } from '@schemas/hems/parts/forecastErrors';
import { sites } from '../../energy/fleet';
import type { HomeSite } from '../../energy/model';
import { homeSite } from '../homeSite';
import type { ForecastOf } from '../model';
import type { Site } from '../site';
import { foresee } from './foresee';
import { dayCurve } from './stretch';

const DAYS = Array.from({ length: 45 }, (_, place) => addDays('2026-05-01', place));
const LEADS = [0.25, 1, 3, 6, 12, 24, 48] as const;
function siteWhere(is: (site: HomeSite) => boolean): HomeSite {
  const found = sites.find(is);
  if (!found) throw new Error('There is no such home.');
  return found;
}

const homes = sites.filter(({ pv, country }) => pv && country === 'NL').map(homeSite);

function errorsOf(all: readonly Site[], of: ForecastOf, lead: number) {
  const pairs = all.flatMap((site) =>
    DAYS.flatMap((day) => {
      const actual = dayCurve(site, of, day)?.values ?? [];
      return foresee(site, of, day, lead).flatMap((forecast, quarter) =>
        forecast === null ? [] : [{ forecast, actual: actual[quarter] ?? 0 }],
      );
    }),
  );
  return forecastErrors(pairs);
}

describe('what was foreseen', () => {
  it.each([
    ['load', 1.05],
    ['generation', 1.3],
    ['buy', 1.3],
  ] as const)('of %s errs more the further ahead', (of, growth) => {
    const maes = LEADS.map((lead) => errorsOf(homes, of, lead).mae ?? 0);
    for (const [place, mae] of maes.entries())
      expect(mae, `${LEADS[place]} h: ${maes.map((one) => one.toFixed(4)).join(' ')}`).toBeGreaterThanOrEqual(
        (maes[place - 1] ?? 0) * 0.99,
      );
    expect(maes.at(-1)).toBeGreaterThan((maes[0] ?? 0) * growth);
  });

  it('comes near enough to be of use', () => {
    expect(errorsOf(homes, 'generation', 1).accuracy).toBeGreaterThan(65);
    expect(errorsOf(homes, 'buy', 48).accuracy).toBeGreaterThan(50);
  });

  it('knows prices once they are out, and those of a published tariff always', () => {
    const [home] = homes;
    const day = '2026-06-02';
    const truth = home && [...(dayCurve(home, 'buy', day)?.values ?? [])];
    expect(home && foresee(home, 'buy', day, 6)).toEqual(truth);
    expect(home && foresee(home, 'buy', day, 48)).not.toEqual(truth);
    const fixed = homeSite(siteWhere(({ tariff }) => tariff.type === 3));
    expect(foresee(fixed, 'buy', day, 48)).toEqual([...(dayCurve(fixed, 'buy', day)?.values ?? [])]);
  });

  it('has a value for every quarter, also where clocks change, no sun at night, and nothing before there was data', () => {
    const home = homeSite(siteWhere(({ pv, country }) => pv !== undefined && country === 'NL'));
    expect(
      [foresee(home, 'load', '2026-03-29', 6), foresee(home, 'load', '2026-10-25', 6)].map(({ length }) => length),
    ).toEqual([92, 100]);
    expect(foresee(home, 'generation', '2026-06-01', 24)[0]).toBe(0);
    expect(new Set(foresee(home, 'load', '2025-01-01', 24))).toEqual(new Set([null]));
  });
});
