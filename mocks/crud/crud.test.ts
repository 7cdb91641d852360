import { objectOf } from '@/schema/objectOf';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineResource, enumeration, number, range, reference, rules, section, text } from '@/dsl';
import type { BackendModule } from '../module';
import { seedMenus } from '../seed/seedMenus';
import { at, listAt, testBackend } from '../testing';

const BASE = '/test/web/meter';

const maker = defineResource({
  name: 'test/maker',
  api: '/test/web/maker',
  fields: { name: text({ required: true }) },
});
const meter = defineResource({
  name: 'test/meter',
  api: {
    base: BASE,
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
    deleteMany: 'POST deleteMany',
    export: 'POST export',
    options: 'GET list',
    validate: { call: 'GET validate', fields: ['serial'] },
  },
  recordTitle: 'serial',
  fields: {
    serial: text({ required: true, max: 12, unique: true, rule: rules.identifier }),
    model: text({ fixed: true }),
    place: text({ wire: 'location' }),
    makerId: reference('test/maker'),
    reading: number({ min: 0, max: 9999, decimals: 2 }),
    state: enumeration(['draft', 'live', 'gone'], { readOnly: true }),
    system: text({ readOnly: true }),
  },
  list: {
    columns: ['serial', 'place', 'state', 'reading'],
    filters: ['serial', 'state', range('reading', { params: ['min', 'max'] })],
  },
  form: [section('basic', ['serial', 'model', 'place', 'makerId', 'reading'])],
  standard: { delete: { visible: { state: { ne: 'live' } } } },
  actions: { move: { on: 'row', call: 'POST move', send: { location: 'cellar' } } },
  workflow: {
    state: 'state',
    path: ['draft', 'live'],
    transitions: {
      start: { from: ['draft'], to: 'live', call: 'POST start' },
      stop: { from: ['live'], to: 'gone', call: 'POST stop', form: { reading: number({ required: true, min: 0 }) } },
    },
  },
});
const shelf = defineResource({
  name: 'test/shelf',
  api: {
    base: '/test/web/maker/{maker}/shelf',
    page: 'GET .',
    detail: 'GET {id}',
    create: 'POST .',
    edit: 'PUT {id}',
    delete: 'DELETE {id}',
  },
  fields: {
    maker: reference('test/maker', { required: true, fixed: true }),
    name: text({ required: true }),
    besideId: reference('test/shelf', { of: 'maker' }),
  },
  list: { of: 'maker' },
});
const step = defineResource({
  name: 'test/step',
  api: {
    base: '/test/web/step',
    page: 'GET page',
    create: 'POST create',
    sort: { field: 'sort', order: '-' },
  },
  fields: { name: text({ required: true }), sort: number() },
});
const area: BackendModule = {
  name: 'test',
  seed: (context) =>
    seedMenus(context, 'iot', [
      { router: 'meter', name: '电表', nameEn: 'Meters', path: '/test/meter', component: 'test/meter' },
      { router: 'maker', name: '厂家', nameEn: 'Makers', path: '/test/maker', component: 'test/maker' },
      { router: 'step', name: '步骤', nameEn: 'Steps', path: '/test/step', component: 'test/step' },
      { router: 'shelf', name: '货架', nameEn: 'Shelves', path: '/test/shelf', component: 'test/shelf' },
    ]),
};

