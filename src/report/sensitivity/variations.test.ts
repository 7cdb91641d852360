import { describe, expect, it } from 'vitest';
import { defineMeasures, defineReport, enumeration, figures, number, percent, sensitivity } from '@/dsl';
import { effects } from './effects';
import { sentFor, variations } from './variations';

const report = defineReport({
  name: 'area/calculator',
  api: '/area',
  ask: 'submit',
  answer: 'POST calculate',
  params: {
    capacity: number({ decimals: 2, wire: 'cap' }),
    share: percent(),
    years: number({ min: 1, max: 30 }),
    full: percent({ min: 99 }),
    rent: number(),
    kind: enumeration([1, 2]),
  },
  when: { years: { visible: { kind: 1 } } },
  measures: defineMeasures({ npv: { unit: 'money', signed: true } }),
  blocks: { result: figures(['npv']), sensitivity: sensitivity(['npv']) },
});

describe('inputs that are moved', () => {
  const values = { capacity: 10.5, share: 90, years: 8, full: 99.5, rent: 0, kind: 1 };

  it('are numbers, moved as far as their bounds and decimals let them', () => {
    expect(variations(report, values, 20)).toEqual([
      { name: 'capacity', low: 8.4, high: 12.6 },
      { name: 'share', low: 72, high: 100 },
      { name: 'years', low: 6, high: 10 },
      { name: 'full', low: 99, high: 100 },
    ]);
  });

  it('are those that are there, and are sent under their own names', () => {
    const [capacity] = variations(report, { ...values, kind: 2, share: null, full: null }, 10);
    expect(capacity).toEqual({ name: 'capacity', low: 9.45, high: 11.55 });
    expect(capacity && sentFor(report, capacity, 'high')).toEqual({ cap: 11.55 });
    expect(variations(report, { ...values, kind: 2 }, 20).map(({ name }) => name)).not.toContain('years');
  });
});

it('puts what moves the result most first, whichever way, and knows what has no result', () => {
  const results: Readonly<Record<string, readonly [number | null, number | null]>> = {
    a: [90, 110],
    b: [150, null],
    c: [130, 60],
    d: [null, null],
  };
  const moved = Object.keys(results).map((name) => ({ name, low: 1, high: 2 }));
  expect(
    effects(100, moved, ({ name }, side) => results[name]?.[side === 'low' ? 0 : 1] ?? null).map(({ name, swing }) => [
      name,
      swing,
    ]),
  ).toEqual([
    ['c', 70],
    ['b', 50],
    ['a', 20],
    ['d', 0],
  ]);
});
