import { expect, it } from 'vitest';
import { baselines } from './baselines';

const DAY = { params: { date: '2026-03-18' }, zone: 'Europe/Amsterdam' };

it('adds up baselines by quarters of the day; what one of them does not know is not known', () => {
  const answer = { list: [{ curve: [1.1, '2', null] }, { curve: [2.2, 3, 4] }, { curve: null }, 7] };
  expect(baselines(answer, DAY)).toEqual([
    { time: Date.parse('2026-03-17T23:00:00Z'), baselinePower: 3.3 },
    { time: Date.parse('2026-03-17T23:15:00Z'), baselinePower: 5 },
    { time: Date.parse('2026-03-17T23:30:00Z'), baselinePower: null },
  ]);
});

it('takes answers with nothing in them', () =>
  expect([null, { list: null }, []].map((answer) => baselines(answer, DAY))).toEqual([[], [], []]));
