import { expect, test } from 'vitest';
import { componentChart, type ComponentPlace } from './componentChart';
import { componentTable } from './componentTable';

const place: ComponentPlace = { day: '2026-10-25', zone: 'Europe/Helsinki', currency: 'SEK', translate: (key) => key };
const about = { id: '1', title: 'One' };
const day = (ylist: readonly object[], xlist: readonly unknown[] = ['00:00', '01:00']) => ({ xlist, ylist });

test('series that are named by codes have the names of the market, in its units and the currency of the area', () => {
  const { series, axes } = componentChart(
    day([
      { name: 'B04', dataKey: 'B04', list: [1, null] },
      { dataKey: 'price', list: ['-12.30', 0] },
      { name: 'Vind', dataKey: 'windForecast', unit: 'GW', list: [1.5] },
    ]),
    'line',
    about,
    place,
  );
  expect(series.map(({ name, axis, values }) => [name, axes[axis ?? 0]?.unit, values])).toEqual([
    ['measures.gas', 'MW', [1, null]],
    ['measures.dayAheadPrice', 'SEK/MWh', [-12.3, 0]],
    ['Vind', 'MW', [1500, null]],
  ]);
});

test('powers stand on each other in areas, prices never do', () => {
  const { series } = componentChart(
    day([
      { dataKey: 'B04', list: [1] },
      { dataKey: 'B16', list: [2] },
      { dataKey: 'price', list: [3] },
    ]),
    'area',
    about,
    place,
  );
  expect(series.map(({ kind, stack }) => [kind, stack])).toEqual([
    ['area', 'area'],
    ['area', 'area'],
    ['area', undefined],
  ]);
});

test('a pie has the shares of one whole alone', () => {
  const { series, views } = componentChart(
    day([
      { dataKey: 'renewableShare', unit: '%', list: [50] },
      { dataKey: 'B04', list: [1] },
      { dataKey: 'B16', list: [2] },
    ]),
    'pie',
    about,
    place,
  );
  expect(series.map(({ name }) => name)).toEqual(['measures.gas', 'measures.sunPower']);
  expect(views).toEqual(['pie', 'table']);
});

test('a component of another day is drawn over that day', () => {
  const { scale } = componentChart(
    day([{ dataKey: 'price', list: [1, 2] }], ['2026-10-24 00:00', '2026-10-24 01:00']),
    'line',
    about,
    place,
  );
  expect(scale).toMatchObject({ from: Date.parse('2026-10-23T21:00:00Z'), to: Date.parse('2026-10-24T21:00:00Z') });
});

test('a table has times on the clock of the area, figures with their digits, and the rest as it came', () => {
  const answer = {
    columns: [
      { key: 'time', name: 'Aika' },
      { key: 'price' },
      { key: 'loadForecast', name: 'Kuorma (MW)' },
      { key: 'note', name: 'Huom' },
      { key: 'highestTime', name: 'Huippu' },
    ],
    list: [
      {
        time: '2026-10-24T21:00:00Z',
        price: '-1234.567',
        loadForecast: { value: '12345.67', unit: 'MW' },
        note: 'ok',
        highestTime: '18:00',
      },
      {
        time: '2026-10-25T01:00:00Z',
        price: 0,
        loadForecast: null,
        note: { code: 1, desc: 'Myrsky' },
        highestTime: null,
      },
    ],
  };
  const { head, rows } = componentTable(answer, place, 'en');
  expect(head).toEqual(['Aika', 'measures.dayAheadPrice (SEK/MWh)', 'Kuorma (MW)', 'Huom', 'Huippu']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['25 Oct 2026 00:00', '−1,234.57', '12,345.7', 'ok', '18:00'],
    ['25 Oct 2026 03:00 +02:00', '0', '-', 'Myrsky', '-'],
  ]);
});
