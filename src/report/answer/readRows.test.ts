import { describe, expect, it } from 'vitest';
import { enumeration, text } from '@/dsl';
import { defineMeasures } from '@/schema';
import { startOfDay } from '@/schema/dates/startOfDay';
import { readRows } from './readRows';

const measures = defineMeasures({ generation: { unit: 'kWh', aliases: ['pvProduction'] }, hours: { unit: 'h' } });
const report = { measures, params: { station: text() }, fields: { status: enumeration([0, 1]) } };
const zone = 'Europe/Amsterdam';
const block = { columns: ['time', 'station', 'generation', 'hours', 'status'] } as const;
const frame = {
  zone,
  today: '2026-06-02',
  days: { startDate: '2026-06-01', endDate: '2026-06-30' },
  page: { number: 1, size: 4 },
};
const read = (raw: unknown, more: object = {}) => readRows(raw, report, block, { ...frame, ...more });

describe('the rows of a table', () => {
  it('are decoded by their columns and nothing else', () => {
    const { rows, size, isAll } = read({
      list: [
        {
          id: 7,
          date: '2026-06-01',
          station: 'A',
          generation: '1,234.5',
          hours: null,
          status: { code: 1, desc: 'On' },
          secret: 1,
        },
      ],
      totalSize: '3',
    });
    expect(rows).toEqual([
      {
        record: { id: '7', station: 'A', status: 1, $texts: { status: 'On' } },
        figures: { generation: 1234.5, hours: null },
        time: '2026-06-01',
        at: startOfDay('2026-06-01', zone),
      },
    ]);
    expect([size, isAll]).toEqual([3, false]);
  });

  it.each([[null], [undefined], [{}], [{ list: null }], [{ list: 'x', totalSize: 3 }], [[]], ['oops']])(
    'of %j are none',
    (raw) => {
      expect(read(raw)).toMatchObject({ rows: [], size: 0, isAll: true });
    },
  );

  it('are made of a chart, one a label', () => {
    const { rows, units, isAll } = read({
      xlist: ['2026-06-01', '2026-06-02'],
      ylist: [{ dataKey: 'pvProduction', unit: 'MWh', list: [1, null] }, { name: 'Hours', list: ['3'] }, null],
      list: null,
    });
    expect(rows.map(({ time, figures }) => [time, figures])).toEqual([
      ['2026-06-01', { generation: 1000, hours: 3 }],
      ['2026-06-02', { generation: null, hours: null }],
    ]);
    expect([units.generation?.unit, isAll]).toEqual(['kWh', true]);
  });

  it('leave out what is no row, and read the rest', () => {
    const { rows } = read([null, 3, { time: 'later', generation: 'much', hours: true }, { pvProduction: 2 }]);
    expect(rows.map(({ figures, time }) => [figures, time])).toEqual([
      [{ generation: null, hours: null }, 'later'],
      [{ generation: 2, hours: null }, ''],
    ]);
  });

  it('stand in one unit, whatever each row says', () => {
    const { rows, units } = read([
      { generation: { value: 1, unit: 'MWh' } },
      { generation: 5, generationUnit: 'kWh' },
      { generation: { value: 2, unit: 'MWh' } },
    ]);
    expect(units.generation?.unit).toBe('kWh');
    expect(rows.map(({ figures }) => figures.generation)).toEqual([1000, 5, 2000]);
  });

  it('have the sums of the server beside them, but not its count', () => {
    expect(read({ list: [{ generation: 1 }], summary: { pv_production: '9' }, total: 1 }).total?.figures).toEqual({
      generation: 9,
      hours: null,
    });
    expect(read({ list: [], total: 12 }).total).toBeUndefined();
  });

  it('tell the hour that comes twice by its order, also newest first', () => {
    const times = ['2026-10-25 01:00', '2026-10-25 02:00', '2026-10-25 02:00', '2026-10-25 03:00'];
    const moments = (list: readonly string[]) => read(list.map((time) => ({ time }))).rows.map(({ at }) => at);
    const first = startOfDay('2026-10-25', zone) + 3_600_000;
    expect(moments(times)).toEqual([0, 1, 2, 3].map((hour) => first + hour * 3_600_000));
    expect(moments(times.toReversed())).toEqual(moments(times).toReversed());
  });

  it.each([
    ['a counted page', { list: [{}, {}], totalSize: '9' }, {}, [9, false]],
    ['the last page', { list: [{}], totalSize: 9 }, { page: { number: 3, size: 4 } }, [9, false]],
    ['everything on one page', { list: [{}, {}], totalSize: 2 }, {}, [2, true]],
    ['a full page nobody counted', [{}, {}, {}, {}], {}, [5, false]],
    ['a short page nobody counted', [{}, {}, {}], {}, [3, true]],
    ['more than was asked for', [{}, {}, {}, {}, {}], {}, [5, true]],
    ['all that was asked for', [{}, {}, {}, {}, {}], { page: undefined }, [5, true]],
    [
      'a page under other names',
      { records: [{}], count: 7 },
      { shape: { list: 'records', total: 'count' } },
      [7, false],
    ],
  ])('say whether they are all: %s', (_, raw, more, expected) => {
    const { size, isAll } = read(raw, more);
    expect([size, isAll]).toEqual(expected);
  });
});
