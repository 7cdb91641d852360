import { describe, expect, it } from 'vitest';
import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import { carbonOf, co2Reduction } from './carbon';
import { sites, sitesAt } from './fleet';
import { flowsOf, flowTotals } from './flows';
import type { HomeSite, Step } from './model';
import { createSimulator } from './simulator';
import { byDay, byHour, byMonth, byQuarter, costSaving, independence, selfUse, totalsOf } from './totals';

const simulator = createSimulator();

function siteOf(id: string): HomeSite {
  const found = sites.find((site) => site.id === id);
  if (!found) throw new Error(`There is no home ${id}.`);
  return found;
}

/** Its first days: none have to be simulated before them. */
const month = (site: HomeSite) =>
  simulator.between(site, startOfDay(site.since, site.zone), startOfDay(addDays(site.since, 31), site.zone));
const plain: Step = {
  at: 0,
  pv: 0,
  curtailed: 0,
  load: 0,
  hvac: 0,
  charge: 0,
  v2x: 0,
  batteryCharge: 0,
  batteryDischarge: 0,
  import: 0,
  export: 0,
  soc: 0,
  outdoor: 0,
  indoor: 20,
  buy: 30,
  sell: 10,
  spot: 10,
  mode: 'SU',
  weather: 'cloudy',
  lost: false,
};

describe('totals', () => {
  it('are energy and money, slot by slot', () => {
    const totals = totalsOf([
      { ...plain, load: 12, import: 12, buy: 40 },
      { ...plain, pv: 12, load: 0, export: 12, sell: 20, indoor: 22 },
    ]);
    expect(totals).toMatchObject({
      import: 1,
      export: 1,
      pv: 1,
      load: 1,
      consumption: 1,
      cost: 0.4,
      earned: 0.2,
      baselineCost: 0.4,
      known: 2,
      lost: 0,
      indoor: 21,
    });
    expect(costSaving(totals)).toBeCloseTo(0.2, 12);
    expect([independence(totals), selfUse(totals)]).toEqual([0, 0]);
  });

  it('leave lost steps out altogether', () => {
    const steps = [
      { ...plain, load: 12, import: 12 },
      { ...plain, load: 12, import: 12, lost: true },
    ];
    expect(totalsOf(steps)).toEqual({ ...totalsOf(steps.slice(0, 1)), lost: 1 });
    expect(flowTotals(steps)).toEqual(flowTotals(steps.slice(0, 1)));
    expect(totalsOf([])).toMatchObject({ known: 0, cost: 0, indoor: null });
  });

  it('have no share of what there is not, and shares from 0 to 1', () => {
    expect([independence({ import: 1, consumption: 0 }), selfUse({ export: 0, pv: 0 })]).toEqual([null, null]);
    expect([independence({ import: 3, consumption: 2 }), selfUse({ export: 3, pv: 2 })]).toEqual([0, 0]);
    expect([independence({ import: 1, consumption: 4 }), selfUse({ export: 1, pv: 4 })]).toEqual([0.75, 0.75]);
  });

  it.each(sites.map((site) => [site.id, site] as const))(
    'of the days of %s are those of the month, and balance',
    (_id, site) => {
      const whole = totalsOf(month(site));
      for (const group of [byDay, byHour, byQuarter, byMonth]) {
        const parts = group(month(site), site.zone).map(({ steps }) => totalsOf(steps));
        for (const name of [
          'import',
          'export',
          'pv',
          'load',
          'cost',
          'earned',
          'baselineCost',
          'batteryCharge',
        ] as const) {
          expect(parts.reduce((sum, part) => sum + part[name], 0)).toBeCloseTo(whole[name], 6);
        }
      }
      // Spec 02 §3: purchase and generation are usage and export.
      const generation = whole.batteryDischarge + whole.v2x + whole.pv;
      const usage = whole.batteryCharge + whole.charge + (whole.load + whole.hvac);
      expect(whole.import + generation).toBeCloseTo(usage + whole.export, 6);
    },
  );

  it('save nothing where there is nothing that saves', () => {
    expect(costSaving(totalsOf(month(siteOf('100003'))))).toBeCloseTo(0, 9);
    expect(costSaving(totalsOf(month(siteOf('100001'))))).toBeGreaterThan(10);
  });
});

