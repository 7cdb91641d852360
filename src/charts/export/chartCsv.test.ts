import { expect, test } from 'vitest';
import type { ChartSpec } from '../chart';
import { chartCsv } from './chartCsv';
import { chartFileName } from './fileOf';

const HOUR = 3_600_000;
const heads = { localTime: 'local time', offset: 'UTC offset', utc: 'UTC', name: 'name' };
const from = Date.UTC(2026, 9, 24, 22);
const times = [2, 3, 4].map((hour) => from + hour * HOUR);
const spec: ChartSpec = {
  id: 'home power',
  title: 'Power',
  scale: { kind: 'time', zone: 'Europe/Amsterdam', from, to: from + 25 * HOUR },
  axes: [{ unit: 'kW' }, { unit: '€/kWh', decimals: 4 }],
  series: [
    { key: 'grid', name: 'Grid', kind: 'line', times, values: [-1.5, null, 0] },
    { key: 'price', name: '=HYPERLINK("http://x")', kind: 'step', axis: 1, times: times.slice(0, 1), values: [0.25] },
  ],
};

test('both 02:00 of a clock put back stand in the file, and no cell runs as a formula', () => {
  expect(chartCsv(spec, heads)).toBe(
    [
      '\uFEFFlocal time,UTC offset,UTC,Grid (kW),"\'=HYPERLINK(""http://x"") (€/kWh)"',
      '2026-10-25 02:00:00,+02:00,2026-10-25T00:00:00Z,-1.50,0.2500',
      '2026-10-25 02:00:00,+01:00,2026-10-25T01:00:00Z,,',
      '2026-10-25 03:00:00,+01:00,2026-10-25T02:00:00Z,0.00,',
      '',
    ].join('\r\n'),
  );
});

test('categories are named in their first column', () => {
  const bars: ChartSpec = {
    ...spec,
    scale: { kind: 'category', categories: ['@home', '光伏'] },
    series: [{ key: 'a', name: 'Energy', kind: 'bar', values: [1, null] }],
  };
  expect(chartCsv(bars, heads)).toBe("\uFEFFname,Energy (kW)\r\n'@home,1.00\r\n光伏,\r\n");
});

test('the name of a file tells what, which days and where', () => {
  expect(chartFileName(spec, 'csv')).toBe('home-power_2026-10-25_2026-10-25_Europe-Amsterdam.csv');
  expect(chartFileName({ ...spec, id: '../故障', scale: { kind: 'category', categories: [] } }, 'png')).toBe(
    '..-故障.png',
  );
});
