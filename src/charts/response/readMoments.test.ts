import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import { chartParts } from './chartParts';
import { readEitherWay, readMoment, readMoments } from './readMoments';

const MINUTE = 60_000;
const two = (value: number): string => String(value).padStart(2, '0');
/** Times of a day without changes of clocks, every so many minutes. */
const clocks = (every: number, count = 1440 / every): string[] =>
  Array.from({ length: count }, (_, place) => `${two(Math.floor((place * every) / 60))}:${two((place * every) % 60)}`);
const dated = (day: string, times: readonly string[]): string[] => times.map((time) => `${day} ${time}:00`);
const offDay = (
  moments: readonly (number | undefined)[] | undefined,
  day: string,
  zone: string,
): (number | undefined)[] =>
  moments?.filter(
    (at) => at !== undefined && (at < startOfDay(day, zone) || at > startOfDay(addDays(day, 1), zone)),
  ) ?? [undefined];

const SPRING: [string, string, number][] = [
  ['Europe/Berlin', '2026-03-29', 60],
  ['America/Los_Angeles', '2026-03-08', 60],
  ['Australia/Lord_Howe', '2026-10-04', 30],
  ['America/Santiago', '2026-09-06', 60], // midnight is left out
  ['Africa/Cairo', '2026-04-24', 60],
  ['Asia/Beirut', '2026-03-29', 60],
];

describe.each(SPRING)('a spring day in %s, %s, that leaves out %i minutes', (zone, day, gone) => {
  const frames = [
    { zone, day },
    { zone, day, lastDay: day },
  ];
  it.each([60, 30, 15, 5])('told every %i minutes as if it were whole', (every) => {
    for (const frame of frames) {
      for (const labels of [clocks(every), dated(day, clocks(every))]) {
        const moments = readMoments(labels, frame);
        expect(offDay(moments, day, zone)).toEqual([]);
        expect(moments?.filter((at) => at === undefined)).toHaveLength(every > gone ? 0 : gone / every);
      }
    }
  });
  it('told with the hour twice, as if it were one of 25', () => {
    for (const frame of frames) {
      for (const at of [4, 8, 12]) {
        const labels = clocks(15);
        const moments = readMoments(
          [...labels.slice(0, at + 4), ...labels.slice(at, at + 4), ...labels.slice(at + 4)],
          frame,
        );
        expect(offDay(moments, day, zone)).toEqual([]);
        expect(moments?.filter((one) => one !== undefined)).toHaveLength(96 - gone / 15);
      }
    }
  });
  it('told by its true times has all of them', () => {
    const at = Array.from({ length: (1440 - gone) / 15 }, (_, place) => startOfDay(day, zone) + place * 15 * MINUTE);
    const wall = at.map((moment) => new Date(moment).toLocaleString('sv-SE', { timeZone: zone }));
    expect(readMoments(wall, { zone, day })).toEqual(at);
    expect(
      readMoments(
        wall.map((text) => text.slice(11, 16)),
        { zone, day },
      ),
    ).toEqual(at);
  });
  it('with the end of the day and the first hour of the next', () => {
    const moments = readMoments([...clocks(60), '24:00'], { zone, day, lastDay: day });
    expect(moments?.at(-1)).toBe(startOfDay(addDays(day, 1), zone));
    expect(readMoments([...clocks(60), '00:00'], { zone, day, lastDay: day })?.at(-1)).toBe(
      startOfDay(addDays(day, 1), zone),
    );
  });
});

