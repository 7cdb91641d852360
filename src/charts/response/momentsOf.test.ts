import { expect, it } from 'vitest';
import { momentsOf } from './readMoments';

const frame = { zone: 'Europe/Helsinki', day: '2026-10-25' };
const clocks = (...labels: unknown[]) =>
  momentsOf(labels, frame).map((at) => (at === undefined ? at : new Date(at).toISOString().slice(5, 16)));

it('tells the two times of an hour that comes twice by their order, rising, falling and beside what is no time', () => {
  expect(clocks('2026-10-25 03:15', '2026-10-25 03:15', '2026-10-25 04:00')).toEqual([
    '10-25T00:15',
    '10-25T01:15',
    '10-25T02:00',
  ]);
  expect(clocks('2026-10-25 04:00', '2026-10-25 03:15', '2026-10-25 03:15')).toEqual([
    '10-25T02:00',
    '10-25T01:15',
    '10-25T00:15',
  ]);
  expect(clocks('2026-10-25 03:15', '2026-10-25 03:15', null, '2026-10-24 03:15')).toEqual([
    '10-25T00:15',
    '10-25T01:15',
    undefined,
    '10-24T00:15',
  ]);
});

it('of the same time again, where its clock shows it once, is that time', () => {
  expect(clocks('2026-10-24 03:15', '2026-10-24 03:15', 'x')).toEqual(['10-24T00:15', '10-24T00:15', undefined]);
});
