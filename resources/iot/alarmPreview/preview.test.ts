import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeviceValue } from '../device/readValues';
import { lackingFields } from './lackingFields';
import { loadReports } from './loadReports';
import { previewChart } from './previewChart';
import { readPreview } from './readPreview';
import { watchedAttribute } from './watchedAttribute';

const zone = 'Europe/Amsterdam';
const at = (time: string) => Date.parse(`2026-06-15T${time}:00+02:00`);
const row = (time: string, value: unknown) => ({ reportTime: `2026-06-15 ${time}:00`, value });
const attribute: DeviceValue = {
  code: 'power',
  name: 'Power',
  value: '1',
  number: 1,
  unit: 'kW',
  status: '',
  time: '',
  writable: false,
  dataType: 'float',
  tags: [],
};

describe('reports', () => {
  it('are read in any order; texts are numbers, switches 1 and 0, states their codes', () => {
    expect(
      readPreview([row('10:10', '2.5'), row('10:05', { code: 3, desc: 'Fault' }), row('10:00', 'true')], zone),
    ).toEqual([
      { at: at('10:00'), value: 1 },
      { at: at('10:05'), value: 3 },
      { at: at('10:10'), value: 2.5 },
    ]);
  });

  it('are only rows that say something', () => {
    expect(
      readPreview([row('10:00', null), row('10:05', ''), null, row('10:10', 0), row('10:15', 'idle')], zone),
    ).toEqual([
      { at: at('10:10'), value: 0 },
      { at: at('10:15'), value: null },
    ]);
    expect(readPreview([], zone)).toEqual([]);
  });
});

describe('seven days', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const now = at('12:00');
  const load = () => loadReports({ deviceId: '1', code: 'power', zone }, new AbortController().signal, now);
  const pages = (...answers: readonly unknown[]) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    for (const data of answers)
      fetched.mockResolvedValueOnce(
        new Response(JSON.stringify({ code: '0000', msg: '', data }), {
          headers: { 'content-type': 'application/json' },
        }),
      );
    return fetched;
  };

  it('are asked for page by page until all have come, on the clock of the station', async () => {
    const fetched = pages(
      { list: [row('11:00', '2')], totalSize: '3' },
      { list: [row('10:00', '1')], totalSize: 3 },
      { list: [row('09:00', '0')], totalSize: 3 },
    );
    const { reports, more, from } = await load();
    expect(reports.map(({ value }) => value)).toEqual([0, 1, 2]);
    expect([more, now - from]).toEqual([false, 7 * 86_400_000]);
    const first = new URL(String(fetched.mock.calls[0]?.[0]), 'http://console.test');
    expect([
      first.searchParams.get('beginTime'),
      first.searchParams.get('endTime'),
      first.searchParams.get('pageNum'),
    ]).toEqual(['2026-06-08 12:00:00', '2026-06-15 12:00:00', '1']);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('end with a page that has nothing, and take a list that is no page', async () => {
    pages({ list: [row('11:00', '2')], totalSize: 9 }, { list: null, totalSize: 9 });
    expect((await load()).more).toBe(true);
    pages([row('11:00', '2')]);
    expect(await load()).toMatchObject({ more: false, reports: [{ value: 2 }] });
  });
});

describe('a draft', () => {
  const rule = { productId: '1', type: 'threshold', attribute: '2', triggerCondition: 'gt', minThreshold: '1' };

  it('says what it lacks before it can be run, and nothing of what it lacks to be saved', () => {
    expect(lackingFields(rule)).toEqual([]);
    expect(lackingFields({ type: 'threshold' })).toEqual([
      'productId',
      'attribute',
      'triggerCondition',
      'minThreshold',
    ]);
    expect(lackingFields({ ...rule, triggerCondition: 'between', maxThreshold: '0' })).toEqual(['maxThreshold']);
    expect(lackingFields({ productId: '1', type: 'offline', offlineDuration: 3 })).toEqual(['offlineDuration']);
  });

  it('finds its attribute by code or name, and any that is reported for silence', () => {
    const set = { ...attribute, code: 'limit', name: 'Limit', writable: true };
    const other = { ...attribute, code: 'soc', name: 'State of charge' };
    expect(
      watchedAttribute({ type: 'threshold', attribute: '77', title: 'State of charge' }, [set, attribute, other]),
    ).toBe(other);
    expect(watchedAttribute({ type: 'threshold', attribute: 'power', title: '' }, [set, attribute])).toBe(attribute);
    expect(
      watchedAttribute({ type: 'threshold', attribute: '78', title: 'Voltage' }, [set, attribute]),
    ).toBeUndefined();
    expect(watchedAttribute({ type: 'offline', attribute: null, title: '' }, [set, attribute])).toBe(attribute);
  });

  it('is drawn with its bounds, its alarms shaded, and no line where nothing was reported', () => {
    const data = {
      from: 0,
      now: 100,
      more: false,
      reports: [0, 10, 20, 60].map((time) => ({ at: time, value: time })),
    };
    const words = { alarm: 'Alarm', min: 'Least', max: 'Most' };
    const { series, levels, ranges } = previewChart({
      title: 'T',
      zone,
      attribute,
      trigger: { type: 'threshold', triggerCondition: 'outside', minThreshold: '5', maxThreshold: '50' },
      data,
      runs: [
        { from: 0, to: 10, peak: 0 },
        { from: 60, peak: 60 },
      ],
      words,
    });
    expect(series[0]?.values).toEqual([0, 10, 20, null, 60]);
    expect(levels?.map(({ value, label }) => [value, label])).toEqual([
      [5, 'Least'],
      [50, 'Most'],
    ]);
    expect(ranges?.map(({ from, to }) => [from, to])).toEqual([
      [0, 10],
      [60, 100],
    ]);
  });
});
