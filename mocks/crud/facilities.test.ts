import { describe, expect, it } from 'vitest';
import {
  date,
  defineMeasures,
  defineResource,
  enumeration,
  figures,
  number,
  options,
  reference,
  rows,
  serial,
  text,
} from '@/dsl';
import type { BackendModule } from '../module';
import { seedMenus } from '../seed/seedMenus';
import { at, listAt, testBackend } from '../testing';
import { atNow, formValue, nothing } from '../workflow/sets';
import { countOf } from './countOf';
import { firstMonth } from './versions/firstMonth';

const NOW = Date.parse('2026-10-27T20:00:00Z');
const counts = defineMeasures({
  siteCount: { unit: '' },
  openCount: { unit: '' },
  size: { unit: 'kWh' },
  share: { unit: '%' },
});

const plant = defineResource({
  name: 'fac/plant',
  api: {
    base: '/fac/plant',
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  },
  fields: {
    no: serial({ pattern: 'PL-{yyyyMMdd}-{000}' }),
    name: text({ required: true }),
    size: number({ decimals: 1 }),
    share: number(),
    state: enumeration(['open', 'shut'], { default: 'open' }),
    timeZone: text(),
    kind: options('POST type-box', { at: 'kind', samples: ['a', 'b'] }),
    partCount: number({ readOnly: true }),
  },
  measures: counts,
  list: { filters: ['state'], summary: { call: 'GET general', show: ['siteCount', 'openCount', 'size', 'share'] } },
  related: { energy: figures('POST energy', ['size'], { permission: 'energy' }) },
  actions: {
    tune: {
      on: 'row',
      load: 'GET tuning',
      call: 'POST tune',
      shows: { level: number() },
      form: { note: text() },
      send: { state: 'shut' },
    },
  },
});
const part = defineResource({
  name: 'fac/part',
  api: '/fac/part',
  fields: { name: text(), plantId: reference('fac/plant'), places: rows({ plantId: reference('fac/plant') }) },
});
const price = defineResource({
  name: 'fac/price',
  api: { base: '/fac/price', page: 'POST page', create: 'POST create' },
  fields: {
    plantId: reference('fac/plant', { required: true }),
    amount: number({ required: true, min: 0, decimals: 2 }),
    effectiveDate: date({ required: true, future: true }),
  },
  versions: {
    of: 'plantId',
    effective: 'effectiveDate',
    current: { detail: 'POST current', edit: 'POST current/edit' },
    reserved: {
      detail: 'POST reserved',
      create: 'POST reserve',
      edit: 'POST reserved/edit',
      cancel: 'POST reserved/cancel',
    },
    history: 'POST history',
    firstMonth: 'POST firstMonth',
  },
});

const module: BackendModule = {
  name: 'fac',
  hooks: (context) => ({
    'fac/plant': {
      computed: { partCount: countOf(context, 'fac/part', 'plantId') },
      summary: { openCount: (row) => Number(row.state === 'open') },
    },
  }),
  seed: (context) =>
    seedMenus(
      context,
      'platform',
      [plant, part, price].map(({ name }) => ({
        router: name,
        name,
        nameEn: name,
        path: `/${name}`,
        component: name,
        buttons: ['energy', 'reserve', 'cancel', 'edit'],
      })),
    ),
};

function start() {
  let now = NOW;
  const backend = testBackend({
    extra: [plant, part, price],
    modules: [module],
    samples: false,
    settings: { tokenHours: 10_000 },
    clock: () => now,
  });
  const token = backend.token('admin@demo.energy');
  const request = async (call: string, params: object = {}) =>
    backend.call(call.replace(' ', ' /fac/'), params, await token);
  const make = async (resource: string, params: object) =>
    String(at(await request(`POST ${resource}/create`, params), 'id'));
  return { request, make, token, backend, to: (moment: string) => (now = Date.parse(moment)) };
}

