import { expect, it } from 'vitest';
import { spansOf } from './spansOf';

const zone = 'Europe/Amsterdam';
const start = Date.parse('2026-06-01T00:00:00+02:00');
const HOUR = 3_600_000;
const frame = { day: '2026-06-01', zone, nameOf: (value: string) => `mode ${value}` };
const xlist = ['00:00', '01:00', '02:00', '03:00'];

// covers HE-165, HE-172, HE-173, HE-174, HE-175
it('shades from label to label, from place to place, and between times', () => {
  const rangeList = [
    { value: 1, startPoint: '00:00', endPoint: '01:00' },
    { value: '2', desc: 'RT', startPoint: 1, endPoint: '3' },
    { value: { code: 3 }, startPoint: '2026-06-01 03:00', endPoint: '2026-06-01 04:00' },
    { value: 4, startPoint: '02:00', endPoint: '03:00' },
    { value: 9, desc: '?', startPoint: '05:00', endPoint: null },
    { value: 1, startPoint: '02:00', endPoint: '01:00' },
    null,
  ];
  expect(spansOf({ xlist, rangeList }, { 1: 'good', 2: 'price', 3: 'neutral' }, frame)).toEqual([
    { from: start, to: start + HOUR, label: 'mode 1', tone: 'good' },
    { from: start + HOUR, to: start + 3 * HOUR, label: 'RT', tone: 'price' },
    { from: start + 3 * HOUR, to: start + 4 * HOUR, label: 'mode 3', tone: 'neutral' },
    { from: start + 2 * HOUR, to: start + 3 * HOUR, label: '4' },
  ]);
});

it.each([[null], [{}], ['x'], [{ rangeList: 'x' }], [{ xlist: null, rangeList: [{}] }]])('finds none in %j', (raw) =>
  expect(spansOf(raw, { 1: 'good' }, frame)).toEqual([]),
);
