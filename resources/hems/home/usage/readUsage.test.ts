import { describe, expect, it } from 'vitest';
import { readUsage } from './readUsage';

const kwh = (value: unknown) => ({ value, unit: 'kWh' });
const answer = {
  usage: {
    total: kwh('30'),
    partitions: [
      { type: 'batteryCharged', ...kwh(6) },
      { type: { code: 'heat', desc: '冷暖' }, ...kwh('4.5') },
    ],
  },
  generation: { total: 24, partitions: { pvProduction: kwh(18), batteryDischarged: kwh(null) } },
  selfUseAndIndependence: [
    { type: 'independence', value: '61.4', unit: '%' },
    { type: 'selfUse', value: 40, unit: '%' },
  ],
  carbonReductionAndCostSaving: [
    {
      type: 'co2Reduction',
      value: 4.5,
      unit: 'kg',
      factor: { value: 0.253, unit: 'kg/kWh' },
      year: 2024,
      source: 'National grid',
    },
    { type: 'costSaving', value: -1, unit: '€', baseline: 'Without panels' },
  ],
};

describe('the usage summary', () => {
  // covers HR-132, HR-133, HR-134, HR-135
  it('is read with parts as a list or by type, and an unknown type by its words', () => {
    const { usage, generation, independence, selfUse, saving, baseline } = readUsage(answer);
    expect(usage).toEqual({
      total: kwh(30),
      parts: [
        { type: 'batteryCharged', text: 'batteryCharged', amount: kwh(6) },
        { type: 'heat', text: '冷暖', amount: kwh(4.5) },
      ],
    });
    expect(generation.total).toEqual(kwh(24));
    expect(generation.parts.map(({ type, amount }) => [type, amount.value])).toEqual([
      ['pvProduction', 18],
      ['batteryDischarged', null],
    ]);
    expect([independence.value, selfUse.value, saving, baseline]).toEqual([
      61.4,
      40,
      { value: -1, unit: '€' },
      'Without panels',
    ]);
  });

  it('says what the carbon was calculated with, as far as the server does', () => {
    expect(readUsage(answer).carbon).toEqual({
      amount: { value: 4.5, unit: 'kg' },
      factor: { value: 0.253, unit: 'kg/kWh' },
      year: '2024',
      source: 'National grid',
    });
    const bare = { co2Reduction: { value: 4.5, unit: 'kg' }, costSaving: null };
    expect(readUsage({ carbonReductionAndCostSaving: bare })).toMatchObject({
      carbon: { amount: { value: 4.5 }, factor: { value: null }, year: '', source: '' },
      saving: { value: null },
      baseline: '',
    });
  });

  it.each([[0], [null]])('has no self-use when there is %s solar energy', (value) => {
    const generation = { total: kwh(0), partitions: [{ type: 'pvProduction', ...kwh(value) }] };
    expect(readUsage({ ...answer, generation }).selfUse).toEqual({ value: null, unit: '%' });
  });

  it('keeps the self-use when the parts are not told', () =>
    expect(readUsage({ ...answer, generation: null }).selfUse.value).toBe(40));

  it.each([null, [], 'x', { usage: [], generation: { partitions: 'x' }, selfUseAndIndependence: null }])(
    '%j is nothing at all',
    (raw) => {
      const { usage, independence, carbon } = readUsage(raw);
      expect([usage.total.value, usage.parts, independence.value, carbon.amount.value]).toEqual([null, [], null, null]);
    },
  );
});
