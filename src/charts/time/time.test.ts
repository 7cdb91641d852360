import { afterEach, describe, expect, it } from 'vitest';
import { daySpan, tickStep, tickLabel } from './tickStep';
import { momentText, periodText } from './momentText';
import { startOfDay } from '@/schema/dates/startOfDay';
import { timeTicks } from './timeTicks';
import { wallMoments } from '@/schema/dates/wallMoments';
import { zoneHours } from '@/schema/dates/zoneHours';

const AMS = 'Europe/Amsterdam';
const HOUR = 3_600_000;
const own = process.env['TZ'];

afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

const iso = (at: number) => new Date(at).toISOString();
const labels = (day: string, days: number, zone: string, room = 99) => {
  const from = startOfDay(day, zone);
  const to = startOfDay(new Date(Date.parse(day) + days * 24 * HOUR).toISOString().slice(0, 10), zone);
  const step = tickStep(daySpan(from, to, zone), room);
  return timeTicks(from, to, zone, step).map((at) => tickLabel(at, step, zone));
};

describe.each(['Europe/Amsterdam', 'Asia/Shanghai', 'UTC', 'America/St_Johns'])('with the process in %s', (tz) => {
  it.each([
    ['2026-10-25', AMS, 25],
    ['2026-03-29', AMS, 23],
    ['2026-06-01', AMS, 24],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-06-01', 'Asia/Kolkata', 24],
    ['2026-06-01', 'Asia/Kathmandu', 24],
    ['2026-04-24', 'Africa/Cairo', 23],
    ['2026-04-05', 'Australia/Lord_Howe', 24],
    ['2026-10-04', 'Australia/Lord_Howe', 23],
    ['2026-10-25', 'Asia/Shanghai', 24],
  ])('%s in %s has %i hours', (day, zone, count) => {
    process.env['TZ'] = tz;
    const hours = zoneHours(day, zone);
    expect(hours).toHaveLength(count);
    expect(new Set(hours).size).toBe(count);
  });

  it('begins days on the wall of the station, also where midnight is left out', () => {
    process.env['TZ'] = tz;
    expect(iso(startOfDay('2026-06-01', AMS))).toBe('2026-05-31T22:00:00.000Z');
    expect(iso(startOfDay('2026-06-01', 'Asia/Kolkata'))).toBe('2026-05-31T18:30:00.000Z');
    expect(iso(startOfDay('2026-04-24', 'Africa/Cairo'))).toBe('2026-04-23T22:00:00.000Z');
  });

  // covers FR-213, HR-307
  it('names the doubled hour and leaves the missing one out', () => {
    process.env['TZ'] = tz;
    expect(labels('2026-10-25', 1, AMS)).toEqual([
      '25 Oct',
      '02:00 +02:00',
      '02:00 +01:00',
      '04:00',
      '06:00',
      '08:00',
      '10:00',
      '12:00',
      '14:00',
      '16:00',
      '18:00',
      '20:00',
      '22:00',
      '26 Oct',
    ]);
    expect(labels('2026-03-29', 1, AMS).slice(0, 3)).toEqual(['29 Mar', '04:00', '06:00']);
    expect(labels('2026-06-01', 1, 'Asia/Kolkata').slice(0, 3)).toEqual(['01 Jun', '02:00', '04:00']);
  });
});

it('knows moments that come twice or never', () => {
  expect(wallMoments(Date.UTC(2026, 9, 25, 2, 30), AMS).map(iso)).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ]);
  expect(wallMoments(Date.UTC(2026, 2, 29, 2, 30), AMS)).toEqual([]);
});

// covers FR-209, FR-210, FR-211, FR-212, HR-303, HR-304, HR-305, HR-306
it.each([
  [1, 2, 'hour'],
  [1.99, 2, 'hour'],
  [2, 4, 'hour'],
  [4.9, 4, 'hour'],
  [5, 6, 'hour'],
  [6, 12, 'hour'],
  [8.9, 12, 'hour'],
  [9, 1, 'day'],
] as const)('%d days have a label every %i %s', (days, count, unit) => {
  expect(tickStep(days, 99)).toEqual({ count, unit });
});

it('takes coarser steps where there is no room, and finer ones when zoomed in', () => {
  expect(tickStep(1, 6)).toEqual({ unit: 'hour', count: 4 });
  // covers HR-302
  expect(tickStep(1, 9, 3)).toEqual({ unit: 'hour', count: 3 });
  expect([tickStep(1, 9, 1), tickStep(1, 13, 5)]).toEqual([
    { unit: 'hour', count: 4 },
    { unit: 'hour', count: 2 },
  ]); // no room; no part of a day
  expect(tickStep(31, 99)).toEqual({ unit: 'day', count: 3 });
  expect(tickStep(31, 8)).toEqual({ unit: 'day', count: 6 });
  expect(tickStep(365, 12.5)).toEqual({ unit: 'month', count: 1 });
  expect(tickStep(3650, 6)).toEqual({ unit: 'year', count: 2 });
  expect(tickStep(2 / 24, 20)).toEqual({ unit: 'hour', count: 0.5 });
});

it('labels days, months and years beyond', () => {
  expect(labels('2026-01-01', 31, AMS, 8)).toEqual(['01 Jan', '07 Jan', '13 Jan', '19 Jan', '25 Jan', '31 Jan']);
  expect(labels('2026-01-01', 365, AMS, 13).slice(0, 3)).toEqual(['Jan 2026', 'Feb', 'Mar']);
  expect(labels('2020-01-01', 2557, AMS, 8)).toEqual(['2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027']);
});

it('says moments and periods', () => {
  const at = Date.UTC(2026, 9, 25, 1, 30);
  expect(momentText(at, AMS)).toBe('25 Oct 2026, 02:30 +01:00');
  expect(momentText(at, 'Asia/Shanghai')).toBe('25 Oct 2026, 09:30');
  expect(periodText(Date.UTC(2026, 5, 1, 10), Date.UTC(2026, 5, 1, 11), AMS)).toBe('01 Jun 2026, 12:00 - 13:00');
  expect(periodText(startOfDay('2026-10-25', AMS), startOfDay('2026-10-26', AMS), AMS)).toBe('25 Oct 2026');
  expect(periodText(startOfDay('2026-10-01', AMS), startOfDay('2026-11-01', AMS), AMS)).toBe('Oct 2026');
});
