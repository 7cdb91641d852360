import { describe, expect, it } from 'vitest';
import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import { BATTERY } from './battery/batteryLimits';
import { STEP, STEP_HOURS } from './dayTime';
import { sites } from './fleet';
import type { HomeSite, Step } from './model';
import { createSimulator } from './simulator';

/**
 * Both clock changes of Europe and of Adelaide with their neighbours, and days of summer and winter; each run begins a
 * little before.
 */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  '2026-01-14': ['2026-01-17', '2026-01-18'],
  '2026-03-25': ['2026-03-28', '2026-03-29', '2026-03-30', '2026-04-04', '2026-04-05', '2026-04-06'],
  '2026-07-08': ['2026-07-11', '2026-07-12'],
  '2026-10-01': ['2026-10-03', '2026-10-04', '2026-10-05', '2026-10-24', '2026-10-25', '2026-10-26'],
};

const simulator = createSimulator();
const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;

/** Homes no fleet has: small connections, low caps, low limits. Made by counting, so that each combination comes. */
const odd: readonly HomeSite[] = Array.from({ length: 24 }, (_, index) => ({
  id: `odd-${index}`,
  zone: ['Europe/Amsterdam', 'Asia/Kolkata', 'Australia/Adelaide', 'Europe/London'][index % 4] ?? 'UTC',
  country: ['NL', 'IN', 'AU', 'GB'][index % 4] ?? 'NL',
  latitude: [52, 18, -35, 51][index % 4] ?? 0,
  yearlyLoad: 2500 + 500 * (index % 7),
  since: '2026-03-26',
  ...(index % 3 > 0 && { pv: { peak: 3 + index / 3, ...(index % 5 > 1 && { feedInLimit: (index % 5) - 1.5 }) } }),
  ...(index % 4 > 0 && {
    battery: {
      capacity: 4 + (index % 6) * 2,
      power: 1.5 + (index % 3) * 2,
      strategy: index % 2 ? ('trading' as const) : ('selfUse' as const),
    },
  }),
  ...(index % 5 > 1 && {
    charger: { power: [3.7, 7.4, 11][index % 3] ?? 11, smart: index % 2 === 0, v2x: index % 4 < 2 },
  }),
  ...(index % 2 > 0 && { hvac: { conductance: 0.12 + 0.01 * (index % 10), set: 20 } }),
  tariff: {
    type: ([1, 2, 3] as const)[index % 3] ?? 1,
    name: 'odd',
    additionalTax: index % 2 ? 12 : 0,
    exportFee: 1,
    slot: index % 2 ? 15 : 60,
  },
  connection: 8 + (index % 4) * 3,
  ...(index % 3 === 1 && { capacityTarget: 2.5 + (index % 5) }),
  missing: index % 2 ? 0 : 0.05,
}));

