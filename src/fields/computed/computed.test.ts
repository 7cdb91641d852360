import { describe, expect, it } from 'vitest';
import { computed, defineResource, money, number, text, type FieldValues } from '@/dsl';
import { decodeRecord } from '@/schema/codec';
import { columnFormat } from '@/schema/columnFormat';
import { isSortable } from '@/schema/list';

const own = { price: number({ decimals: 2 }), count: number(), currency: text() };
const total = computed<FieldValues<typeof own>>(({ price, count }) => (price ?? NaN) * (count ?? NaN), {
  unit: 'money',
  sum: true,
});
const shelf = (api: object = {}) =>
  defineResource({
    name: 'depot/shelf',
    api: { base: '/depot/shelf', ...api },
    fields: {
      name: text({ required: true }),
      ...own,
      total,
      share: computed(['count'], (count) => count / 3, { unit: '%', decimals: 2 }),
      label: computed(({ name, count }) => `${String(name)} (${String(count)})`),
      fee: money(),
      both: computed(['fee', 'count'], (fee, count) => fee * count, { unit: 'money' }),
      broken: computed(() => {
        throw new Error('no such record');
      }),
    },
  });
const record = decodeRecord(shelf(), {
  id: 1,
  name: 'Bolts',
  price: 2.5,
  count: 4,
  currency: 'SEK',
  fee: 3,
});

describe('what is computed of a record', () => {
  it('is a number where it has a unit, else a text; nothing where it cannot be made', () => {
    expect([record.total, record.both, record.label, record.broken]).toEqual([10, 12, 'Bolts (4)', null]);
    expect(record.share).toBeCloseTo(4 / 3);
    expect(decodeRecord(shelf(), { id: 2 })).toMatchObject({ total: null, share: null, both: null });
  });

  it('is written, exported and said in a heading as every figure of its unit', () => {
    const { type, options } = shelf().fields.total;
    expect(type.text(10, options, { locale: 'en', record })).toBe('kr\u00a010.00');
    expect(type.fileCell?.(10, options, { locale: 'en', record })).toEqual({ number: 10, unit: 'SEK', decimals: 2 });
    const { share } = shelf().fields;
    expect(share.type.text(4 / 3, share.options, { locale: 'en' })).toBe('1.33%');
    expect(
      columnFormat(
        'power',
        computed(() => 1, { unit: 'kW' }),
        [{ id: '1', power: 1.5 }],
      ),
    ).toEqual({
      unit: 'kW',
      decimals: 1,
    });
  });

  it('stands at the end of its column, unless it says otherwise', () => {
    expect(
      [total, computed(() => 1, { decimals: 0, align: 'start' }), computed(() => 'x')].map(({ type }) => type.align),
    ).toEqual(['end', 'start', undefined]);
  });

  it('sorts a list that is here, and none that a server cuts into pages', () => {
    const sorts = (api: object) =>
      ['total', 'label', 'name'].filter((field) => isSortable(shelf(api), { field, sortable: undefined }));
    expect(sorts({ page: 'GET page' })).toEqual(['name']);
    expect(sorts({ page: { call: 'GET list', pages: false } })).toEqual(['total', 'name']);
    expect(sorts({ page: { call: 'GET list', pages: false }, sort: false })).toEqual([]);
  });

  it('is never sent', () => {
    const { type, options } = total;
    expect(type.write?.(10, 'total', options)).toEqual({});
    expect(money().type.name).not.toBe(type.name);
  });
});
