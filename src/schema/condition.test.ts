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

describe('a test that compares', () => {
  const plan = {
    start: '2026-03-01 08:00:00',
    end: '2026-03-02 08:00:00',
    a: '1',
    b: 1,
    team: ['1', '2'],
    signed: ['2', 1],
    rows: [{ done: true }, { done: 1 }],
    timeZone: 'Asia/Shanghai',
  };
  const requests: (string | undefined)[] = [];
  const clock = (zone?: string) => {
    requests.push(zone);
    return '2026-03-01 12:00:00';
  };
  it.each<[When<AnyValues>, boolean]>([
    [{ end: { gt: { field: 'start' } } }, true],
    [{ start: { gte: { field: 'end' } } }, false],
    [{ start: { gt: { field: 'nothing' } } }, false],
    [{ a: { eq: { field: 'b' } } }, true],
    [{ a: { ne: { field: 'b' } } }, false],
    [{ end: { gt: { now: true } } }, true],
    [{ start: { gte: { now: true } } }, false],
    [{ signed: { all: { field: 'team' } } }, true],
    [{ signed: { all: ['1', '3'] } }, false],
    [{ rows: { every: { done: true } } }, true],
    [{ rows: { every: { done: false } } }, false],
    [{ nothing: { every: { done: true } } }, true],
  ])('%j is %s', (condition, met) => expect(matches(condition, plan, clock)).toBe(met));
  it('tells the time by the zone of the record', () => expect(new Set(requests)).toEqual(new Set(['Asia/Shanghai'])));
});

describe('fieldsIn', () => {
  it('names the other fields a test compares with', () =>
    expect(fieldsIn({ end: { gt: { field: 'start' } } })).toEqual(['end', 'start']));
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
