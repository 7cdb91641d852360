import { describe, expect, it } from 'vitest';
import { defineMeasures } from '@/schema';
import { readFigures } from './readFigures';

const measures = defineMeasures({
  generation: { unit: 'kWh', aliases: ['pvProduction'] },
  power: { unit: 'kW' },
  income: { unit: 'money' },
});
const KEYS = ['generation', 'income'] as const;
const nothing = {
  generation: { value: null, unit: 'kWh', decimals: 2 },
  income: { value: null, unit: 'money', decimals: 2 },
};

describe('the figures of an answer', () => {
  it.each([
    ['by name', { generation: 12, income: 3 }],
    ['as text', { generation: '12', income: '3.0' }],
    ['with their units', { generation: { value: 12, unit: 'kWh' }, income: { value: '3' } }],
    [
      'as a list by type',
      [
        { type: 'generation', value: 12 },
        { type: 'income', value: 3 },
      ],
    ],
    [
      'as a list by other names',
      [
        { name: '发电量', dataKey: 'pv_production', value: 12, unit: 'KWH' },
        { code: 'INCOME', value: '3' },
      ],
    ],
    [
      'in groups',
      { groups: [{ name: 'energy', list: [{ type: 'generation', value: 12 }] }, [{ type: 'income', value: 3 }]] },
    ],
    ['beside what nobody knows', { id: 5, sauna: 12, detail: { generation: 12, income: 3, list: null } }],
  ])('%s', (_, raw) =>
    expect(readFigures(raw, measures, KEYS)).toEqual({
      generation: { ...nothing.generation, value: 12 },
      income: { ...nothing.income, value: 3 },
    }),
  );

  it.each([
    [null],
    [undefined],
    [[]],
    [{}],
    ['broken'],
    [{ list: null }],
    [[null, 3, [null]]],
    [{ generation: '--', income: 'NaN' }],
    [{ generation: [], income: {} }],
  ])('%j has none', (raw) => {
    expect(readFigures(raw, measures, KEYS)).toEqual(nothing);
  });

  it('are converted to the declared prefix, and keep a unit that is no prefix of it', () => {
    const raw = { generation: { value: '1.5', unit: 'MWh' }, income: { value: 2, unit: '€' } };
    expect(readFigures(raw, measures, KEYS)).toEqual({
      generation: { value: 1500, unit: 'kWh', decimals: 2 },
      income: { value: 2, unit: '€', decimals: 2 },
    });
    expect(readFigures({ power: 900, powerUnit: 'W' }, measures, ['power']).power).toEqual({
      value: 0.9,
      unit: 'kW',
      decimals: 2,
    });
  });

  it('say their change where the answer does, and words where there is no number', () => {
    const raw = { pvProduction: 4, pvProductionChange: '-12.5', income: { code: 2, desc: 'not settled' } };
    expect(readFigures(raw, measures, KEYS)).toEqual({
      generation: { ...nothing.generation, value: 4, change: -12.5 },
      income: { ...nothing.income, text: 'not settled' },
    });
    expect(readFigures([{ type: 'income', value: 0, change: 0 }], measures, KEYS).income).toEqual({
      ...nothing.income,
      value: 0,
      change: 0,
    });
  });

  it('keep what stands higher up', () => {
    expect(readFigures({ history: { generation: 1 }, generation: 7 }, measures, KEYS).generation.value).toBe(7);
    expect(
      readFigures({ list: [{ day: '2026-06-01', generation: 1 }], sums: { generation: 7 } }, measures, KEYS).generation
        .value,
    ).toBe(7);
  });
});
