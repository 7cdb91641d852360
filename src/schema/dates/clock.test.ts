import { describe, expect, it } from 'vitest';
import { addDays, daysInMonth, nowOn, wallClockAt } from './clock';
import { machineTime, setClock } from './currentTime';

describe('the clock of a zone', () => {
  const moment = new Date('2024-01-05T23:30:15Z');
  it.each([
    ['UTC', '2024-01-05 23:30:15'],
    ['Europe/Berlin', '2024-01-06 00:30:15'],
    ['Asia/Shanghai', '2024-01-06 07:30:15'],
    ['America/New_York', '2024-01-05 18:30:15'],
    ['Asia/Kathmandu', '2024-01-06 05:15:15'],
  ])('in %s', (zone, shown) => expect(nowOn(zone, moment)).toBe(shown));

  it('has a midnight of 00, never of 24', () =>
    expect(nowOn('Europe/Berlin', new Date('2024-07-04T22:00:00Z'))).toBe('2024-07-05 00:00:00'));
  it('takes an unknown zone for the browser’s own', () =>
    expect(wallClockAt(moment, 'Nowhere/None')).toBe(wallClockAt(moment)));
  it('shows nothing for a moment that is none', () => expect(wallClockAt(new Date(Number.NaN))).toBeNull());
});

it('goes by the clock that was set', () => {
  setClock(() => Date.UTC(2031, 0, 2, 3));
  try {
    expect(nowOn('Asia/Shanghai')).toBe('2031-01-02 11:00:00');
  } finally {
    setClock(machineTime);
  }
});

it('adds days over months, leap days and changes of clocks', () => {
  expect([addDays('2024-02-28', 2), addDays('2024-01-01', -1), addDays('2024-03-31', 1), addDays('junk', 1)]).toEqual([
    '2024-03-01',
    '2023-12-31',
    '2024-04-01',
    'junk',
  ]);
});

it('knows how long months are', () =>
  expect([daysInMonth(2024, 2), daysInMonth(1900, 2), daysInMonth(2024, 13)]).toEqual([29, 28, 0]));
