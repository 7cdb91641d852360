import { describe, expect, it } from 'vitest';
import { shadedRanges, strategySpec, toneOfKey } from './strategySpec';

const zone = 'Europe/Amsterdam';
const days = { startDate: '2026-06-01', endDate: '2026-06-01', zone };
const start = Date.parse('2026-06-01T00:00:00+02:00');
const HOUR = 3_600_000;
const xlist = ['00:00', '01:00', '02:00', '03:00'];
const look = { id: 'x', title: 'X', days, weather: [], nameOf: (mode: string) => `mode ${mode}` };

// covers HE-165, HE-172, HE-173, HE-174, HE-175
describe('shaded stretches', () => {
  it('begin and end at labels, at places among them, or at times', () => {
    const rangeList = [{ value: 1, startPoint: '00:00', endPoint: '01:00' }, { value: '2', desc: 'RT', startPoint: 1, endPoint: '3' }, { value: 3, startPoint: '2026-06-01 03:00', endPoint: '2026-06-01 04:00' }, { value: 9, desc: '?', startPoint: '05:00', endPoint: null }, null];
    expect(shadedRanges({ xlist, rangeList }, days, look.nameOf)).toEqual([
      { from: start, to: start + HOUR, label: 'mode SU', tone: 'good' },
      { from: start + HOUR, to: start + 3 * HOUR, label: 'RT', tone: 'price' },
      { from: start + 3 * HOUR, to: start + 4 * HOUR, label: 'mode IDLE', tone: 'neutral' },
    ]);
    for (const raw of [null, {}, { rangeList: 'x' }, { xlist: null, rangeList: [{}] }]) expect(shadedRanges(raw, days, look.nameOf)).toEqual([]);
  });
});

// covers HR-144, HR-145
describe('a strategy chart', () => {
  it('has an axis a unit on alternating sides, prices as steps, plans dashed, and now', () => {
    const raw = {
      xlist,
      ylist: [
        { name: 'Price', unit: 'c/kWh', dataKey: 1, lineType: 1, list: [{ key: '01:00', value: 12 }] },
        { name: 'Solar', unit: 'kW', dataKey: '2', lineType: 3, list: [0, '1.5', null] },
        { name: 'SoC', unit: '%', dataKey: '12', list: null },
      ],
      // covers HE-164, HR-148
      signList: [{ name: '02:00' }],
    };
    // covers HE-162, HE-163, HE-167, HE-168, HE-169, HE-170, HE-171
    const spec = strategySpec(raw, look);
    expect(spec.axes.map(({ unit, side }) => [unit, side])).toEqual([['c/kWh', undefined], ['kW', 'right'], ['%', undefined]]);
    expect(spec.series.map(({ key, kind, axis, dashed, tone, values }) => [key, kind, axis, dashed, tone, values])).toEqual([
      ['1', 'step', 0, false, 'price', [null, 12, null, null]],
      ['2', 'line', 1, true, 'solar', [0, 1.5, null, null]],
      ['12', 'line', 2, false, 'solar', [null, null, null, null]],
    ]);
    expect(spec.now).toBe(start + 2 * HOUR);
    // covers HE-090, HR-147
    expect([toneOfKey('10'), toneOfKey('11'), toneOfKey('grid')]).toEqual(['neutral', 'price', undefined]);
  });

  it.each([[null], [{}], [{ xlist: null, ylist: null }], [{ xlist: ['00:00'], ylist: [null, {}] }], [[]]])('%j stands', (raw) => expect(() => strategySpec(raw, look)).not.toThrow());

  it('leaves a series out with its axis', () => {
    const raw = { xlist, ylist: [{ dataKey: 'status', unit: '', list: [0, 1] }, { dataKey: 'grid', unit: 'kW', list: [1, 2] }] };
    expect(strategySpec(raw, { ...look, without: ['status'] })).toMatchObject({ axes: [{ unit: 'kW' }], series: [{ key: 'grid', axis: 0 }] });
  });
});