describe('groups', () => {
  const [amsterdam, pune, adelaide] = [siteOf('100001'), siteOf('100010'), siteOf('100009')];
  it.each([
    [amsterdam, '2026-03-29', 23],
    [amsterdam, '2026-10-25', 25],
    [adelaide, '2026-04-05', 25],
    [adelaide, '2026-10-04', 23],
    [pune, '2026-10-25', 24],
  ] as const)('of hours follow the wall clock (%#)', (site, day, hours) => {
    const steps = simulator.day(site, day);
    const groups = byHour(steps, site.zone);
    expect(groups).toHaveLength(hours);
    expect(groups.every((group) => group.steps.length === 12 && group.steps[0]?.at === group.at)).toBe(true);
    expect(byQuarter(steps)).toHaveLength(hours * 4);
    expect(byDay(steps, site.zone).map(({ at }) => at)).toEqual([startOfDay(day, site.zone)]);
  });

  it('of days and months begin at midnights of the zone', () => {
    const steps = simulator.between(pune, startOfDay('2026-01-30', pune.zone), startOfDay('2026-02-03', pune.zone));
    expect(byDay(steps, pune.zone).map(({ at }) => at)).toEqual(
      ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02'].map((day) => startOfDay(day, pune.zone)),
    );
    expect(byMonth(steps, pune.zone).map(({ at }) => at)).toEqual(
      ['2026-01-01', '2026-02-01'].map((day) => startOfDay(day, pune.zone)),
    );
  });
});

describe('flows', () => {
  it('add up to every meter they leave and reach', () => {
    for (const site of sites) {
      for (const step of month(site)) {
        const flows = flowsOf(step);
        const sums = [
          [flows.pvToHome + flows.pvToBattery + flows.pvToGrid, step.pv],
          [flows.gridToHome + flows.gridToBattery, step.import],
          [flows.batteryToHome + flows.batteryToGrid, step.batteryDischarge],
          [flows.pvToBattery + flows.gridToBattery, step.batteryCharge],
          [flows.pvToGrid + flows.batteryToGrid, step.export],
          [
            flows.pvToHome + flows.gridToHome + flows.batteryToHome + flows.carToHome,
            step.load + step.hvac + step.charge,
          ],
        ];
        for (const [sum = NaN, meter = NaN] of sums)
          if (!(Math.abs(sum - meter) < 1e-9)) expect.fail(`${site.id} ${step.at}: ${sum} is not ${meter}`);
        if (Object.values(flows).some((flow) => flow < -1e-12))
          expect.fail(`${site.id} ${step.at}: a flow runs backwards`);
      }
    }
  });

  it('take sun for the battery before the grid, and the grid for the battery beyond the use', () => {
    expect(flowsOf({ ...plain, pv: 3, load: 1, batteryCharge: 4, import: 2 })).toMatchObject({
      pvToBattery: 3,
      pvToHome: 0,
      gridToBattery: 1,
      gridToHome: 1,
    });
    expect(flowsOf({ ...plain, pv: 5, load: 1, batteryCharge: 2, export: 2 })).toMatchObject({
      pvToBattery: 2,
      pvToGrid: 2,
      pvToHome: 1,
    });
    expect(flowsOf({ ...plain, load: 1, batteryDischarge: 4, export: 3 })).toMatchObject({
      batteryToGrid: 3,
      batteryToHome: 1,
    });
  });
});

it('sun keeps away what the grid of its country emits', () => {
  expect(co2Reduction(100, 'CN')).toBeCloseTo(53.06, 9);
  expect(carbonOf('DE')).toMatchObject({ factor: 0.344, year: 2024 });
  expect(carbonOf('XX').factor).toBe(0.284);
});

it('one home of the fleet has been silent for two days', () => {
  const now = Date.UTC(2026, 10, 21, 20);
  const silent = sitesAt(now).filter(({ offlineSince }) => offlineSince !== undefined);
  expect(silent).toHaveLength(1);
  expect((now - (silent[0]?.offlineSince ?? 0)) / 3_600_000).toBeGreaterThan(48);
  expect(sitesAt(now).map(({ id }) => id)).toEqual(sites.map(({ id }) => id));
  expect(new Set(sites.map(({ id }) => id)).size).toBe(sites.length);
});
