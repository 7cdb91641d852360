import { describe, expect, it } from 'vitest';
import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import { randomFrom, pick } from '../core/random';
import { STEP, STEP_HOURS } from '../energy/dayTime';
import { devicePowers } from './device/devicePowers';
import type { DayFrame, Device, Sums } from './model';
import type { Site } from './site';
import {
  alarms,
  allSites,
  cells,
  commercialSites,
  day,
  deviceAt,
  devices,
  deviceState,
  forecast,
  siteCoded,
  steps,
  sums,
  withOverrides,
} from './world';

const SLACK = 1e-6;
const near = (one: number, other: number) =>
  Math.abs(one - other) <= SLACK * Math.max(1, Math.abs(one), Math.abs(other));
const at = (column: ArrayLike<number>, index: number) => column[index] ?? NaN;

/** What is wrong with a step, in words; nothing when it keeps every rule of a meter. */
function faultsOf(site: Site, frame: DayFrame, index: number, before: number | undefined): string[] {
  const power = (
    name:
      'import' | 'export' | 'generation' | 'curtailed' | 'charge' | 'discharge' | 'v2x' | 'charger' | 'heat' | 'load',
  ) => at(frame[name], index);
  const give = power('import') + power('generation') + power('discharge') + power('v2x');
  const take = power('export') + power('load') + power('heat') + power('charger') + power('charge');
  const { battery, pv } = site;
  const soc = at(frame.soc, index);
  const moved = battery
    ? ((power('charge') * battery.efficiency - power('discharge') / battery.efficiency) * STEP_HOURS * 100) /
      battery.capacity
    : 0;
  const rules: Readonly<Record<string, boolean>> = {
    'what comes in goes out': near(give, take),
    'no power is below zero': (
      ['import', 'export', 'generation', 'curtailed', 'charge', 'discharge', 'v2x', 'charger', 'heat', 'load'] as const
    ).every((name) => power(name) >= -SLACK),
    'nothing is drawn and fed in at once': power('import') * power('export') === 0,
    'a battery charges or discharges': power('charge') * power('discharge') === 0,
    'the battery keeps its power': Math.max(power('charge'), power('discharge')) <= (battery?.power ?? 0) + SLACK,
    'the state of charge has bounds': battery
      ? soc >= battery.lowest - SLACK && soc <= battery.highest + SLACK
      : soc === 0,
    'the state of charge follows the power': before === undefined || !battery || Math.abs(before + moved - soc) < SLACK,
    'without a grid none is drawn or fed': at(frame.outage, index) === 0 || power('import') + power('export') === 0,
    'no more is fed in than may be': power('export') <= (pv?.feedInLimit ?? site.connection) + SLACK,
    'the connection carries it': Boolean(site.home) || power('import') <= site.connection + SLACK,
    'absent devices do nothing':
      (pv !== undefined || power('generation') === 0) &&
      (site.chargers !== undefined || power('charger') === 0) &&
      (site.heat !== undefined || power('heat') === 0),
  };
  return Object.entries(rules).flatMap(([rule, kept]) =>
    kept ? [] : [`${site.code} ${frame.day} step ${index}: ${rule}`],
  );
}

function faultsOfDay(site: Site, date: string): string[] {
  const frame = day(site, date);
  if (!frame) return [`${site.code} ${date}: no data`];
  let before = day(site, addDays(date, -1))?.soc.at(-1);
  const faults: string[] = [];
  for (let index = 0; index < frame.steps; index += 1) {
    faults.push(...faultsOf(site, frame, index, before));
    before = frame.soc[index];
  }
  return faults;
}

/** Days of the fleet are looked at from their first year on. */
const FIRST = '2025-12-20';
const NOW = Date.UTC(2026, 8, 14, 10, 2);

it('a thousand random days of sites keep every rule', () => {
  const random = randomFrom(2026);
  const faults = Array.from({ length: 1000 }, () =>
    faultsOfDay(pick(random, allSites()), addDays(FIRST, Math.floor(random() * 330))),
  ).flat();
  expect(faults.slice(0, 5)).toEqual([]);
}, 60_000);

