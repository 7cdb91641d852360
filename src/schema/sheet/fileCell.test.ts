import { describe, expect, it } from 'vitest';
import { csvText } from './csvText';
import { fileTable, type FieldCell } from './fileCell';

const rows: FieldCell[][] = [
  [
    'Roof',
    { number: -1234.5, unit: 'kWh', decimals: 1 },
    { number: 12.5, unit: '%' },
    { number: 3, unit: 'EUR', decimals: 2 },
    { time: '2026-11-01' },
  ],
  ['00042', { number: 0, unit: 'kWh', decimals: 1 }, '', { number: -0.5, unit: 'CNY', decimals: 2 }, ''],
  ['', { number: Number.NaN, unit: 'kWh' }, { number: 0, unit: '%' }, '', { time: '2026-11-02 00:15:00' }],
];
const labels = ['Name', 'Energy', 'Share', 'Income', 'Day'];

describe('records as a table of a file', () => {
  it('have the unit of a column in its heading, and units that differ in the cells', () => {
    const negative = (shown: string) => `${shown};-${shown};0`;
    expect(fileTable(labels, rows)).toEqual([
      ['Name', 'Energy (kWh)', 'Share (%)', 'Income', 'Day'],
      [
        'Roof',
        { number: -1234.5, format: negative('#,##0.0') },
        { number: 12.5, format: '0.00%' },
        { number: 3, format: '#,##0.00" EUR";-#,##0.00" EUR";0" EUR"', unit: 'EUR' },
        { time: '2026-11-01' },
      ],
      [
        '00042',
        { number: 0, format: negative('#,##0.0') },
        '',
        { number: -0.5, format: '#,##0.00" CNY";-#,##0.00" CNY";0" CNY"', unit: 'CNY' },
        '',
      ],
      ['', null, { number: 0, format: '0.00%' }, '', { time: '2026-11-02 00:15:00' }],
    ]);
  });

  it('are numbers that programs read in a text file', () =>
    expect(csvText(fileTable(labels, rows)).slice(1).split('\r\n')).toEqual([
      'Name,Energy (kWh),Share (%),Income,Day',
      'Roof,-1234.5,12.5,3 EUR,2026-11-01',
      '00042,0,,-0.5 CNY,',
      ',,0,,2026-11-02 00:15:00',
      '',
    ]));

  it('say no unit twice', () => {
    expect(fileTable(['Power (kW)'], [[{ number: 1, unit: 'kW' }]])[0]).toEqual(['Power (kW)']);
    expect(fileTable(['Empty'], [['']])[0]).toEqual(['Empty']);
  });
});
