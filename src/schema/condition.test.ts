import { describe, expect, it } from 'vitest';
import { fieldsIn, isEmpty, matches, type AnyValues, type When } from './condition';

const record = {
  status: 1,
  name: 'b',
  tags: ['x', 'y'],
  open: true,
  none: null,
  power: '12.5',
  code: { code: 2, desc: 'two' },
};

const HOLDS: When<AnyValues>[] = [
  {},
  { status: 1 },
  { status: '1' },
  { code: 2 },
  { open: 1 },
  { none: null },
  { missing: null },
  { status: { in: [0, 1] } },
  { status: { notIn: [2] } },
  { status: { ne: 2 } },
  { status: { eq: 1, gt: 0 } },
  { power: { gte: 12.5, lt: 13 } },
  { name: { gt: 'a', lte: 'b' } },
  { tags: { in: ['y'] } },
  { none: { empty: true }, tags: { empty: false } },
  { or: [{ status: 9 }, { name: 'b' }] },
  { and: [{ status: 1 }, { not: { name: 'c' } }] },
  (one) => one.status === 1,
];
const FAILS: When<AnyValues>[] = [
  { status: 2 },
  { status: null },
  { status: 1, name: 'c' },
  { status: { in: [] } },
  { tags: { notIn: ['x'] } },
  { none: { gt: 0 } },
  { none: { lte: 0 } },
  { power: { gt: 12.5 } },
  { or: [] },
  { not: {} },
  { open: false },
];

describe('matches', () => {
  it('holds', () => expect(HOLDS.filter((one) => !matches(one, record))).toEqual([]));
  it('fails', () => expect(FAILS.filter((one) => matches(one, record))).toEqual([]));
  it('is met by every record when there is no condition', () => expect(matches(undefined, {})).toBe(true));
});

describe('fieldsIn', () => {
  it('names every field a condition reads', () => {
    expect(fieldsIn({ a: 1, or: [{ b: 2 }, { and: [{ c: 3 }] }], not: { d: { in: [1] } } })).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });
  it('knows nothing about functions', () => expect(fieldsIn(() => true)).toEqual([]));
});

describe('isEmpty', () => {
  it.each([null, undefined, '', []])('%j is empty', (value) => expect(isEmpty(value)).toBe(true));
  it.each([0, false, ' ', [0], {}])('%j is a value', (value) => expect(isEmpty(value)).toBe(false));
});