describe('days', () => {
  const moved = (zone: string): Site => ({ ...siteCoded('NL-MER-01'), zone, since: '2026-03-25' });
  it.each([
    ['Europe/Amsterdam', '2026-03-29', 92],
    ['Europe/Amsterdam', '2026-10-25', 100],
    ['Australia/Lord_Howe', '2026-10-04', 94],
    ['Australia/Lord_Howe', '2026-04-05', 98],
    ['Asia/Shanghai', '2026-03-29', 96],
  ])('of %s on %s have as many quarters of an hour as the clock has: %i', (zone, date, quarters) => {
    const site = moved(zone);
    expect(day(site, date)?.steps).toBe(quarters * 3);
    expect(sums(site, startOfDay(date, zone), startOfDay(addDays(date, 1), zone), 'quarter')).toHaveLength(quarters);
    expect(faultsOfDay(site, date)).toEqual([]);
  });

  it('are the same whatever was asked before', () => {
    const site = siteCoded('CN-KUN-01');
    const [one, other] = [{ ...site }, { ...site }];
    const dates = ['2024-09-02', '2025-02-01', '2024-12-24'];
    const forwards = dates.map((date) => day(one, date));
    expect(
      dates
        .toReversed()
        .map((date) => day(other, date))
        .toReversed(),
    ).toEqual(forwards);
    expect(day(site, '2024-08-31')).toBeUndefined();
  });
});

const money = ['gridCost', 'gridIncome', 'selfUseIncome', 'feedInIncome', 'arbitrageIncome'] as const;
const adding = [
  'importEnergy',
  'exportEnergy',
  'generation',
  'selfUse',
  'pvExport',
  'chargeEnergy',
  'dischargeEnergy',
  'chargerEnergy',
  'consumption',
  'known',
  'lost',
  'chargeTimes',
  'co2Reduction',
  ...money,
] as const;

describe('sums', () => {
  const site = siteCoded('NL-EIN-01');
  const [from, to] = [startOfDay('2026-01-01', site.zone), startOfDay('2027-01-01', site.zone)];
  const total = (rows: readonly Sums[], name: (typeof adding)[number]) => rows.reduce((sum, row) => sum + row[name], 0);

  it('of parts are those of the whole', () => {
    const [year] = sums(site, from, to, 'year', NOW);
    for (const by of ['month', 'day', 'hour', 'quarter'] as const) {
      const rows = sums(site, from, to, by, NOW);
      for (const name of adding) expect(near(total(rows, name), year?.[name] ?? NaN), `${name} by ${by}`).toBe(true);
      expect(Math.max(...rows.map(({ maxDemand }) => maxDemand))).toBeCloseTo(year?.maxDemand ?? NaN, 9);
    }
    expect((year?.known ?? 0) + (year?.lost ?? 0)).toBe(Math.floor((NOW - from) / STEP));
  });

  it('balance, and their periods make up the whole', () => {
    for (const one of allSites()) {
      const [row] = sums(one, startOfDay('2026-06-01', one.zone), startOfDay('2026-06-04', one.zone), 'all');
      if (!row) throw new Error('There is no row.');
      expect(
        near(
          row.importEnergy + row.generation + row.dischargeEnergy + row.v2xEnergy,
          row.exportEnergy + row.consumption + row.chargeEnergy,
        ),
      ).toBe(true);
      expect(near(row.selfUse + row.pvExport, row.generation)).toBe(true);
      if (one.tariff.type === 'timeOfUse')
        expect(
          near(
            Object.values(row.byPeriod.import).reduce((sum, value) => sum + value, 0),
            row.importEnergy,
          ),
        ).toBe(true);
      // The bill without sun and battery, less the bill there was, is what they earned.
      expect(
        near(
          row.baselineCost - (row.gridCost - row.gridIncome),
          row.selfUseIncome + row.feedInIncome + row.arbitrageIncome,
        ),
      ).toBe(true);
    }
  });

  it('stop at the moment they are asked, and count what never came', () => {
    const silent: Site = { ...site, since: '2026-09-10', missing: 1 };
    const [row] = sums(silent, startOfDay('2026-09-14', site.zone), startOfDay('2026-09-15', site.zone), 'day', NOW);
    expect(row?.known).toBe(0);
    expect((row?.known ?? 0) + (row?.lost ?? 0)).toBe(144);
    expect(
      steps(silent, NOW - 6 * STEP, NOW).filter(({ lost, load, buy }) => (lost ? load !== null : buy === null)),
    ).toEqual([]);
  });
});

