import { describe, expect, it } from 'vitest';
import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import { sites } from './fleet';
import type { Forecast, ForecastOf, HomeSite, Step } from './model';
import { createSimulator } from './simulator';
import { byQuarter } from './totals';

const simulator = createSimulator();
const KINDS: readonly ForecastOf[] = ['buy', 'sell', 'load', 'pv'];
const DAYS = Array.from({ length: 60 }, (_, index) => addDays('2026-03-10', index));

function siteOf(id: string): HomeSite {
  const found = sites.find((site) => site.id === id);
  if (!found) throw new Error(`There is no home ${id}.`);
  return found;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean absolute error over two months. */
function errorOf(site: HomeSite, of: ForecastOf, lead: number, rolling: boolean): number {
  const errorsOf = (steps: readonly Step[], { values }: Forecast) =>
    byQuarter(steps).map((group, index) =>
      Math.abs((values[index]?.value ?? NaN) - mean(group.steps.map((step) => step[of]))),
    );
  return mean(
    DAYS.flatMap((day) => errorsOf(simulator.day(site, day), simulator.forecast(site, of, day, lead, rolling))),
  );
}

describe('forecasts', () => {
  const home = siteOf('100002');

  it.each(KINDS)('of %s err more the further ahead', (of) => {
    for (const rolling of [false, true]) {
      const errors = [0, 4, 12, 24, 48].map((lead) => errorOf(home, of, lead, rolling));
      for (const [index, error] of errors.entries()) expect(error).toBeGreaterThan((errors[index - 1] ?? 0) * 0.999);
      expect((errors.at(-1) ?? 0) / (errors[0] ?? 1)).toBeGreaterThan(rolling ? 1.05 : 1.02);
    }
  });

  it('are issued before the day, with a value a quarter', () => {
    for (const [day, count] of [
      ['2026-03-29', 92],
      ['2026-06-01', 96],
      ['2026-10-25', 100],
    ] as const) {
      const start = startOfDay(day, home.zone);
      const { issued, values } = simulator.forecast(home, 'pv', day, 12);
      expect(issued).toBe(start - 12 * 3_600_000);
      expect(values.map(({ at }) => at)).toEqual(Array.from({ length: count }, (_, index) => start + index * 900_000));
    }
    expect(simulator.forecast(home, 'pv', '2025-01-01', 12).values).toEqual([]);
  });

  it('are the same each time, and foresee no sun at night and no use below none', () => {
    const request = simulator.forecast(home, 'pv', '2026-06-01', 24);
    expect(createSimulator().forecast(home, 'pv', '2026-06-01', 24)).toEqual(request);
    expect(request.values[0]?.value).toBe(0);
    for (const of of ['pv', 'load'] as const)
      for (const { value } of simulator.forecast(home, of, '2026-06-01', 24).values)
        expect(value).toBeGreaterThanOrEqual(0);
  });

  it('know a published tariff', () => {
    const site = siteOf('100011');
    const { values } = simulator.forecast(site, 'buy', '2026-06-01', 48);
    expect(values.map(({ value }) => value)).toEqual(
      byQuarter(simulator.day(site, '2026-06-01')).map(({ steps }) => steps[0]?.buy),
    );
  });

  it('of a market are the same for all its homes with the same tariff', () => {
    expect(simulator.forecast(siteOf('100001'), 'buy', '2026-06-01', 24)).toEqual(
      simulator.forecast(siteOf('100003'), 'buy', '2026-06-01', 24),
    );
  });
});