describe('endpoints made from a schema', () => {
  const backend = () => testBackend({ extra: [meter, maker, shelf, step], modules: [area], samples: false });
  let { call, token: tokenOf, raw } = backend();
  let token = '';
  beforeEach(async () => {
    ({ call, token: tokenOf, raw } = backend());
    token = await tokenOf('admin@demo.energy');
  });
  const request = (text: string, params: object = {}) => call(text.replace(' ', ` ${BASE}/`), params, token);
  const create = async (serial: string, more: object = {}) =>
    String(at(await request('POST create', { serial, ...more }), 'id'));
  const fill = async () => {
    for (const [index, location] of ['Attic', 'cellar', 'Garage', 'cellar', 'garden'].entries())
      await create(`M-${index}`, { location, reading: index * 10 });
  };

  it('creates with rules, and answers each refused field', async () => {
    expect(await request('POST create', { serial: 'M 1!', reading: 'much' })).toMatchObject({ code: '4001' });
    const answer = await request('POST create', { serial: '', reading: 10_000, makerId: '404' });
    expect(Object.keys(objectOf(at(answer, 'errors'))).sort()).toEqual(['makerId', 'reading', 'serial']);
    expect(String(at(answer, 'errors.serial'))).toMatch(/required/);
    expect(at(await request('GET page'), 'totalSize')).toBe(0);
  });

  it('keeps what the form has, under wire names, and takes nothing else', async () => {
    const id = await create('M-1', { location: 'Attic', reading: 1.5, system: 'forged', state: 'live', hacked: 1 });
    const { data } = await request('GET detail', { id });
    expect(data).toMatchObject({
      id,
      serial: 'M-1',
      location: 'Attic',
      reading: 1.5,
      state: 'draft',
      createUser: 'Iris van den Berg',
    });
    expect(data).not.toHaveProperty('hacked');
    expect(data).not.toHaveProperty('system');
  });

  it('refuses a value that is taken, also while typing', async () => {
    const id = await create('M-1');
    expect(await request('POST create', { serial: 'm-1' })).toMatchObject({
      code: '4001',
      data: { errors: { serial: 'This value is already in use.' } },
    });
    expect(await request('GET validate', { serial: 'M-1' })).toMatchObject({ code: '4001' });
    expect(await request('GET validate', { serial: 'M-1', id })).toMatchObject({ code: '0000' });
    expect(await request('POST edit', { id, serial: 'M-1', location: 'x' })).toMatchObject({ code: '0000' });
  });

  it('edits, and leaves fixed and read-only fields as they were', async () => {
    const id = await create('M-1', { model: 'A', reading: 5 });
    await request('POST edit', { id, serial: 'M-2', model: 'B', state: 'gone', reading: null });
    expect((await request('GET detail', { id })).data).toMatchObject({
      serial: 'M-2',
      model: 'A',
      state: 'draft',
      reading: null,
    });
    expect(await request('POST edit', { id: '404', serial: 'x' })).toMatchObject({ code: '4004' });
  });

  it('pages, filters and sorts', async () => {
    await fill();
    const page = await request('GET page', { pageNum: 2, pageSize: 2 });
    expect(page.data).toMatchObject({ totalSize: 5, pageNum: 2, pageSize: 2 });
    expect(listAt(page).map((row) => row.serial)).toEqual(['M-2', 'M-1']);
    const serials = async (params: object) => listAt(await request('GET page', params)).map((row) => row.serial);
    expect(await serials({ location: 'CELL', sortField: 'reading', sortOrder: 'asc' })).toEqual(['M-1', 'M-3']);
    expect(await serials({ min: 10, max: 20, sortField: 'reading', sortOrder: 'desc' })).toEqual(['M-2', 'M-1']);
    expect(await serials({ state: 'live' })).toEqual([]);
    expect(await serials({ sortField: 'place', sortOrder: 'asc', pageNum: 1, pageSize: 1 })).toEqual(['M-0']);
    expect(listAt(await request('GET list'), '')[0]).toMatchObject({ name: 'M-4', serial: 'M-4' });
  });

  it('orders by what is called as a field is, and filters by it no more', async () => {
    const steps = (text: string, params: object) => call(text.replace(' ', ' /test/web/step/'), params, token);
    for (const [name, sort] of Object.entries({ first: 2, second: 1 })) await steps('POST create', { name, sort });
    const names = async (sort: string) => listAt(await steps('GET page', { sort })).map(({ name }) => name);
    expect(await names('sort')).toEqual(['second', 'first']);
    expect(await names('-name')).toEqual(['second', 'first']);
  });

  it.each(['cellar ', ' cellar', 'cell\u200bar', '\u202dcellar\u202c'])(
    'finds nothing by %j: it compares as it is told',
    async (location) => {
      await fill();
      expect(at(await request('GET page', { location }), 'totalSize')).toBe(0);
      expect(at(await request('GET page', { serial: location }), 'totalSize')).toBe(0);
    },
  );

  it('keeps texts as they are sent, holds them against the rules so, and takes two for one only where they are', async () => {
    const id = await create('M-1', { location: ' Attic\u200b ' });
    expect(at(await request('GET detail', { id }), 'location')).toBe(' Attic\u200b ');
    for (const serial of ['M-2 ', '\u202dM-2\u202c', 'Ｍ-2']) {
      expect(await request('POST create', { serial })).toMatchObject({
        code: '4001',
        data: { errors: { serial: expect.anything() } },
      });
    }
    expect(await request('GET validate', { serial: 'M-1 ' })).toMatchObject({ code: '0000' });
  });

  it('gives back what a person typed in either language, also where it is a name of the demonstration', async () => {
    const zh = { language: 'zh' };
    const id = await create('M-1', { location: 'Gate', model: 'Sunny' });
    const page = async (params: object, headers = {}) =>
      listAt(await call(`GET ${BASE}/page`, params, token, headers)).map((row) => row.location);
    for (const headers of [{}, zh]) {
      expect((await call(`GET ${BASE}/detail`, { id }, token, headers)).data).toMatchObject({
        location: 'Gate',
        model: 'Sunny',
      });
      expect(await page({ location: 'gate' }, headers)).toEqual(['Gate']);
      await call(`POST ${BASE}/edit`, { id, serial: 'M-1', location: 'Gate' }, token, headers);
    }
    await call(`POST ${BASE}/edit`, { id, serial: 'M-1', location: '大门' }, token, zh);
    expect(await page({})).toEqual(['大门']);
  });

  it('deletes one or several, all or none, but not in a state that forbids it', async () => {
    const [one, two] = [await create('M-1'), await create('M-2')];
    await request('POST start', { id: one });
    expect(await request('POST deleteMany', { ids: [two, one] })).toMatchObject({ code: '4000' });
    expect(at(await request('GET page'), 'totalSize')).toBe(2);
    expect(await request('POST delete', { id: two })).toMatchObject({ code: '0000' });
    expect(await request('POST delete', { id: two })).toMatchObject({ code: '4004' });
  });

  it('refuses to delete what others refer to', async () => {
    const id = at(await call('POST /test/web/maker/create', { name: 'ACME' }, token), 'id');
    await create('M-1', { makerId: id });
    expect(await call('POST /test/web/maker/delete', { id }, token)).toMatchObject({
      code: '4000',
      msg: 'The record is in use: test/meter (1)',
    });
    expect(at(await request('GET page'), 'list.0.makerName')).toBe('ACME');
  });

  it('moves along the workflow and nowhere else', async () => {
    const id = await create('M-1');
    expect(await request('POST stop', { id, reading: 1 })).toMatchObject({ code: '4000' });
    expect(await request('POST start', { id })).toMatchObject({ code: '0000' });
    expect(await request('POST stop', { id })).toMatchObject({
      code: '4001',
      data: { errors: { reading: 'This field is required.' } },
    });
    expect(await request('POST stop', { id, reading: 7 })).toMatchObject({ code: '0000' });
    expect((await request('GET detail', { id })).data).toMatchObject({ state: 'gone', reading: 7 });
    await request('POST move', { id, location: 'cellar' });
    expect(at(await request('GET detail', { id }), 'location')).toBe('cellar');
  });

  it('exports what the filters show, as a file that runs no formula', async () => {
    await create('M-1', { location: '=1+1' });
    await create('M-2', { location: 'a "b", c' });
    const { response } = await request('POST export', { serial: 'M-' });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="meter .+\.csv"; filename\*=UTF-8''meter/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, second] = new TextDecoder().decode(bytes).split('\r\n');
    expect(head).toBe('serial,place,state,reading');
    expect(first).toMatch(/^M-2,"a ""b"", c",draft/);
    expect(second).toMatch(/^M-1,'=1\+1,draft/);
  });

  it('finds what stands below another record by both ids alone', async () => {
    const of = (text: string, params: object = {}) => call(text.replace(' ', ' /test/web/maker'), params, token);
    const made = async (text: string, params: object) => String(at(await of(text, params), 'id'));
    const [one, other] = [await made('POST /create', { name: 'A' }), await made('POST /create', { name: 'B' })];
    const first = await made(`POST /${one}/shelf`, { name: 'First' });
    const second = await made(`POST /${one}/shelf`, { name: 'Second', besideId: first });
    expect((await of(`GET /${one}/shelf/${second}`)).data).toMatchObject({ id: second, maker: one, besideId: first });
    expect(listAt(await of(`GET /${one}/shelf`))).toHaveLength(2);
    expect(listAt(await of(`GET /${other}/shelf`))).toEqual([]);
    expect(at(await of(`PUT /${one}/shelf/${first}`, { name: 'First', besideId: '404' }), 'errors')).toHaveProperty(
      'besideId',
    );
    for (const text of ['GET', 'PUT', 'DELETE'])
      expect(await of(`${text} /${other}/shelf/${first}`, { name: 'X' })).toMatchObject({ code: '4004' });
    expect(await of(`DELETE /${one}/shelf/${second}`)).toMatchObject({ code: '0000' });
    expect(listAt(await of(`GET /${one}/shelf`))).toHaveLength(1);
  });

  it('refuses a body that is not JSON', async () => {
    const response = await raw('POST', `${BASE}/create`, {
      body: '{"serial":',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(400);
  });

  it('answers in the language of the caller', async () => {
    const answer = await call(`POST ${BASE}/create`, {}, token, { language: 'zh-CN' });
    expect(answer).toMatchObject({ msg: '部分数据不符合要求', data: { errors: { serial: '此项为必填项' } } });
  });

  it('asks for the grant of each call', async () => {
    const staff = await tokenOf('operator@demo.energy');
    for (const text of ['GET page', 'GET detail', 'POST create', 'POST start', 'POST export']) {
      expect(await call(text.replace(' ', ` ${BASE}/`), {}, staff)).toMatchObject({ status: 403, code: '403' });
    }
  });
});
