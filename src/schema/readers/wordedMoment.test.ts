import { describe, expect, it } from 'vitest';
import { readDateTime, readDay, readMonth, readTime } from './moment';
import { dayOrderOf, inFigures, twofoldDays, type DayOrder } from './wordedMoment';

const figures = (text: string, order?: DayOrder): string => {
  const reading = inFigures(text, order);
  return reading.kind === 'figures' ? reading.text : reading.kind;
};

describe('a day in words', () => {
  it.each([
    '2026-W45-3',
    '2026W453',
    '4 Nov 2026',
    '04 November 2026',
    '4-Nov-2026',
    '4th November, 2026',
    '4th of Nov 2026',
    'Nov 4, 2026',
    'November 4th, 2026',
    'NOV. 4 2026',
    '2026 Nov 4',
    '2026-Nov-04',
    'Wed, 4 Nov 2026',
    'Wednesday, November 4, 2026',
    '4. November 2026',
    '4.Nov.2026',
    'Mi., 4. Nov. 2026',
    'Mittwoch, 4. November 2026',
    '2026年11月4日',
    '2026 年 11 月 04 日',
    '2026年11月4号',
    '星期三 2026年11月4日',
    '04.11.2026',
    '4.11.2026',
    '４．１１．２０２６',
    ' 4\u00a0Nov\u00a02026 ',
  ])('%j', (text) => expect(readDay(figures(text))).toBe('2026-11-04'));

  it.each([
    ['1. März 2026', '03'],
    ['1. Mär. 2026', '03'],
    ['1. Mrz 2026', '03'],
    ['1 Mar 2026', '03'],
    ['1. Mai 2026', '05'],
    ['May 1, 2026', '05'],
    ['1. Juni 2026', '06'],
    ['1 Jul 2026', '07'],
    ['1. Jänner 2026', '01'],
    ['1. Okt 2026', '10'],
    ['1 Oct 2026', '10'],
    ['1. Dez. 2026', '12'],
    ['Sept 1, 2026', '09'],
  ])('%j is of month %s', (text, month) => expect(readDay(figures(text))).toBe(`2026-${month}-01`));

  it.each([
    '31 Nov 2026',
    '4 Foo 2026',
    '4 No 2026',
    'Nov 2026 4',
    '32.11.2026',
    '11.13.2026',
    '4 November',
    'tomorrow',
    '2026年13月1日',
    '4 Novx 2026',
  ])('%j is none', (text) => expect(readDay(figures(text))).toBeNull());
});

describe('with a time', () => {
  it.each([
    ['04.11.2026 08:30', '08:30'],
    ['4. November 2026, 8:30 Uhr', '08:30'],
    ['Nov 4, 2026 8:30 PM', '20:30'],
    ['Nov 4, 2026 12:05 am', '00:05'],
    ['2026-11-04 12:05 p.m.', '12:05'],
    ['13/11/2026 8 pm', '20:00'],
    ['2026年11月4日 8时30分', '08:30'],
    ['2026年11月4日8点5分', '08:05'],
    ['2026年11月4日 上午8:30', '08:30'],
    ['2026年11月4日 下午8时30分', '20:30'],
    ['2026-11-04 下午12:30', '12:30'],
    ['2026-11-04 13:30 PM', '13:30'],
    ['2026-11-04 20时', '20:00'],
  ])('%j has %s', (text, clock) => expect(readDateTime(figures(text))?.slice(11, 16)).toBe(clock));
  it('keeps an offset', () =>
    expect(readDateTime(figures('Wed, 04 Nov 2026 08:30:15 GMT'), 'Asia/Shanghai')).toBe('2026-11-04 16:30:15'));
  it.each([
    ['8:30 PM', '20:30:00'],
    ['下午8时30分', '20:30:00'],
    ['8时', '08:00:00'],
    ['12 am', '00:00:00'],
    ['8:30 Uhr', '08:30:00'],
  ])('%j alone is %s', (text, time) => expect(readTime(figures(text))).toBe(time));
  it.each(['13:30 am', '24:30 pm'])('%j is none', (text) => expect(readTime(figures(text))).toBeNull());
});

it.each([
  ['Nov 2026', '2026-11'],
  ['November 2026', '2026-11'],
  ['11/2026', '2026-11'],
  ['3.2026', '2026-03'],
  ['2026年3月', '2026-03'],
  ['Okt. 2026', '2026-10'],
])('%j is the month %s', (text, month) => expect(readMonth(figures(text))).toBe(month));

describe('figures that can be read in two ways', () => {
  it('are told with both readings, and decided by the column', () => {
    expect(inFigures('03/04/2026 08:30')).toEqual({
      kind: 'twofold',
      dayFirst: '2026-04-03 08:30',
      monthFirst: '2026-03-04 08:30',
    });
    expect([figures('03-04-2026'), figures('3/4/2026', 'dayFirst'), figures('3/4/2026', 'monthFirst')]).toEqual([
      'twofold',
      '2026-04-03',
      '2026-03-04',
    ]);
  });
  it('are none where one can be no month, or both are the same', () =>
    expect(
      ['13/11/2026', '11/13/2026', '04/04/2026', '13-11-2026', '13/11/2026, 08:30'].map((text) => figures(text)),
    ).toEqual(['2026-11-13', '2026-11-13', '2026-04-04', '2026-11-13', '2026-11-13 08:30']));
  it.each(['04.11.26', '4/11/26', '11-04-26', '4 Nov 26', "4 Nov '26", 'Nov 4, 26'])('%j has no year', (text) =>
    expect(inFigures(text).kind).toBe('shortYear'),
  );
  it.each([
    [['03/04/2026', '13/11/2026'], 'dayFirst'],
    [['03/04/2026', '11/13/2026 10:00'], 'monthFirst'],
    [['13/11/2026', '11/13/2026'], undefined],
    [['13/11/2026', '11/13/2026', '03/04/2026'], 'twofold'],
    [['03/04/2026', '04.11.2026', '2026-11-30', ''], 'twofold'],
    [['04/04/2026', '03/04/26', '31/13/2026', 'x'], undefined],
  ])('%j are %s', (texts, order) => expect(dayOrderOf(texts)).toBe(order));
});

it('names some of them', () =>
  expect(twofoldDays(['13/11/2026', '1/2/2026', '1/2/2026', '04.11.2026', '3/2/2026', '4/2/2026', '5/2/2026'])).toEqual(
    ['1/2/2026', '3/2/2026', '4/2/2026'],
  ));

it('costs linear time', () => {
  const began = performance.now();
  for (const text of [
    '1'.repeat(100_000),
    `${' '.repeat(50_000)}x`,
    `4 ${'Nov'.repeat(30_000)} 2026`,
    '8:'.repeat(50_000),
    `2026-11-04 ${'['.repeat(50_000)}`,
  ])
    figures(text);
  expect(performance.now() - began).toBeLessThan(10_000);
});
