import { describe, expect, it, test } from 'vitest';
import { readSummary } from './readSummary';
import { SUMMARY_CARDS } from './summaryCards';
import { SUMMARY_RANGES, summaryRange } from './summaryRange';

// covers HR-029
test('six cards in their order', () => expect(Object.keys(SUMMARY_CARDS)).toEqual(['benefit', 'grid', 'solar', 'battery', 'charger', 'hvac']));

// covers HR-028
test.each([
  ['today', '2026-03-01 00:00:00', '2026-03-01 23:59:59'],
  ['yesterday', '2026-02-28 00:00:00', '2026-02-28 23:59:59'],
  ['last7', '2026-02-22 00:00:00', '2026-02-28 23:59:59'],
] as const)('%s is from %s to %s', (range, startTime, endTime) => expect(summaryRange(range, '2026-03-01')).toEqual({ startTime, endTime }));

test('the ranges stand in their order', () => expect(SUMMARY_RANGES).toEqual(['today', 'yesterday', 'last7']));

// covers HE-041, HE-042, HE-043, HE-044, HE-045, HE-046, HE-047, HE-048, HE-049, HE-050, HE-051, HE-052, HE-053, HE-054
describe('the answer', () => {
  const shown = {
    benefit: { cost: { value: 3.42, unit: '€' }, earned: { value: 0, unit: '€' } },
    grid: { purchase: { value: 12.3, unit: 'kWh' }, export: { value: null, unit: 'kWh' } },
    solar: { GENERATION: { value: 23.5, unit: 'kWh' }, co2Reduction: { value: 5.9, unit: 'kg' } },
    battery: { charged: { value: 7.2, unit: 'kWh' }, discharged: { value: 6.8, unit: 'kWh' } },
    charger: { charged: { value: null, unit: 'kWh' }, v2x: { value: null, unit: 'kWh' } },
    hvac: { consumed: { value: 9.4, unit: 'kWh' }, avgTemp: { value: 20.74, unit: '°C' } },
  };
  const byCard = {
    benefit: { cost: { value: '3.42', unit: '€' }, earned: { value: 0, unit: '€' } },
    grid: { purchase: 12.3 },
    solar: { generation: '23.5', co2Reduction: { value: 5.9 } },
    battery: { charged: { value: 7.2, unit: 'kWh' }, discharged: 6.8 },
    charger: null,
    hvac: { consumed: 9.4, avgTemp: 20.74 },
  };
  const list = Object.entries(byCard).map(([type, figures]) => ({ type, values: figures && Object.entries(figures).map(([name, raw]) => ({ type: name, ...(typeof raw === 'object' ? raw : { value: raw }) })) }));

  it.each([
    ['an object by card', byCard],
    ['a list of types with their values', { list }],
    ['a bare list', list],
    ['a list of coded types', list.map((one) => ({ ...one, type: { code: one.type, desc: 'x' } }))],
  ])('may be %s', (_, raw) => expect(readSummary(raw)).toEqual(shown));

  it.each([null, undefined, [], 'x', { list: null }, { list: [null, 1] }])('of %j every figure is nothing, none is zero', (raw) => {
    const values = Object.values(readSummary(raw)).flatMap((figures) => Object.values(figures).map(({ value }) => value));
    expect(values).toEqual(Array<null>(12).fill(null));
  });
});
