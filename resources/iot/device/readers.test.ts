import { describe, expect, it } from 'vitest';
import { readHistory } from './readHistory';
import { readValues } from './readValues';
import { telemetryChart } from './telemetryChart';
import { telemetryText } from './telemetryText';

const AMS = 'Europe/Amsterdam';

// covers VE-225
describe('values of a device', () => {
  it('are read from a list or a page, numbers and texts alike', () => {
    const row = {
      code: 'activePower',
      name: 'Active power',
      value: '12.5',
      unit: 'kW',
      statusText: null,
      reportTime: '2026-06-15 12:00:00',
      rwType: 'rw',
    };
    const [value] = readValues([row]);
    expect(value).toMatchObject({ number: 12.5, unit: 'kW', status: '', writable: true });
    expect(readValues({ list: [row, row] })).toEqual([value]);
    expect(readValues([{ ...row, value: 12.5 }])[0]?.number).toBe(12.5);
  });

  it('have words for states, a dash for nothing, zero for zero', () => {
    const words = (row: object) => readValues([{ code: 'a', ...row }]).map((one) => telemetryText(one, 'en'));
    expect(words({ value: 1, dataType: 'enum', statusText: 'Running' })).toEqual(['Running']);
    expect(words({ value: { code: 2, desc: 'Fault' }, dataType: { code: 'enum' } })).toEqual(['Fault']);
    expect(words({ value: null, unit: 'kW' })).toEqual(['-']);
    expect(words({ value: '0', unit: 'kW' })).toEqual(['0 kW']);
    expect(words({ value: 0.95, unit: '-' })).toEqual(['0.95']);
    expect(words({ value: true })).toEqual(['true']);
    expect(words({ value: 'v2.1' })).toEqual(['v2.1']);
  });

  it('are none in what is no list of them', () => {
    for (const answer of [null, undefined, '', 7, {}, { list: null }, [null, 3, {}, { name: 'nameless' }]])
      expect(readValues(answer)).toEqual([]);
  });
});

describe('the history of an attribute', () => {
  const rows = (...times: string[]) =>
    times.map((time, place) => ({ reportTime: `2026-06-15 ${time}:00`, value: String(place) }));

  it('rises in time, whichever way it came, and says when there is more', () => {
    const rising = readHistory({ list: rows('10:00', '10:05', '10:10'), totalSize: '3' }, AMS);
    expect([rising.values, rising.more]).toEqual([[0, 1, 2], false]);
    expect(rising.times[0]).toBe(Date.parse('2026-06-15T08:00:00Z'));
    expect(readHistory({ list: rows('10:00', '10:05', '10:10').reverse(), totalSize: 40 }, AMS)).toEqual({
      ...rising,
      more: true,
    });
  });

  it('has a gap where reports are missing, and none where they are merely late', () => {
    const { times, values } = readHistory(rows('10:00', '10:05', '10:10', '10:40', '10:45', '10:57'), AMS);
    expect(values).toEqual([0, 1, 2, null, 3, 4, 5]);
    expect(times[3]).toBe(Date.parse('2026-06-15T08:15:00Z'));
  });

  it('keeps both hours of a clock put back', () => {
    const { times } = readHistory(
      ['02:00', '02:30', '02:00', '02:30', '03:00'].map((time) => ({ reportTime: `2026-10-25 ${time}:00`, value: 1 })),
      AMS,
    );
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(2 * 3_600_000);
  });

  it('is nothing where there is none', () => {
    for (const answer of [null, {}, { list: null }, [], [{ value: 1 }]])
      expect(readHistory(answer, AMS).times).toEqual([]);
  });
});

describe('the chart of some attributes', () => {
  const attributes = readValues([
    { code: 'power', name: 'Power', value: 1, unit: 'kW' },
    { code: 'status', name: 'Status', value: 1, unit: '-', dataType: 'enum' },
  ]);
  const curve = { times: [0, 1], values: [1, 2], lows: [null, null], highs: [null, null], more: false };
  const chart = (first: object) =>
    telemetryChart({
      title: 'T',
      zone: AMS,
      from: 0,
      to: 2,
      bound: (name, which) => `${which} ${name}`,
      lines: attributes.map((attribute, place) => ({ attribute, curve: place === 0 ? { ...curve, ...first } : curve })),
    });

  it('has an axis a unit, and steps for states', () => {
    const { axes, series } = chart({});
    expect(axes.map(({ unit, side }) => [unit, side])).toEqual([
      ['kW', 'left'],
      ['', 'right'],
    ]);
    expect(series.map(({ key, kind, axis }) => [key, kind, axis])).toEqual([
      ['power', 'line', 0],
      ['status', 'step', 1],
    ]);
  });

  it('shows the bounds of points that stand for many reports', () => {
    const { series } = chart({ lows: [0, 1], highs: [3, 4] });
    expect(series.map(({ key, name, values }) => [key, name, values])).toEqual([
      ['power-high', 'high Power', [3, 4]],
      ['power-low', 'low Power', [0, 1]],
      ['power', 'Power', [1, 2]],
      ['status', 'Status', [1, 2]],
    ]);
  });
});