describe('a day that has no change of clocks', () => {
  const frame = { zone: 'Asia/Shanghai', day: '2026-03-29', lastDay: '2026-03-29' };
  const at = (time: string): number => Date.parse(`2026-03-29T${time}:00+08:00`);
  const hours = clocks(60);
  it('leaves out a label that comes a second time', () => {
    for (const labels of [
      [...hours.slice(0, 3), '02:00', ...hours.slice(3)],
      [...hours.slice(0, 3), '01:00', '02:00', ...hours.slice(3)],
    ]) {
      const moments = readMoments(labels, { zone: frame.zone, day: frame.day });
      expect(moments?.filter((one) => one !== undefined)).toEqual(hours.map(at));
      expect(moments?.at(3)).toBeUndefined();
    }
  });
  it('goes on over a label that is missing', () =>
    expect(
      readMoments(
        hours.filter((hour) => hour !== '07:00'),
        frame,
      )?.[7],
    ).toBe(at('08:00')));
  it.each(['05:00', '05:30', '22:15'])('leaves out a correction of %s at its end', (late) => {
    for (const labels of [[...hours, late], dated(frame.day, [...hours, late])]) {
      const moments = readMoments(labels, { zone: frame.zone, day: frame.day });
      expect(moments?.slice(0, 24)).toEqual(hours.map(at));
      expect(moments?.at(-1)).toBeUndefined();
    }
  });
  it('leaves out several corrections of the last day that was asked for', () =>
    expect(readMoments([...hours, '05:00', '06:00'], frame)?.slice(-2)).toEqual([undefined, undefined]));
  it('leaves out one that is far ahead of its time', () =>
    expect(readMoments(dated(frame.day, ['23:00', ...hours.slice(0, 20)]), frame)?.slice(0, 2)).toEqual([
      undefined,
      at('00:00'),
    ]));
  it('goes on with the next day after midnight, and after nights without labels', () => {
    expect(readMoments([...hours, ...hours], frame)?.[24]).toBe(at('00:00') + 24 * 60 * MINUTE);
    const sunny = hours.slice(6, 20);
    const moments = readMoments([...sunny, ...sunny, ...sunny], { ...frame, lastDay: '2026-03-31' });
    expect([moments?.[14], moments?.[28], moments?.filter((one) => one === undefined).length]).toEqual([
      at('06:00') + 24 * 60 * MINUTE,
      at('06:00') + 48 * 60 * MINUTE,
      0,
    ]);
    expect(readMoments([...sunny, ...sunny], { zone: frame.zone, day: frame.day })?.[14]).toBe(
      at('06:00') + 24 * 60 * MINUTE,
    );
  });
  it.each(['total', '', null, '25:30', '2026-02-30 00:00'])('stays a day of times beside %j', (stray) => {
    const moments = readMoments([...clocks(15), stray], frame);
    expect([moments?.filter((one) => one !== undefined).length, moments?.at(-1)]).toEqual([96, undefined]);
  });
  it.each([
    [['Jan', '02:00', '03:00']],
    [['PV', 'Grid']],
    [['2024', '2025', '2026']],
    [[3, 4, 5]],
    [hours.flatMap((hour) => [hour, 'x'])],
    [[...hours].reverse()],
    [hours.map(() => '02:00')],
  ])('%# are categories', (labels) => expect(readMoments(labels, frame)).toBeUndefined());
});

