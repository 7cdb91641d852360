import { describe, expect, it } from 'vitest';
import { defineMeasures } from '@/schema';
import { readFigures } from '../answer/readFigures';
import { changeOf, shownFigures } from './shownFigures';

const measures = defineMeasures({
  generation: { unit: 'kWh', tone: 'solar' },
  selfUse: { unit: 'kWh' },
  income: { unit: 'money' },
  hours: { unit: 'h' },
});
const KEYS = ['generation', 'selfUse', 'income', 'hours'];
const shown = (now: unknown, before?: unknown) =>
  shownFigures(
    readFigures(now, measures, KEYS),
    KEYS,
    measures,
    '€',
    before === undefined ? undefined : readFigures(before, measures, KEYS),
  );

describe('the figures of a block', () => {
  it('have one prefix a unit, and money in the currency of the site', () => {
    expect(
      shown({ generation: 25_000, selfUse: 500, income: 12_345, hours: 4 }).map(({ value, unit }) => [value, unit]),
    ).toEqual([
      [25, 'MWh'],
      [0.5, 'MWh'],
      [12_345, '€'],
      [4, 'h'],
    ]);
  });

  it('keep nothing apart from zero, and their order whatever the answer says', () => {
    expect(shown([{ type: 'hours', value: 0 }]).map(({ key, value }) => [key, value])).toEqual([
      ['generation', null],
      ['selfUse', null],
      ['income', null],
      ['hours', 0],
    ]);
  });

  it('are compared in the same prefix, which what was before may ask for', () => {
    const [generation, selfUse, income, hours] = shown(
      { generation: 9_000, selfUse: 3, income: 5 },
      { generation: 12_000, selfUse: 0, income: null, hours: 4 },
    );
    expect(generation).toEqual({
      key: 'generation',
      tone: 'solar',
      value: 9,
      unit: 'MWh',
      exact: { value: 9_000, unit: 'kWh' },
      decimals: 2,
      change: -25,
      difference: -3,
    });
    expect(
      [selfUse, income, hours].map((one) => one?.change),
      'from zero, from nothing, to nothing',
    ).toEqual([null, null, null]);
  });

  it('show the change the answer says itself', () => {
    expect(shown({ generation: 4, generationChange: '12.5' })[0]?.change).toBe(12.5);
    expect(shown({ selfUse: 4 })[1]).not.toHaveProperty('change');
  });
});

it('a change from below zero is measured by its size', () =>
  expect([changeOf(-4, -2), changeOf(-4, -6), changeOf(2, 3)]).toEqual([50, -50, 50]));

it('what nothing was there to measure is nothing, and is not compared', () => {
  const read = (raw: unknown) => readFigures(raw, measures, KEYS);
  const absent = { now: new Set<never>(), before: new Set(['solar'] as const) };
  const of = (before: object) =>
    shownFigures(read({ generation: 4, income: 5 }), ['generation', 'income'], measures, '€', read(before), absent);
  expect(of({ generation: 0, income: 0 }).map(({ value, difference }) => [value, difference])).toEqual([
    [4, null],
    [5, 5],
  ]);
  expect(of({ generation: 2 })[0]?.difference).toBe(2);
});
