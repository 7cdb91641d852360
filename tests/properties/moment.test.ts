import fc from 'fast-check';
import { describe } from 'vitest';
import { readMoments } from '@/charts/response/readMoments';
import { addDays, wallClockAt } from '@/schema/dates/clock';
import { comparedPeriod, type ComparedWith } from '@/schema/dates/comparedPeriod';
import { periodBefore, periodDays, periodLength, periodOf, shiftPeriod, type PeriodBy } from '@/schema/dates/period';
import { startOfDay } from '@/schema/dates/startOfDay';
import { wallMoments } from '@/schema/dates/wallMoments';
import { zoneOffset } from '@/schema/dates/zoneOffset';
import { clockText, readClock, readDateTime, readDay, readMonth, readTime } from '@/schema/readers/moment';
import { serialOf, serialText } from '@/schema/sheet/serialTime';
import { holds } from './holds';

const HOUR = 3_600_000;
/** Zones whose clocks change at different hours, by half an hour, at midnight, and never. */
const zone = fc.constantFrom(
  'Europe/Amsterdam',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kathmandu',
  'Asia/Shanghai',
  'UTC',
);
/** Days with all their clock changes, of some 50 years. */
const at = fc
  .integer({ min: Date.UTC(2001, 0, 2) / 1000, max: Date.UTC(2049, 11, 30) / 1000 })
  .map((seconds) => seconds * 1000);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const day = at.map(dayOf);
const wallText = (wall: number): string => new Date(wall).toISOString().slice(0, 19).replace('T', ' ');

describe('a day', () => {
  const forms: readonly ((text: string) => unknown)[] = [
    (text) => text,
    (text) => text.replaceAll('-', '/'),
    (text) => text.replaceAll('-', ''),
    (text) => Number(text.replaceAll('-', '')),
    (text) => `${text}T00:00:00`,
    (text) => `${text} 00:00:00`,
    (text) => ` ${text}\u200b`,
  ];
  holds(
    'is read as it was written, in every form and zone',
    fc.property(day, fc.constantFrom(...forms), zone, (text, form, where) => readDay(form(text), where) === text),
  );
  holds(
    'has its month',
    fc.property(day, (text) => readMonth(text) === text.slice(0, 7)),
  );
  holds(
    'is the serial number of a spreadsheet and back, by either of its calendars',
    fc.property(day, fc.boolean(), (text, since1904) => {
      const serial = serialOf(text) ?? NaN;
      return serialText(since1904 ? serial - 1462 : serial, since1904) === text;
    }),
  );
  holds(
    'that is none is nothing, and never another one',
    fc.property(
      fc.integer({ min: 2001, max: 2049 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 40 }),
      (year, month, date) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
        const read = readDay(text);
        return read === null || read === text;
      },
    ),
  );
});

describe('a time', () => {
  holds(
    'is read as it was written',
    fc.property(fc.integer({ min: 0, max: 86_399 }), (second) => {
      const text = clockText(second * 1000);
      return readClock(text) === second * 1000 && readTime(text) === text;
    }),
  );
  holds(
    'is told in the zone of its station, whatever offset it was sent with',
    fc.property(at, zone, fc.integer({ min: -12, max: 14 }), (moment, where, offset) => {
      const sent = `${wallText(moment + offset * HOUR).replace(' ', 'T')}${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`;
      return readDateTime(sent, where) === wallText(moment + zoneOffset(moment, where));
    }),
  );
});

describe('the clock of a zone', () => {
  const shown = (moment: number, where: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: where, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  /** Moments on both sides of the clock changes of St. John's, which came a minute after midnight until 2011. */
  const late = fc.integer({ min: 0, max: 86_399 }).map((second) => Date.UTC(2010, 10, 7) + second * 1000);
  holds(
    'shows what a browser shows there, in every zone it knows',
    fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), at, (where, moment) => {
      return wallClockAt(new Date(moment), where) === shown(moment, where);
    }),
  );
  holds(
    'changes at the minute it changes at',
    fc.property(
      late,
      (moment) => wallClockAt(new Date(moment), 'America/St_Johns') === shown(moment, 'America/St_Johns'),
    ),
  );
  holds(
    'shows each moment once, and leads back to it',
    fc.property(at, zone, (moment, where) => wallMoments(moment + zoneOffset(moment, where), where).includes(moment)),
  );
  holds(
    'begins each day after the one before, 20 to 28 hours later',
    fc.property(day, zone, (text, where) => {
      const hours = (startOfDay(addDays(text, 1), where) - startOfDay(text, where)) / HOUR;
      return hours >= 20 && hours <= 28;
    }),
  );
});

