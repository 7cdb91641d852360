import { describe, expect, it } from 'vitest';
import { asCame } from './asCame';

describe('a value goes as others came', () => {
  it.each([
    ['6', 4, 6],
    ['9007199254740993', 4, '9007199254740993'],
    ['06', 4, '06'],
    ['6', '4', '6'],
    [6, '4', '6'],
    ['6', undefined, '6'],
    [['6', '7'], [1], [6, 7]],
    [1, true, true],
    [true, 1, 1],
    ['Acme', 4, 'Acme'],
    [null, 4, null],
  ])('%j like %j is %j', (value, like, sent) => expect(asCame(value, like)).toEqual(sent));
});

describe('a moment', () => {
  const value = '2026-07-01T08:00:00+02:00';
  it.each([
    [undefined, '2026-07-01T06:00:00Z'],
    ['2026-01-01T00:00:00Z', '2026-07-01T06:00:00Z'],
    ['2026-01-01T00:00:00.000Z', '2026-07-01T06:00:00.000Z'],
    ['2026-01-01T00:00:00+08:00', value],
    ['2026-01-01 00:00:00', '2026-07-01 08:00:00'],
    ['2026-01-01T00:00', '2026-07-01T08:00:00'],
    [1_767_225_600_000, 1_782_885_600_000],
    [1_767_225_600, 1_782_885_600],
  ])('like %j is %j', (like, sent) => expect(asCame(value, like)).toBe(sent));
});
