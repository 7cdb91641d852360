import { describe, expect, it } from 'vitest';
import { defineMeasures, defineReport, figures, inForce, lastYear, number, percent, ratio, reference } from '@/dsl';
import { readFill, type FillReader } from './readFill';

const report = defineReport({
  name: 'area/calculator',
  api: '/area',
  ask: 'submit',
  answer: 'POST calculate',
  params: {
    capacity: number({ decimals: 1, max: 1000 }),
    piles: number({ decimals: 2 }),
    share: percent(),
    price: number({ decimals: 4, unit: 'money/kWh' }),
    template: reference('area/template'),
    hours: number({ max: 8784 }),
  },
  fill: {
    from: 'area/station',
    values: {
      capacity: 'size',
      piles: ratio('power', 'count'),
      share: ratio(lastYear('area/energy', 'selfUse'), lastYear('area/energy', 'generation')),
      price: ratio(lastYear('area/benefit', 'income'), lastYear('area/energy', 'selfUse')),
      template: inForce('area/price', 'templateId'),
      hours: lastYear('area/energy', 'hours'),
    },
  },
  measures: defineMeasures({ npv: { unit: 'money' } }),
  blocks: { result: figures(['npv']) },
});

const FIGURES: Readonly<Record<string, number | null>> = {
  selfUse: 600,
  generation: 800,
  income: 432.1,
  hours: 1147.6,
};
const reader: FillReader = {
  figure: async ({ measure }) => FIGURES[measure] ?? null,
  version: async ({ field }) => `${field} 7`,
};
const taken = async (record: object, read: Partial<FillReader> = {}) =>
  Object.fromEntries(
    (
      await readFill(
        { report, fill: report.fill ?? expect.fail(), currency: '¥' },
        { ...record },
        { ...reader, ...read },
      )
    ).map(({ param, value, currency }) => [param, value ?? currency]),
  );

describe('what a calculator takes from a record', () => {
  it('is its fields, its figures of a year and its version in force, each as the input would hold it', async () => {
    expect(await taken({ size: 254.55, power: 400, count: 3, currency: 'CNY' })).toEqual({
      capacity: 254.6,
      piles: 133.33,
      share: 75,
      price: 0.7202,
      template: 'templateId 7',
      hours: 1148,
    });
  });

  it('is nothing where there is nothing, where the input refuses it, and in another currency', async () => {
    expect(await taken({ size: 5000, power: 400, count: 0, currency: 'EUR' })).toEqual({
      capacity: undefined,
      piles: undefined,
      share: 75,
      price: 'EUR',
      template: 'templateId 7',
      hours: 1148,
    });
  });

  it('goes on where one source fails', async () => {
    const fails = () => Promise.reject(new Error('No.'));
    expect(await taken({ size: 10 }, { figure: fails, version: fails })).toEqual({ capacity: 10 });
  });
});
