import { describe, expect, it } from 'vitest';
import type { ReportPlace } from '@/report/blockProps';
import { blockSpec } from '@/report/chart/blockSpec';
import { strategyActivity } from '@schemas/hems/strategy/strategy-activity.report';

const place: ReportPlace = {
  report: strategyActivity,
  params: {},
  zone: 'Europe/Amsterdam',
  currency: '€',
  days: { startDate: '2026-06-01', endDate: '2026-06-01' },
};
const start = Date.parse('2026-06-01T00:00:00+02:00');
const xlist = ['00:00', '01:00', '02:00', '03:00'];

function drawn(name: 'plan' | 'power', raw: unknown) {
  const block = strategyActivity.blocks[name];
  if (block.kind !== 'chart') throw new Error('It is a chart.');
  return blockSpec({ name, block, heading: name, place }, raw, (key) => key).spec;
}

// covers HR-144, HR-145
describe('a strategy chart', () => {
  it('has an axis a unit, prices as steps, plans dashed, the names of the cloud, and now', () => {
    const raw = {
      xlist,
      ylist: [
        { name: 'Price', unit: 'c/kWh', dataKey: 1, lineType: 1, list: [{ key: '01:00', value: 12 }] },
        { name: 'Sun', unit: 'kW', dataKey: '2', lineType: 3, list: [0, '1.5', null] },
        { name: 'Level', unit: '%', dataKey: '18', list: null },
      ],
      // covers HE-164, HR-148
      signList: [{ name: '02:00' }],
    };
    // covers HE-162, HE-163, HE-167, HE-168, HE-169, HE-170, HE-171
    const { axes, series, now } = drawn('plan', raw);
    expect(
      series.map(({ name, kind, axis = 0, dashed = false, tone, values }) => [
        name,
        kind,
        axes[axis]?.unit,
        dashed,
        tone,
        values,
      ]),
    ).toEqual([
      ['Sun', 'line', 'kW', true, 'solar', [0, 1.5, null, null]],
      ['Price', 'step', 'c/kWh', false, 'price', [null, 12, null, null]],
      ['Level', 'line', '%', false, 'carbon', [null, null, null, null]],
    ]);
    expect(now).toBe(start + 2 * 3_600_000);
  });

  // covers HE-090, HR-147
  it('knows a series and its color by its key of 1 to 10, which begin again after ten', () => {
    const of = (dataKey: number | string) => ({ name: `No. ${dataKey}`, unit: 'kW', dataKey, list: [1] });
    const { series } = drawn('plan', { xlist, ylist: [of(2), of('13')] });
    expect(series.map(({ name, tone }) => [name, tone])).toEqual([
      ['No. 13', 'grid'],
      ['No. 2', 'solar'],
    ]);
  });

  it.each([[null], [{}], [{ xlist: null, ylist: null }], [{ xlist: ['00:00'], ylist: [null, {}] }], [[]]])(
    '%j stands',
    (raw) => expect(() => drawn('plan', raw)).not.toThrow(),
  );

  it('leaves the status out, with its axis', () => {
    const raw = {
      xlist,
      ylist: [
        { dataKey: 'status', unit: '', list: [0, 1] },
        { dataKey: 'grid', name: 'Mains', unit: 'kW', list: [1, 2] },
      ],
    };
    expect(drawn('power', raw)).toMatchObject({
      axes: [{ unit: 'kW' }],
      series: [{ name: 'Mains', axis: 0, tone: 'grid' }],
    });
  });
});