/** What is wrong with a step, in words; nothing, when it keeps every rule of a meter. */
function faultsOf(site: HomeSite, step: Step, socBefore: number | undefined): string[] {
  const cap = Math.min(site.connection, site.capacityTarget ?? Infinity);
  const limit = site.pv?.feedInLimit ?? site.connection;
  const give = step.import + step.pv + step.batteryDischarge + step.v2x;
  const take = step.load + step.hvac + step.charge + step.batteryCharge + step.export;
  const powers = [
    step.pv,
    step.curtailed,
    step.load,
    step.hvac,
    step.charge,
    step.v2x,
    step.batteryCharge,
    step.batteryDischarge,
    step.import,
    step.export,
  ];
  const moved = site.battery
    ? (((step.batteryCharge * BATTERY.efficiency - step.batteryDischarge / BATTERY.efficiency) * STEP_HOURS) /
        site.battery.capacity) *
      100
    : 0;
  const rules: Record<string, boolean> = {
    'powers are numbers, none below zero': powers.every((power) => Number.isFinite(power) && power >= 0),
    'what comes in goes out': near(give, take),
    'nothing is drawn and fed in at once': step.import * step.export === 0,
    'a battery charges or discharges': step.batteryCharge * step.batteryDischarge === 0,
    'a car charges or gives': step.charge * step.v2x === 0,
    'the state of charge has bounds': site.battery
      ? step.soc >= BATTERY.lowest && step.soc <= BATTERY.highest
      : step.soc === 0,
    'the state of charge follows the power': socBefore === undefined || Math.abs(socBefore + moved - step.soc) < 1e-6,
    'the battery keeps its power':
      Math.max(step.batteryCharge, step.batteryDischarge) <= (site.battery?.power ?? 0) + 1e-9,
    'the cap is kept while anything can be held back':
      step.import <= cap + 1e-9 || (step.charge === 0 && step.hvac < 1e-9 && step.batteryCharge === 0),
    'no more is fed in than may be': step.export <= limit + 1e-9,
    'only what is above the limit is cut off': step.curtailed === 0 || near(step.export, limit),
    'sun is stored before it is cut off':
      step.curtailed < 1e-9 ||
      !site.battery ||
      step.soc > BATTERY.highest - 1e-6 ||
      near(step.batteryCharge, site.battery.power),
    'absent devices do nothing':
      (site.pv !== undefined || step.pv === 0) &&
      (site.charger !== undefined || step.charge + step.v2x === 0) &&
      (site.hvac !== undefined || step.hvac === 0) &&
      (site.battery !== undefined || step.mode === 'IDLE'),
    'the car gives to the home only': step.v2x <= step.load + step.hvac + 1e-9,
    'rooms are lived in': step.indoor > 10 && step.indoor < 32,
  };
  return Object.entries(rules).flatMap(([rule, kept]) =>
    kept ? [] : [`${site.id} ${new Date(step.at).toISOString()}: ${rule}`],
  );
}

function faultsOfDays(site: HomeSite, days: readonly string[]): string[] {
  const faults: string[] = [];
  for (const day of days) {
    let before = simulator.day(site, addDays(day, -1)).at(-1);
    for (const step of simulator.day(site, day)) {
      faults.push(...faultsOf(site, step, before?.soc));
      if (before && step.at - before.at !== STEP) faults.push(`${site.id} ${day}: steps follow each other`);
      if (before && Math.abs(step.indoor - before.indoor) > 0.4) faults.push(`${site.id} ${day}: rooms do not jump`);
      before = step;
    }
  }
  return faults;
}

describe('every step of a home', () => {
  it.each(sites.map((site) => [site.id, site.country, site] as const))(
    'of the fleet balances: %s in %s',
    (_id, _country, site) => {
      expect(
        Object.entries(RUNS)
          .flatMap(([since, days]) => faultsOfDays({ ...site, since }, days))
          .slice(0, 5),
      ).toEqual([]);
    },
  );

  it('balances in homes with narrow limits too', () => {
    const days = Array.from({ length: 12 }, (_, index) => addDays('2026-03-26', index));
    expect(odd.flatMap((site) => faultsOfDays(site, days)).slice(0, 5)).toEqual([]);
  });

  it('keeps the cap in the homes that have one, all winter', () => {
    const capped = sites
      .filter(({ capacityTarget }) => capacityTarget !== undefined)
      .map((site) => ({ ...site, since: '2025-12-20' }));
    expect(capped.length).toBeGreaterThan(1);
    for (const site of capped) {
      const peak = Math.max(
        ...simulator
          .between(site, startOfDay('2026-01-01', site.zone), startOfDay('2026-04-01', site.zone))
          .map((step) => step.import),
      );
      expect(peak).toBeLessThanOrEqual((site.capacityTarget ?? 0) + 1e-9);
    }
  });

  it('has sun to cut off where the limit is low, and cuts off none where there is no limit to reach', () => {
    const cut = (id: string) => {
      const site = sites.find((one) => one.id === id);
      return site
        ? simulator
            .between({ ...site, since: '2026-04-20' }, Date.UTC(2026, 4, 1), Date.UTC(2026, 4, 31))
            .reduce((sum, step) => sum + step.curtailed * STEP_HOURS, 0)
        : NaN;
    };
    expect(cut('100009')).toBeGreaterThan(1);
    expect(cut('100002')).toBe(0);
  });
});

