import { describe, expect, it } from 'vitest';
import type { ChartSpec } from '../chart';
import { chartTable } from './chartTable';

const HOUR = 3_600_000;
const from = Date.UTC(2026, 5, 1);
const at = (...hours: readonly number[]) => hours.map((hour) => from + hour * HOUR);
const spec = (part: Partial<ChartSpec>): ChartSpec => ({
  id: 'test',
  title: 'Test',
  scale: { kind: 'time', zone: 'UTC', from, to: from + 24 * HOUR },
  axes: [{ unit: 'kWh' }, { unit: '€/kWh', decimals: 4 }],
  series: [],
  ...part,
});

describe('the figures of a chart', () => {
  it('share one column of moments; a series of coarser resolution has nothing between', () => {
    const fine = { key: 'fine', name: 'Load', kind: 'bar', times: at(0, 0.5, 1), values: [1, null, 0] } as const;
    const coarse = {
      key: 'coarse',
      name: 'Price',
      kind: 'step',
      axis: 1,
      times: at(0, 1),
      values: [0.2, 0.3],
    } as const;
    const { times, columns } = chartTable(spec({ series: [fine, coarse] }));
    expect(times).toEqual(at(0, 0.5, 1));
    expect(columns.map(({ values }) => values)).toEqual([
      [1, null, 0],
      [0.2, null, 0.3],
    ]);
  });

  it('sum energies only, and sum nothing to nothing', () => {
    const energy = { key: 'energy', name: 'Load', kind: 'bar', times: at(0, 1, 2), values: [1.5, null, 0] } as const;
    const price = { ...energy, key: 'price', axis: 1 };
    const none = { ...energy, key: 'none', values: [null, null, null] };
    expect(chartTable(spec({ series: [energy, price, none] })).columns.map(({ total }) => total)).toEqual([
      1.5,
      undefined,
      null,
    ]);
  });

  it('sum what an axis says may be added up, and take a total that is known better', () => {
    const money = { key: 'money', name: 'Cost', kind: 'bar', times: at(0, 1), values: [1.25, 2.5] } as const;
    const axes = [{ unit: '€', sums: true }];
    expect(
      chartTable(spec({ axes, series: [money, { ...money, key: 'known', total: 3.04 }] })).columns.map(
        ({ total }) => total,
      ),
    ).toEqual([3.75, 3.04]);
    expect(
      chartTable(spec({ axes: [{ unit: 'kWh', sums: false }], series: [money] })).columns[0]?.total,
    ).toBeUndefined();
  });

  it('of a pie are one row a part', () => {
    const part = (key: string, value: number) => ({ key, name: key, kind: 'bar', values: [value] }) as const;
    const pie = spec({
      scale: { kind: 'category', categories: ['Today'] },
      series: [part('Solar', 4), part('Grid', 6)],
    });
    expect(chartTable(pie)).toMatchObject({
      names: ['Solar', 'Grid'],
      size: 2,
      columns: [{ name: 'Today', unit: 'kWh', values: [4, 6], total: 10 }],
    });
  });
});
