import { dispersionOf } from '@schemas/pv/parts/dispersion';
import { expect, it } from 'vitest';
import { dayOf } from '@/schema/dates/dayOf';
import { periodOf } from '@/schema/dates/period';
import { startOfDay } from '@/schema/dates/startOfDay';
import { stationScreen } from '@schemas/pv/statistics/station-screen.report';
import { reportNumbers } from '../../../report/reportNumbers';
import type { ReportRequest } from '../../../report/reportSource';
import { memoryStore } from '../../../store/memoryStore';
import { dayEnergy } from '../../../world/device/dayEnergy';
import { devices, siteCoded, sums } from '../../../world/world';
import { pvSites } from '../operation/pvSites';
import { byReadings, byTelemetry, moreThanTelemetry } from './meterDay';
import screenSource from './station-screen.source';
import { stringCurrents } from './stringCurrents';

const NOON = Date.parse('2026-06-20T12:00:00Z');
const [from, to] = ['2026-06-17', '2026-06-18'] as const;

it('finds a dead string by its dispersion, and no other inverter beside it', () => {
  const site = siteCoded('NL-UTR-01');
  const grades = Array.from({ length: site.pv?.inverters ?? 0 }, (_, place) =>
    dispersionOf(stringCurrents(site, place, from, NOON)),
  );
  expect(grades[0]).toMatchObject({ grade: 'abnormal', low: [3] });
  expect(grades.slice(1).map(({ grade }) => grade)).toEqual(grades.slice(1).map(() => 'stable'));
});

it('analyses no day that is still to come', () => {
  const site = siteCoded('NL-UTR-01');
  expect(stringCurrents(site, 0, '2026-06-21', NOON)).toEqual([]);
});

it('gives a station what its hours and what its inverters gave', () => {
  const site = siteCoded('NL-UTR-01');
  const [begin, end] = [startOfDay(from, site.zone), startOfDay(to, site.zone)];
  const [day] = sums(site, begin, end, 'all');
  const hours = sums(site, begin, end, 'hour').reduce((sum, { generation }) => sum + generation, 0);
  const inverters = devices(site)
    .filter(({ type }) => type === 'inverter')
    .reduce((sum, one) => sum + dayEnergy(site, one, from).given, 0);
  expect(hours).toBeCloseTo(day?.generation ?? 0, 6);
  if (day?.lost === 0) expect(inverters).toBeCloseTo(day.generation, 3);
  expect(inverters).toBeGreaterThanOrEqual((day?.generation ?? 0) - 0.001);
});

it('finds in the readings of a meter what its telemetry lost, once the day is counted again', () => {
  const site = siteCoded('NL-GRO-01');
  expect(pvSites.some(({ id }) => id === site.id)).toBe(true);
  const days = Array.from({ length: 20 }, (_, at) => `2026-06-${String(at + 1).padStart(2, '0')}`).map((date) => ({
    id: date,
    tenantId: '1',
    stationId: site.id,
    date,
  }));
  const lost = days.map(
    (row) => byReadings(row, site, NOON + 864_000_000) - (byTelemetry(row, site, NOON + 864_000_000) ?? 0),
  );
  expect(Math.min(...lost)).toBeGreaterThan(-2);
  expect(Math.max(...lost)).toBeGreaterThan(20);
  const store = (rows: readonly object[]) => ({ all: () => rows as readonly (typeof days)[number][] });
  expect(moreThanTelemetry(store(days), site, '2026-06-01', '2026-06-20', NOON + 864_000_000)).toBe(0);
  const again = days.map((row) => ({ ...row, recountAt: NOON }));
  const more = lost.filter((one) => Math.abs(one) > 1.6).reduce((sum, one) => sum + one, 0);
  expect(moreThanTelemetry(store(again), site, '2026-06-01', '2026-06-20', NOON + 864_000_000)).toBeCloseTo(more, 6);
});

it('counts every station as it is today at its own place, also where it is still yesterday', () => {
  const evening = Date.parse('2026-06-20T20:40:00Z'); // 04:40 of the next day in Shanghai
  const subjects = pvSites.map((site) => ({ id: site.id, name: '', zone: site.zone, currency: 'EUR', site }));
  const zone = subjects[0]?.zone ?? 'UTC';
  const request: ReportRequest = {
    values: {},
    params: {},
    locale: 'en',
    now: evening,
    store: memoryStore(),
    record: () => undefined,
  };
  const numbers = reportNumbers({
    report: stationScreen,
    source: screenSource,
    subjects,
    period: periodOf('day', dayOf(evening, zone)),
    isToday: true,
    request,
  });
  expect(new Set(subjects.map((one) => dayOf(evening, one.zone))).size).toBe(2);
  expect(numbers.whole('stationCount')).toBe(pvSites.length);
  expect(numbers.whole('onlineCount')).toBeGreaterThan(0);
  const ranked = screenSource.blocks?.top?.(request, pvSites) as readonly { readonly generation: number }[];
  const sum = ranked.reduce((total, { generation }) => total + generation, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeCloseTo(numbers.whole('todayEnergy') ?? 0, 6);
});