describe('a period', () => {
  const by = fc.constantFrom<PeriodBy>('day', 'month', 'year', 'range');
  const period = fc
    .tuple(by, day, fc.integer({ min: 0, max: 400 }))
    .map(([unit, from, days]) => periodOf(unit, from, addDays(from, days)));
  holds(
    'is the same when it was put back and forward',
    fc.property(period, (one) => JSON.stringify(shiftPeriod(shiftPeriod(one, -1), 1)) === JSON.stringify(one)),
  );
  holds(
    'has one as long before it, which ends the day before',
    fc.property(
      period,
      (one) => periodLength(periodBefore(one)) === periodLength(one) && addDays(periodBefore(one).to, 1) === one.from,
    ),
  );
});

describe('what a period is compared with', () => {
  const by = fc.constantFrom<PeriodBy>('day', 'month', 'year', 'range');
  const against = fc.constantFrom<ComparedWith>('previous', 'year');
  /** A period and a today that is before, in or after it. */
  const cases = fc
    .tuple(by, day, fc.integer({ min: 0, max: 400 }), fc.integer({ min: -40, max: 440 }), against)
    .map(([unit, from, days, passed, to]) => {
      const period = periodOf(unit, from, addDays(from, days));
      return { period, today: addDays(period.from, passed), to };
    });
  holds(
    'has begun, and shares no day with what is shown',
    fc.property(cases, ({ period, today, to }) => {
      const { now, before } = comparedPeriod(period, to, today);
      const shares = to === 'previous' || periodDays(now) < 365;
      return before.from <= before.to && before.from < now.from && (!shares || before.to < now.from);
    }),
  );
  holds(
    'is of a period that is not over its days until today, of another all of them',
    fc.property(cases, ({ period, today, to }) => {
      const { now } = comparedPeriod(period, to, today);
      const isRunning = period.from <= today && today < period.to;
      return now.from === period.from && now.to === (isRunning ? today : period.to);
    }),
  );
  holds(
    'has as many days, but for months of another length and 29 February',
    fc.property(cases, ({ period, today, to }) => {
      const { now, before } = comparedPeriod(period, to, today);
      const months = Math.ceil(periodDays(now) / 28);
      return Math.abs(periodDays(now) - periodDays(before)) <= 3 * Math.ceil(months / 2);
    }),
  );
  holds(
    'begins on the same day of the calendar, or ends the day before',
    fc.property(cases, ({ period, today, to }) => {
      const { now, before } = comparedPeriod(period, to, today);
      const last = addDays(`${now.from.slice(0, 5)}03-01`, -1); // of a February
      const isSameDay = before.from.slice(8) === now.from.slice(8) || now.from === last;
      return isSameDay || addDays(before.to, 1) === now.from;
    }),
  );
  holds(
    'a year before are the same days, whole months where they were whole',
    fc.property(cases, ({ period, today }) => {
      const { now, before } = comparedPeriod(period, 'year', today);
      const next = addDays(now.to, 1);
      return next.endsWith('-01') && now.from.endsWith('-01')
        ? addDays(before.to, 1).slice(4) === next.slice(4)
        : before.to.slice(4) === now.to.slice(4) || now.to.endsWith('-02-29');
    }),
  );
});

describe('the labels of an answer', () => {
  const step = fc.constantFrom(HOUR, HOUR / 2, HOUR / 4);
  /** All moments of a day and the times on the wall that a cloud tells them by. */
  const dayOfLabels = fc.tuple(day, zone, step).map(([text, where, given]) => {
    // clocks there change by half an hour: which of two times a longer step leads to, nobody can tell
    const by = where === 'Australia/Lord_Howe' ? Math.min(given, HOUR / 2) : given;
    const [from, to] = [startOfDay(text, where), startOfDay(addDays(text, 1), where)];
    const moments = Array.from({ length: Math.floor((to - from) / by) }, (_, index) => from + index * by);
    return { text, where, moments };
  });
  holds(
    'with an offset are the moments they were made of',
    fc.property(dayOfLabels, ({ text, where, moments }) => {
      const labels = moments.map((moment) => new Date(moment).toISOString());
      return JSON.stringify(readMoments(labels, { zone: where, day: text })) === JSON.stringify(moments);
    }),
  );
  holds(
    'on the wall are those moments too, also in the hour that comes twice',
    fc.property(dayOfLabels, ({ text, where, moments }) => {
      const labels = moments.map((moment) => wallText(moment + zoneOffset(moment, where)));
      return JSON.stringify(readMoments(labels, { zone: where, day: text })) === JSON.stringify(moments);
    }),
  );
});