describe('what a backend does without being written', () => {
  it('gives each record a number that no other ever had', async () => {
    const { request, make } = start();
    const [, second] = [
      await make('plant', { name: 'A', timeZone: 'UTC' }),
      await make('plant', { name: 'B', timeZone: 'UTC' }),
    ];
    await request('POST plant/delete', { id: second });
    await make('plant', { name: 'C', timeZone: 'Asia/Shanghai' });
    await make('plant', { name: 'D', timeZone: 'UTC' });
    // Shanghai is a day ahead: its numbers begin anew.
    expect(
      listAt(await request('GET plant/page'))
        .map(({ no }) => no)
        .toSorted(),
    ).toEqual(['PL-20261027-001', 'PL-20261027-003', 'PL-20261028-001']);
  });

  it('does not give the number of a seeded record again that was deleted before any was made', async () => {
    const { request, make, backend } = start();
    backend.store.put(
      'fac/plant',
      ...['001', '002'].map((no) => ({ id: no, no: `PL-20261027-${no}`, name: no, timeZone: 'UTC' })),
    );
    await request('POST plant/delete', { id: '002' });
    await make('plant', { name: 'C', timeZone: 'UTC' });
    expect(listAt(await request('GET plant/page')).map(({ no }) => no)).toContain('PL-20261027-003');
  });

  it('counts what refers to a record, names it when that stands in the way, and sums above the list', async () => {
    const { request, make } = start();
    const id = await make('plant', { name: 'A', size: 10, share: 20 });
    await make('plant', { name: 'B', size: 5.5, share: 60, state: 'shut' });
    await make('part', { name: 'x', plantId: id });
    await make('part', { name: 'y', places: [{ plantId: id }] });
    expect(at(await request('GET plant/detail', { id }), 'partCount')).toBe(1);
    expect((await request('POST plant/delete', { id })).msg).toBe('The record is in use: fac/part (2)');
    expect((await request('GET plant/general', { pageNum: 1, pageSize: 1 })).data).toEqual({
      siteCount: { value: 2, unit: '' },
      openCount: { value: 1, unit: '' },
      size: { value: 15.5, unit: 'kWh' },
      share: { value: 40, unit: '%' },
    });
    expect(at(await request('GET plant/general', { state: 'shut' }), 'size.value')).toBe(5.5);
  });

  it('answers choices, what an action loads, and figures of a record', async () => {
    const { request, make, backend } = start();
    const id = await make('plant', { name: 'A' });
    expect((await request('POST plant/type-box')).data).toMatchObject({
      kind: [
        { code: 'a', desc: 'a' },
        { code: 'b', desc: 'b' },
      ],
      state: [{ code: 'open' }, { code: 'shut' }],
    });
    expect((await request('GET plant/tuning', { id })).data).toMatchObject({
      id,
      name: 'A',
      level: expect.any(Number),
    });
    expect(at(await request('POST plant/energy', { id }), 'size')).toMatchObject({
      unit: 'kWh',
      value: expect.any(Number),
    });
    expect((await backend.call('POST /fac/plant/energy', { id })).status).toBe(401);
  });
});

