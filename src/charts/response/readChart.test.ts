import { describe, expect, it } from 'vitest';
import { nameOfKey, readChart } from './readChart';
import { readMoments } from './readMoments';

const frame = (day: string, zone = 'Europe/Amsterdam') => ({ day, zone });
const iso = (times: readonly (number | undefined)[] | undefined) =>
  times?.map((at) => (at === undefined ? at : new Date(at).toISOString().slice(0, 16)));

describe('labels as moments', () => {
  it.each([
    [
      ['2026-06-01 00:00', '2026-06-01 00:15'],
      ['2026-05-31T22:00', '2026-05-31T22:15'],
    ],
    [
      ['00:00', '12:30', '24:00'],
      ['2026-05-31T22:00', '2026-06-01T10:30', '2026-06-01T22:00'],
    ],
    [
      ['2026-06-01T00:00:00+02:00', '2026-06-01T00:00:00Z'],
      ['2026-05-31T22:00', '2026-06-01T00:00'],
    ],
    [
      [1780264800000, '1780268400'],
      ['2026-05-31T22:00', '2026-05-31T23:00'],
    ],
    [
      ['2026-06-01', '2026-06-02'],
      ['2026-05-31T22:00', '2026-06-01T22:00'],
    ],
    [
      ['2026-06', '2026-07'],
      ['2026-05-31T22:00', '2026-06-30T22:00'],
    ],
    [
      ['06-01', '06-02'],
      ['2026-05-31T22:00', '2026-06-01T22:00'],
    ],
    [
      ['23:00', '00:00', '01:00'],
      ['2026-06-01T21:00', '2026-06-01T22:00', '2026-06-01T23:00'],
    ],
  ])('%j', (labels, moments) => expect(iso(readMoments(labels, frame('2026-06-01')))).toEqual(moments));

  it('an hour that comes twice is told by the order', () => {
    const labels = ['01:30', '02:00', '02:30', '02:00', '02:30', '03:00'];
    expect(iso(readMoments(labels, frame('2026-10-25')))).toEqual([
      '2026-10-24T23:30',
      '2026-10-25T00:00',
      '2026-10-25T00:30',
      '2026-10-25T01:00',
      '2026-10-25T01:30',
      '2026-10-25T02:00',
    ]);
  });

  it('after the hour that is left out the clock is an hour on', () => {
    expect(iso(readMoments(['01:30', '03:00', '03:30'], frame('2026-03-29')))).toEqual([
      '2026-03-29T00:30',
      '2026-03-29T01:00',
      '2026-03-29T01:30',
    ]);
  });

  it('a zone of half hours', () =>
    expect(iso(readMoments(['00:00'], frame('2026-06-01', 'Asia/Kolkata')))).toEqual(['2026-05-31T18:30']));

  it.each([[['Jan', 'Feb']], [['02:00', '01:00', 'x']], [[null]], [['2026-06-02', '2026-06-01']]])(
    '%j are no moments',
    (labels) => expect(readMoments(labels, frame('2026-06-01'))).toBeUndefined(),
  );
});

describe('an answer', () => {
  it('is read with its units, gaps and now', () => {
    const read = readChart(
      {
        xlist: ['00:00', '00:15'],
        ylist: [
          { name: 'Purchase', desc: '购电价', unit: 'c/kWh', list: ['1.5', null] },
          { desc: 'Grid', list: [0] },
        ],
        signList: [{ lineIndex: 1 }],
      },
      frame('2026-06-01'),
    );
    expect(read.series.map(({ key, text, unit, values }) => ({ key, text, unit, values }))).toEqual([
      { key: 'Purchase', text: '购电价', unit: 'c/kWh', values: [1.5, null] },
      { key: 'Grid', text: 'Grid', unit: '', values: [0, null] },
    ]);
    expect(read.nowIndex).toBe(1);
  });

  it('takes points that name their label, twice the same one in order', () => {
    const list = [
      { key: '02:00', value: 1 },
      { key: '02:00', value: 2 },
      { key: '09:00', value: 9 },
    ];
    expect(
      readChart({ xlist: ['02:00', '02:00', '03:00'], ylist: [{ dataKey: 1, list }] }, frame('2026-10-25')).series[0]
        ?.values,
    ).toEqual([1, 2, null]);
  });

  it('a series without a name is told by its place; nothing is none', () => {
    const { series } = readChart(
      { xlist: ['02:00'], ylist: [null, { name: 'a' }, { name: '', list: [3] }] },
      frame('2026-06-01'),
    );
    expect(series.map(({ key, values }) => [nameOfKey(key), values])).toEqual([
      ['a', [null]],
      ['#2', [3]],
    ]);
  });

  it('two series of one name stay two', () => {
    expect(
      readChart({ xlist: [], ylist: [{ name: 'a' }, { name: 'a' }] }, frame('2026-06-01')).series.map(({ key }) => key),
    ).toEqual(['a', 'a-2']);
  });

  it.each([null, undefined, [], 'x', { xlist: null, ylist: {} }])('%j is an empty one', (raw) => {
    expect(readChart(raw, frame('2026-06-01'))).toEqual({ labels: [], times: [], series: [], nowIndex: undefined });
  });
});
