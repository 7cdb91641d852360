import { expect, it } from 'vitest';
import { abilityHours } from './abilityHours';

const row = (startTime: string, upPower: unknown, downPower: unknown, duration: unknown) => ({
  date: '2026-03-18',
  startTime,
  upPower,
  downPower,
  duration,
});

it('adds up resources by the hour, and tells how long they last', () => {
  const hours = abilityHours(
    [{ list: [row('10:00', 100, 50, 120), row('10:00', '20.5', 0, 60), row('09:00', 0, 30, 15)] }],
    'Europe/Amsterdam',
  );
  expect(hours).toEqual([
    { time: Date.parse('2026-03-18T08:00:00Z'), upPower: 0, downPower: 30, duration: null },
    { time: Date.parse('2026-03-18T09:00:00Z'), upPower: 120.5, downPower: 50, duration: 110 },
  ]);
});

it('leaves out what says no time', () =>
  expect(abilityHours([null, { list: null }, [row('', 1, 1, 1), 7]], 'Asia/Shanghai')).toEqual([]));
