import { describe, expect, it } from 'vitest';
import { defineMeasures } from '@/schema';
import { startOfDay } from '@/schema/dates/startOfDay';
import { readSeries } from './readSeries';

const measures = defineMeasures({
  generation: { unit: 'kWh', aliases: ['pvProduction'] },
  selfUse: { unit: 'kWh' },
  hours: { unit: 'h' },
});
const zone = 'Europe/Amsterdam';
const block = { series: [{ of: 'generation' }, { of: 'selfUse' }] } as const;
const frame = { zone, days: { startDate: '2026-06-01', endDate: '2026-06-02' }, today: '2026-06-02' };
const read = (raw: unknown, more: object = {}) => readSeries(raw, measures, block, { ...frame, ...more });
const start = startOfDay('2026-06-01', zone);
const DAY = 86_400_000;

describe('a chart answer of a block', () => {
  it.each([
    [
      'as series',
      {
        xlist: ['2026-06-01', '2026-06-02'],
        ylist: [
          { dataKey: 'pvProduction', unit: 'kWh', list: [1, '2.5'] },
          { name: 'Self use', list: [0, null] },
        ],
      },
    ],
    [
      'as rows',
      [
        { date: '2026-06-01', generation: 1, selfUse: '0', id: 9 },
        { date: '2026-06-02', generation: '2.5', selfUse: null },
      ],
    ],
    [
      'as rows, newest first',
      {
        list: [
          { date: '2026-06-02', pvProduction: 2.5 },
          { date: '2026-06-01', pvProduction: 1, selfUse: 0 },
        ],
        totalSize: '2',
      },
    ],
    [
      'with units in the values',
      [
        { time: '2026-06-01', generation: { value: 1, unit: 'kWh' }, selfUse: 0 },
        { time: '2026-06-02', generation: { value: '2.5', unit: 'kWh' } },
      ],
    ],
  ])('%s', (_, raw) => {
    const { scale, series, missing } = read(raw);
    expect(scale).toEqual({ kind: 'time', zone, from: start, to: start + 2 * DAY });
    expect(series.map(({ key, values, times, unit }) => ({ key, values, times, unit }))).toEqual([
      { key: 'generation', values: [1, 2.5], times: [start, start + DAY], unit: 'kWh' },
      { key: 'selfUse', values: [0, null], times: [start, start + DAY], unit: 'kWh' },
    ]);
    expect(missing).toEqual([]);
  });

  it.each([
    [null],
    [undefined],
    [[]],
    [{}],
    ['x'],
    [{ list: null }],
    [{ xlist: null, ylist: null }],
    [{ xlist: ['00:00'], ylist: [null, 3] }],
  ])('%j draws nothing and does not throw', (raw) => {
    const { series, missing } = read(raw);
    expect(series.flatMap(({ values }) => values).filter((value) => value !== null)).toEqual([]);
    expect(missing).toEqual(series.length === 0 ? [] : ['generation', 'selfUse']);
  });

  it('has the order of the block, then what nobody declared, and says what is missing', () => {
    const raw = {
      xlist: ['2026-06-01'],
      ylist: [
        { name: 'sauna', desc: '桑拿', unit: '°C', list: [80] },
        { name: 'hours', list: [3] },
        { name: 'selfUse', list: [2] },
      ],
    };
    const { series, missing } = read(raw);
    expect(series.map(({ key, text, unit, decimals }) => ({ key, text, unit, decimals }))).toEqual([
      { key: 'selfUse', text: '', unit: 'kWh', decimals: 2 },
      { key: 'wire sauna', text: '桑拿', unit: '°C', decimals: 1 },
      { key: 'hours', text: '', unit: 'h', decimals: 2 },
    ]);
    expect(missing).toEqual(['generation']);
  });

  it('keeps two series of one measure apart in the words of the server', () => {
    const raw = {
      xlist: ['2026-06-01'],
      ylist: [
        { dataKey: 'generation', desc: 'Roof A', list: [1] },
        { dataKey: 'generation', desc: 'Roof B', list: [2] },
      ],
    };
    expect(read(raw).series.map(({ key, text, measure }) => [key, text, measure])).toEqual([
      ['wire generation', 'Roof A', 'generation'],
      ['wire generation-2', 'Roof B', 'generation'],
    ]);
  });

  it('converts prefixes, pads series that are too short and cuts those that are too long', () => {
    const raw = {
      xlist: ['2026-06-01', '2026-06-02'],
      ylist: [
        { dataKey: 'generation', unit: 'MWh', list: ['0.5'] },
        { dataKey: 'selfUse', list: [1, 2, 3] },
      ],
    };
    expect(read(raw).series.map(({ values }) => values)).toEqual([
      [500, null],
      [1, 2],
    ]);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('has every hour of %s: %i', (day, hours) => {
    const labels = Array.from({ length: hours }, (_, hour) => (hour * 3_600_000 + startOfDay(day, zone)).toString());
    const wall = labels.map((at) =>
      new Date(Number(at)).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
    );
    const { series, scale } = read(
      wall.map((time) => ({ time, generation: 1 })),
      { days: { startDate: day, endDate: day } },
    );
    expect(series[0]?.times).toEqual(labels.map(Number));
    expect(scale).toMatchObject({ to: startOfDay(day, zone) + hours * 3_600_000 });
  });

  it('has the days of its labels where none were asked for', () => {
    const months = { xlist: ['2026-01', '2026-02', '2026-03'], ylist: [{ dataKey: 'generation', list: [1, 2, 3] }] };
    expect(read(months, { days: undefined }).scale).toEqual({
      kind: 'time',
      zone,
      from: startOfDay('2026-01-01', zone),
      to: startOfDay('2026-04-01', zone),
    });
    expect(
      read(
        [
          { time: '00:00', generation: 1 },
          { time: '12:00', generation: 1 },
        ],
        { days: undefined },
      ).scale,
    ).toMatchObject({ from: startOfDay('2026-06-02', zone) });
  });

  it('has names instead of times where the labels are none, or the block says so', () => {
    const raw = [
      { name: 'Roof', generation: 1 },
      { name: 'Field', generation: 2 },
    ];
    expect(read(raw).scale).toEqual({ kind: 'category', categories: ['Roof', 'Field'] });
    const years = { xlist: ['2026-06-01'], ylist: [{ dataKey: 'generation', list: [1] }] };
    expect(readSeries(years, measures, { ...block, axis: 'category' }, frame).scale).toEqual({
      kind: 'category',
      categories: ['2026-06-01'],
    });
    expect(
      readSeries([{ name: 'Roof', value: 3 }], measures, { series: [{ of: 'generation' }] }, frame).series[0],
    ).toMatchObject({ key: 'generation', values: [3] });
  });
});
