import { read, utils, write } from '@e965/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { boolean, date, defineResource, enumeration, number, reference, text } from '@/dsl';
import { at, listAt, testBackend } from '@mocks/testing';
import { seedMenus } from '@mocks/seed/seedMenus';
import { memoryStore } from '@mocks/store/memoryStore';

const thing = (confirms: boolean) =>
  defineResource({
    name: 'area/thing',
    api: {
      base: '/iot/thing',
      page: 'GET page',
      create: 'POST create',
      import: 'POST import',
      template: 'POST template',
      ...(confirms && { importConfirm: 'POST confirm' as const, importResult: 'POST result' as const }),
    },
    fields: {
      name: text({ required: true, max: 10, unique: true }),
      power: number({ unit: 'kW', decimals: 1 }),
      mode: enumeration(['auto', 'manual'], { required: true }),
      day: date(),
      on: boolean(),
      organization: reference('account/organization'),
    },
  });

async function backendWith(confirms: boolean, store = memoryStore()) {
  const resource = thing(confirms);
  const { raw, call, token } = testBackend({
    store,
    extra: [resource],
    modules: [
      {
        name: 'area',
        seed: (context) =>
          seedMenus(context, 'platform', [
            { router: 'thing', name: 'thing', nameEn: 'thing', path: '/thing', component: 'area/thing' },
          ]),
      },
    ],
  });
  const own = await token('admin@demo.energy');
  const send = async (rows: readonly (readonly unknown[])[], as = own, name = 'x.xlsx') => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'data');
    const form = new FormData();
    form.append('file', new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], name));
    const response = await raw('POST', '/iot/thing/import', {
      body: form,
      headers: { authorization: `Bearer ${as}`, language: 'en' },
    });
    const body = (await response.json()) as { code: string; msg: string; data: unknown };
    return { ...body, status: response.status };
  };
  const names = async () => listAt(await call('GET /iot/thing/page', {}, own)).map(({ name }) => name);
  return { call, send, own, names, token };
}

const HEAD = ['name', 'Power (kW)', 'mode *', 'day', 'on', 'organization'];

describe('an import of the reference backend', () => {
  // covers VR-083
  it('takes the good rows, and names line, column and reason of the others', async () => {
    const { call, send, own, names } = await backendWith(false);
    const organization = String(listAt(await call('GET /account/v3/web/org/list', {}, own))[0]?.name);
    const answer = await send([
      HEAD,
      ['Good', '1,200.5', 'auto', '2024-02-03', 'yes', organization],
      ['Bad', 'much', 'never', '', '', ''],
      [],
      ['Good', 1, 'manual', '', '', ''],
    ]);
    expect(answer).toMatchObject({ code: '0000', data: { successCount: 1, failCount: 2 } });
    expect(listAt(answer, 'failList').map(({ row, field }) => [row, field])).toEqual([
      [3, 'power'],
      [3, 'mode'],
      [5, 'name'],
    ]);
    expect(await names()).toContain('Good');
    expect((await names()).filter((name) => name === 'Bad')).toEqual([]);
  });

  it('stores nothing before the confirmation, and confirms once', async () => {
    const { call, send, own, names } = await backendWith(true);
    const answer = await send([HEAD, ['Waits', 1, 'auto', '', '', ''], ['', 1, 'auto', '', '', '']]);
    expect(await names()).not.toContain('Waits');
    const importKey = at(answer, 'importKey');
    expect((await call('POST /iot/thing/confirm', { importKey }, own)).code).toBe('0000');
    expect(at(await call('POST /iot/thing/confirm', { importKey }, own), 'successCount')).toBe(0);
    expect((await names()).filter((name) => name === 'Waits')).toHaveLength(1);
    const result = await call('POST /iot/thing/result', { importKey }, own);
    expect(result.response.headers.get('content-disposition')).toContain('result.xlsx');
  });

  it('stores all confirmed rows in one write: when it fails none is there, and they still wait', async () => {
    const store = memoryStore();
    const { call, send, own, names } = await backendWith(true, store);
    const importKey = at(
      await send([HEAD, ['First', 1, 'auto', '', '', ''], ['Second', 1, 'auto', '', '', '']]),
      'importKey',
    );
    const { put } = store;
    const full = vi.spyOn(store, 'put').mockImplementation((name, ...docs) => {
      if (name === 'imports') throw new Error('No space.');
      put(name, ...docs);
    });
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    expect((await call('POST /iot/thing/confirm', { importKey }, own)).status).toBe(500);
    expect((await names()).filter((name) => name === 'First' || name === 'Second')).toEqual([]);
    full.mockRestore();
    expect(at(await call('POST /iot/thing/confirm', { importKey }, own), 'successCount')).toBe(2);
    expect((await names()).filter((name) => name === 'First' || name === 'Second')).toHaveLength(2);
  });

  it('answers a confirmation that comes again with its key as the first time', async () => {
    const { call, send, own, names } = await backendWith(true);
    const importKey = at(await send([HEAD, ['Once', 1, 'auto', '', '', '']]), 'importKey');
    const confirm = async () =>
      at(await call('POST /iot/thing/confirm', { importKey }, own, { 'idempotency-key': 'k1' }), 'successCount');
    expect([await confirm(), await confirm()]).toEqual([1, 1]);
    expect((await names()).filter((name) => name === 'Once')).toHaveLength(1);
  });

  it('refuses the second of two rows with a value that must be their own, before it is confirmed', async () => {
    const { send } = await backendWith(true);
    const answer = await send([HEAD, ['Twin', 1, 'auto', '', '', ''], ['twin', 1, 'auto', '', '', '']]);
    expect(answer).toMatchObject({ data: { successCount: 1, failCount: 1, failList: [{ row: 3, field: 'name' }] } });
  });

  it('gives a template that it can read itself', async () => {
    const { call, own } = await backendWith(false);
    const { response } = await call('POST /iot/thing/template', {}, own);
    const book = read(await response.arrayBuffer());
    const rows: unknown[][] = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect(rows[0]).toEqual(['name *', 'Power (kW)', 'mode *', 'day', 'on', 'organization']);
    expect(rows).toHaveLength(2);
  });

  it('gives a template in one language, also in its example', async () => {
    const { call, own } = await backendWith(false);
    const organizations = listAt(
      await call('GET /account/v3/web/org/list', { pageSize: 100 }, own, { language: 'zh' }),
    );
    const example = async (language: string) => {
      const { response } = await call('POST /iot/thing/template', {}, own, { language });
      const book = read(await response.arrayBuffer());
      return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })[1]?.[5];
    };
    expect(organizations.map(({ name, nameEn }) => [name, nameEn])).toContainEqual([
      await example('zh'),
      await example('en'),
    ]);
  });

  it('refuses other files, and whoever has no grant', async () => {
    const { send, token } = await backendWith(false);
    expect((await send([HEAD], undefined, 'x.csv')).msg).toBe('Files of this format are not accepted.');
    expect((await send([HEAD], await token('operator@demo.energy'))).status).toBe(403);
  });
});