describe('devices', () => {
  const tops: readonly Device['type'][] = ['inverter', 'pcs', 'charger', 'heatPump', 'loadMeter'];
  it.each(['CN-KUN-01', 'CN-TAC-01', 'NL-UTR-01', 'NL-LEI-01', 'CN-CHS-01'])(
    'of %s together are the site, and parts what they are part of',
    (code) => {
      const site = siteCoded(code);
      for (const date of ['2026-05-20', '2026-06-21']) {
        const frame = day(site, date);
        if (!frame) throw new Error('There is no day.');
        const sum = (type: Device['type'], parent?: string) => {
          const own = devices(site)
            .filter((one) => one.type === type && (parent === undefined || one.parent === parent))
            .map((one) => devicePowers(site, one, frame));
          return Array.from({ length: frame.steps }, (_, index) =>
            own.reduce((total, { taken, given }) => total + at(given, index) - at(taken, index), 0),
          );
        };
        const expected: Readonly<Record<string, (index: number) => number>> = {
          inverter: (index) => at(frame.generation, index),
          pcs: (index) => at(frame.discharge, index) - at(frame.charge, index),
          charger: (index) => -at(frame.charger, index),
          heatPump: (index) => -at(frame.heat, index),
          loadMeter: (index) => -at(frame.load, index),
        };
        for (const type of tops)
          if (deviceAt(site, type, 0))
            expect(
              sum(type).every((power, index) => near(power, expected[type]?.(index) ?? NaN)),
              type,
            ).toBe(true);
        for (const [type, part] of [
          ['inverter', 'string'],
          ['pcs', 'bms'],
          ['charger', 'gun'],
        ] as const) {
          const whole = deviceAt(site, type, 0);
          if (!whole) continue;
          const { taken, given } = devicePowers(site, whole, frame);
          expect(
            sum(part, whole.id).every((power, index) => near(power, at(given, index) - at(taken, index))),
            part,
          ).toBe(true);
        }
      }
    },
  );

  it('count what they show: counters are the integral of power', () => {
    for (const [code, type] of [
      ['CN-KUN-01', 'inverter'],
      ['CN-TAC-01', 'inverter'],
      ['CN-KUN-01', 'pcs'],
      ['CN-KUN-01', 'charger'],
      ['CN-KUN-01', 'gridMeter'],
      ['NL-MOB-01', 'bms'],
    ] as const) {
      const site: Site = { ...siteCoded(code), since: '2026-06-01', missing: 0 };
      const device =
        type === 'bms'
          ? devices(site).find((one) => one.type === 'bms')
          : deviceAt(site, type, code === 'CN-TAC-01' ? 6 : 0);
      const now = startOfDay('2026-06-04', site.zone) + 15 * 3_600_000;
      const state = deviceState(site, device?.id ?? '', now);
      let [taken, given] = [0, 0];
      for (const date of ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04']) {
        const frame = day(site, date);
        if (!frame || !device) throw new Error('There is no such day or device.');
        const powers = devicePowers(site, device, frame);
        for (let index = 0; index < frame.steps && frame.start + (index + 1) * STEP <= now; index += 1) {
          taken += at(powers.taken, index) * STEP_HOURS;
          given += at(powers.given, index) * STEP_HOURS;
        }
      }
      expect([code, type, near(state?.taken ?? NaN, taken), near(state?.given ?? NaN, given)]).toEqual([
        code,
        type,
        true,
        true,
      ]);
    }
  });

  it('have ids and serial numbers of their own, and their cells add up', () => {
    const all = commercialSites.flatMap((site) => devices(site));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ sn }) => sn)).size).toBe(all.length);
    const site: Site = { ...siteCoded('CN-WUX-02'), missing: 0 };
    const cluster = devices(site).find(({ type }) => type === 'cluster');
    const found = cells(site, cluster?.id ?? '', NOW);
    expect([found?.voltage.length, found?.modules]).toEqual([416, 26]);
    const soc = deviceState(site, cluster?.id ?? '', NOW)?.soc ?? NaN;
    expect(Math.abs((found?.soc.reduce((sum, one) => sum + one, 0) ?? NaN) / 4160 - soc)).toBeLessThan(1);
    expect(cells(site, devices(site)[0]?.id ?? '', NOW)).toBeUndefined();
  });
});

