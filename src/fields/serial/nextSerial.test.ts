import { expect, it } from 'vitest';
import { nextSerial, serialFormat, serialSeries } from './nextSerial';

it.each([
  ['WO-{yyyyMMdd}-{000}', 7, 'WO-20261003-007', 'WO-20261003-{000}'],
  ['WO-{yyyyMMdd}-{000}', 1234, 'WO-20261003-1234', 'WO-20261003-{000}'],
  ['{yy}{MM}/{dd}.{0000}', 12, '2610/03.0012', '2610/03.{0000}'],
  ['HT{yyyy}({00})', 3, 'HT2026(03)', 'HT2026({00})'],
  ['C{00000}', 42, 'C00042', 'C{00000}'],
])('%s and %i is %s', (pattern, counter, number, series) => {
  expect(nextSerial(pattern, counter, '2026-10-03')).toBe(number);
  expect(serialSeries(pattern, '2026-10-03 23:59:59')).toBe(series);
  expect(Number(serialFormat(pattern).exec(number)?.[1])).toBe(counter);
});

it('is like no other pattern', () => expect(serialFormat('A.{000}').test('AB001')).toBe(false));