describe('a day of 25 hours', () => {
  const frame = { zone: 'Europe/Berlin', day: '2026-10-25', lastDay: '2026-10-25' };
  it('has a gap where the doubled hour is told once', () => {
    const moments = readMoments(clocks(60), frame);
    expect((moments?.[3] ?? 0) - (moments?.[2] ?? 0)).toBe(120 * MINUTE);
  });
  it('has all quarters where it is told twice', () => {
    const labels = [...clocks(15, 12), ...clocks(15).slice(8)];
    expect(readMoments(labels, frame)).toEqual(
      Array.from({ length: 100 }, (_, place) => startOfDay(frame.day, frame.zone) + place * 15 * MINUTE),
    );
    expect(readMoments(dated(frame.day, labels), frame)).toEqual(readMoments(labels, frame));
  });
  it('leaves out what is told a third time', () =>
    expect(readMoments(['01:00', '02:00', '02:00', '02:00', '03:00', '04:00'], frame)?.[3]).toBeUndefined());
  it.each([
    ['America/Havana', '2026-11-01'],
    ['America/Santiago', '2026-04-04'],
  ])('also where it is at midnight: %s', (zone, day) => {
    const at = Array.from({ length: 25 }, (_, hour) => startOfDay(day, zone) + hour * 60 * MINUTE);
    const labels = at.map((moment) =>
      new Date(moment).toLocaleString('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
    );
    expect(readMoments(labels, { zone, day, lastDay: day })).toEqual(at);
  });
});

it('puts a time that does not exist where the clock jumps, where no other label is', () => {
  const frame = { zone: 'Europe/Berlin', day: '2026-03-29' };
  expect(readMoments(['00:00', '02:00', '04:00'], frame)?.[1]).toBe(Date.parse('2026-03-29T03:00:00+02:00'));
  expect(readMoment('02:00', frame)).toBeUndefined();
});

it('reads days, months and moments in every form', () => {
  const frame = { zone: 'Asia/Shanghai', day: '2026-11-01' };
  const [first, second] = [Date.parse('2026-11-01T00:00+08:00'), Date.parse('2026-11-02T00:00+08:00')];
  for (const labels of [
    ['20261101', '20261102'],
    [20261101, 20261102],
    ['11-01', '11/02'],
    ['2026-11-01', '2026/11/2'],
    ['20261101000000', '20261102000000'],
    ['2026-10-31T16:00Z', '2026-11-01 16:00:00+0000'],
    [first, second],
    [first / 1000, String(second / 1000)],
  ])
    expect(readMoments(labels, frame)).toEqual([first, second]);
  expect(readMoments(['202611', 202612], frame)).toEqual([first, Date.parse('2026-12-01T00:00+08:00')]);
  expect(readMoments(['2026-11-31', '2026-12-01'], frame)).toBeUndefined();
});

it('tells lists that fall from lists that rise', () => {
  const frame = { zone: 'Europe/Berlin', day: '2026-03-29' };
  for (const labels of [clocks(60), dated(frame.day, clocks(15))]) {
    expect(readEitherWay(labels, frame)?.falls).toBe(false);
    expect(readEitherWay(labels.toReversed(), frame)).toEqual({
      moments: readMoments(labels, frame)?.toReversed(),
      falls: true,
    });
  }
});

it('is one day of 23 hours as the cloud of the report tells it', () => {
  const { data } = JSON.parse(readFileSync('tests/fixtures/outside/p04-spring-24-labels.json', 'utf8')) as {
    data: unknown;
  };
  for (const [zone, day] of [
    ['Europe/Berlin', '2026-03-29'],
    ['America/Los_Angeles', '2026-03-08'],
  ] as const) {
    const { scale, series, leftOut } = chartParts(data, { startDate: day, endDate: day, zone });
    expect(scale).toEqual({ kind: 'time', zone, from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) });
    expect(series[0]?.values).toEqual([0, 1, ...Array.from({ length: 21 }, (_, place) => place + 3)]);
    expect(series[0]?.times?.map((at) => (at - startOfDay(day, zone)) / (60 * MINUTE))).toEqual(
      Array.from({ length: 23 }, (_, place) => place),
    );
    expect(leftOut).toEqual(['02:00']);
  }
});

it('looks at the clock of a zone by the day, not by the label', () => {
  const looks = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const labels = Array.from({ length: 100_000 }, (_, place) =>
    new Date(Date.UTC(2024, 0, 1) + place * 5 * MINUTE).toISOString().slice(0, 16).replace('T', ' '),
  );
  const moments = readMoments(labels, { zone: 'America/Sao_Paulo', day: '2024-01-01' });
  expect(moments?.filter((at) => at === undefined)).toEqual([]);
  expect(looks.mock.calls.length).toBeLessThan(1000);
  looks.mockRestore();
});