describe('a day', () => {
  it.each([
    ['Europe/Amsterdam', '2026-03-29', 276],
    ['Europe/Amsterdam', '2026-10-25', 300],
    ['Europe/London', '2026-10-25', 300],
    ['Australia/Adelaide', '2026-04-05', 300],
    ['Australia/Adelaide', '2026-10-04', 276],
    ['Australia/Adelaide', '2026-03-29', 288],
    ['Asia/Kolkata', '2026-03-29', 288],
    ['Asia/Shanghai', '2026-10-25', 288],
  ])('in %s on %s has %i steps', (zone, day, count) => {
    const site = sites.find((one) => one.zone === zone);
    const steps = site ? simulator.day(site, day) : [];
    expect(steps).toHaveLength(count);
    expect(steps[0]?.at).toBe(startOfDay(day, zone));
    expect(steps.every(({ at }) => at % STEP === 0)).toBe(true);
  });

  const [home] = sites;
  if (!home) throw new Error('The fleet is empty.');

  it('has nothing before the first, after the last, or where there is none', () => {
    expect([
      simulator.day(home, '2025-08-31'),
      simulator.day(home, '2090-01-01'),
      simulator.day(home, 'junk'),
      simulator.between(home, 5, 5),
      simulator.between(home, NaN, 5),
    ]).toEqual([[], [], [], [], []]);
    expect(simulator.day(home, home.since)).toHaveLength(288);
  });

  it('is the same whatever was asked before', () => {
    const [one, other] = [createSimulator(), createSimulator()];
    const days = ['2025-09-01', '2025-12-24', '2026-02-01'];
    const forwards = days.map((day) => one.day(home, day));
    one.between(home, Date.UTC(2025, 8, 1), Date.UTC(2026, 10, 1));
    const again = days.map((day) => one.day({ ...home }, day));
    const backwards = days.toReversed().map((day) => other.day(home, day));
    expect(again).toEqual(forwards);
    expect(backwards.toReversed()).toEqual(forwards);
  });

  it('is cut by moments, not by days', () => {
    const from = Date.UTC(2026, 5, 1, 10, 2);
    const steps = simulator.between(home, from, from + 3_600_000);
    expect(steps).toHaveLength(12);
    expect(steps[0]?.at).toBe(Date.UTC(2026, 5, 1, 10, 5));
  });

  it('is silent from the moment a controller is offline, and only its telemetry is', () => {
    const offlineSince = Date.UTC(2026, 5, 1, 10);
    const whole = simulator.day(home, '2026-06-01');
    const silent = simulator.day({ ...home, offlineSince }, '2026-06-01');
    expect(silent.filter(({ at, lost }) => at >= offlineSince && !lost)).toEqual([]);
    expect(silent.map((step) => ({ ...step, lost: false }))).toEqual(whole.map((step) => ({ ...step, lost: false })));
    expect(silent.filter(({ at }) => at < offlineSince)).toEqual(whole.filter(({ at }) => at < offlineSince));
  });

  it('loses the share of telemetry a site says', () => {
    const share = (missing: number) => {
      const steps = simulator.between({ ...home, missing }, Date.UTC(2025, 8, 2), Date.UTC(2025, 9, 2));
      return steps.filter(({ lost }) => lost).length / steps.length;
    };
    expect([share(0), share(1)]).toEqual([0, 1]);
    expect(share(0.1)).toBeGreaterThan(0.08);
    expect(share(0.1)).toBeLessThan(0.12);
  });
});