describe('what goes wrong', () => {
  const year = [startOfDay('2026-01-01', 'UTC'), startOfDay('2026-09-01', 'UTC')] as const;
  const all = commercialSites.flatMap((site) => alarms(site, ...year).map((alarm) => ({ site, alarm })));

  it('is of a device that is there, the same each time, and of every kind', () => {
    expect(new Set(all.map(({ alarm }) => alarm.code)).size).toBe(8);
    expect(all.filter(({ site, alarm }) => !devices(site).some(({ id }) => id === alarm.device))).toEqual([]);
    expect(commercialSites.flatMap((site) => alarms(site, ...year))).toEqual(all.map(({ alarm }) => alarm));
    expect(new Set(all.map(({ alarm }) => alarm.id)).size).toBe(all.length);
  });

  it('changes the power: what tripped gives nothing, and without a grid none flows', () => {
    for (const code of ['inverterTrip', 'pcsTrip', 'gridOutage', 'gunFault'] as const) {
      const some = all.filter(({ alarm }) => alarm.code === code).slice(0, 6);
      expect(some.length).toBeGreaterThan(2);
      for (const { site, alarm } of some) {
        const device = devices(site).find(({ id }) => id === alarm.device);
        const frame = day(
          site,
          new Date(alarm.from + (site.country === 'CN' ? 28_800_000 : 3_600_000)).toISOString().slice(0, 10),
        );
        if (!device || !frame) throw new Error('There is no such device or day.');
        const { taken, given } = devicePowers(site, device, frame);
        for (let moment = alarm.from; moment < (alarm.to ?? 0); moment += STEP)
          expect(
            at(taken, (moment - frame.start) / STEP) + at(given, (moment - frame.start) / STEP),
            `${site.code} ${code}`,
          ).toBe(0);
        expect(deviceState(site, device.id, alarm.from + STEP)?.power ?? 0).toBe(0);
      }
    }
  });
});

it('changes hold from their moment on, and break no rule', () => {
  const plain: Site = { ...siteCoded('NL-EIN-01'), since: '2026-07-01' };
  const from = Date.UTC(2026, 6, 8, 9);
  const site = withOverrides(plain, [
    { from, to: from + 3_600_000, battery: -20, shed: 40, chargerLimit: 20, pvLimit: 100 },
  ]);
  const [was, is] = [steps(plain, from - 12 * STEP, from + 12 * STEP), steps(site, from - 12 * STEP, from + 12 * STEP)];
  expect(is.slice(0, 12)).toEqual(was.slice(0, 12));
  for (const step of is.slice(12)) {
    expect(step.lost || ((step.generation ?? 0) <= 100 && (step.charger ?? 0) <= 20)).toBe(true);
    expect(step.lost || near(step.charge ?? 0, 20)).toBe(true);
  }
  expect(faultsOfDay(site, '2026-07-08')).toEqual([]);
});

it('what is foreseen errs more the further ahead', () => {
  const site = siteCoded('NL-ZEE-01');
  const from = startOfDay('2026-05-10', site.zone);
  const dates = Array.from({ length: 21 }, (_, index) => addDays('2026-05-10', index));
  const errorOf = (hours: number) =>
    dates.reduce((sum, date) => {
      const [begin, frame] = [startOfDay(date, site.zone), day(site, date)];
      const truth = (quarter: number) =>
        [0, 1, 2].reduce((all, one) => all + at(frame?.generation ?? [], quarter * 3 + one) / 3, 0);
      return (
        sum +
        forecast(site, 'generation', begin - hours * 3_600_000, begin, begin + 86_400_000).reduce(
          (all, { value }, quarter) => all + Math.abs(value - truth(quarter)),
          0,
        )
      );
    }, 0);
  expect(errorOf(1)).toBeGreaterThan(0);
  expect(errorOf(48)).toBeGreaterThan(errorOf(1));
  expect(
    forecast(siteCoded('CN-SUZ-01'), 'buy', from - 86_400_000, from, from + 3_600_000).map(({ value }) => value),
  ).toEqual(
    steps(siteCoded('CN-SUZ-01'), from, from + 3_600_000)
      .filter((_, index) => index % 3 === 0)
      .map(({ buy }) => buy),
  );
});