describe('versions', () => {
  const first = { amount: 1, effectiveDate: '2026-01-01' };
  const begin = async () => {
    const all = start();
    const plantId = await all.make('plant', { name: 'A', timeZone: 'Asia/Shanghai' });
    await all.make('price', { ...first, plantId });
    return { ...all, plantId };
  };

  it('take over at 00:00 of their day by the clock of the site', async () => {
    const { request, plantId, to } = await begin();
    expect((await request('POST price/reserved', { plantId })).data).toBeNull();
    // after the 25th
    expect((await request('POST price/firstMonth', { plantId })).data).toEqual({
      firstMonth: '2026-12',
      reason: 'cutOff',
    });
    expect((await request('POST price/reserve', { plantId, amount: 2, effectiveDate: '2026-12-01' })).code).toBe(
      '0000',
    );
    to('2026-11-30T15:59:59Z');
    expect([
      at(await request('POST price/current', { plantId }), 'amount'),
      at(await request('POST price/reserved', { plantId }), 'amount'),
    ]).toEqual([1, 2]);
    to('2026-11-30T16:00:00Z');
    expect(listAt(await request('POST price/page')).map(({ amount }) => amount)).toEqual([2]);
    expect((await request('POST price/reserved', { plantId })).data).toBeNull();
    expect(listAt(await request('POST price/history', { plantId }))).toMatchObject([
      { amount: 1, expireDate: '2026-11-30' },
    ]);
  });

  it('stay as they are from a quarter of an hour before they take over', async () => {
    const { request, plantId, to } = await begin();
    const next = { plantId, amount: 2, effectiveDate: '2026-12-01' };
    await request('POST price/reserve', next);
    to('2026-11-30T15:45:00Z');
    expect((await request('POST price/reserved/edit', { ...next, amount: 3, effectiveDate: '2027-02-01' })).code).toBe(
      '0000',
    );
    to('2027-01-31T15:45:01Z');
    expect(await request('POST price/reserved/cancel', { plantId })).toMatchObject({
      code: '4009',
      msg: 'The reserved version takes effect in less than 15 minutes and can no longer be changed.',
    });
  });

  it('may begin with one that is reserved, of something that is there', async () => {
    const { request, make, to } = start();
    const plantId = await make('plant', { name: 'B', timeZone: 'Asia/Shanghai' });
    expect((await request('POST price/firstMonth', { plantId })).data).toMatchObject({ firstMonth: '2026-12' });
    expect((await request('POST price/reserve', { plantId: '404', amount: 2, effectiveDate: '2026-12-01' })).code).toBe(
      '4004',
    );
    expect((await request('POST price/reserve', { plantId, amount: 2, effectiveDate: '2026-12-01' })).code).toBe(
      '0000',
    );
    expect((await request('POST price/current', { plantId })).data).toBeNull();
    to('2026-11-30T16:00:00Z');
    expect(at(await request('POST price/current', { plantId }), 'amount')).toBe(2);
  });

  it('begin after the last month that is billed', () => {
    expect(firstMonth('2026-11-10')).toEqual({ firstMonth: '2026-12' });
    expect(firstMonth('2026-12-26', '2027-01')).toEqual({ firstMonth: '2027-02', reason: 'cutOff' });
    expect(firstMonth('2026-11-10', '2026-12')).toEqual({ firstMonth: '2027-01', reason: 'billed' });
  });

  it('are reserved once, changed, cancelled, and refused where they may not begin', async () => {
    const { request, plantId } = await begin();
    for (const effectiveDate of ['2026-11-01', '2026-12-02'])
      expect((await request('POST price/reserve', { plantId, amount: 2, effectiveDate })).data).toHaveProperty(
        'errors.effectiveDate',
      );
    expect(
      (await request('POST price/reserve', { plantId, amount: -1, effectiveDate: '2026-12-01' })).data,
    ).toHaveProperty('errors.amount');
    expect((await request('POST price/reserved/edit', { plantId, amount: 2, effectiveDate: '2026-12-01' })).code).toBe(
      '4009',
    );
    expect((await request('POST price/reserve', { plantId, amount: 2, effectiveDate: '2026-12-01' })).code).toBe(
      '0000',
    );
    expect(await request('POST price/reserve', { plantId, amount: 3, effectiveDate: '2026-12-01' })).toMatchObject({
      code: '4009',
      msg: 'A version is reserved already. Edit or cancel it.',
    });
    expect((await request('POST price/reserved/edit', { plantId, amount: 4, effectiveDate: '2027-01-01' })).code).toBe(
      '0000',
    );
    expect(at(await request('POST price/reserved', { plantId }), 'amount')).toBe(4);
    expect((await request('POST price/current/edit', { plantId, amount: 1.5, effectiveDate: '2026-01-01' })).code).toBe(
      '0000',
    );
    expect([
      at(await request('POST price/current', { plantId }), 'amount'),
      at(await request('POST price/reserved', { plantId }), 'amount'),
    ]).toEqual([1.5, 4]);
    expect((await request('POST price/reserved/cancel', { plantId })).code).toBe('0000');
    expect((await request('POST price/reserved/cancel', { plantId })).code).toBe('4009');
  });
});

it('a transition sets what is declared, for backend and seeds', () => {
  const given = { row: { id: '1' }, values: { opinion: 'no' }, now: '2026-01-01 00:00:00', userId: '7' };
  expect([atNow(given), formValue('opinion')(given), formValue('else')(given), nothing()]).toEqual([
    given.now,
    'no',
    null,
    null,
  ]);
});
