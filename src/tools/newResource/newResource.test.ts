import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { newResource } from './newResourceCommand';

const roots: string[] = [];
const made = () => {
  const root = mkdtempSync(join(tmpdir(), 'new-resource-'));
  roots.push(root);
  return root;
};
const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const texts = (root: string, locale: string) => JSON.parse(read(root, `locales/iot/${locale}.json`)).resources;
const ONE = ['--openapi', 'tests/fixtures/openapi/one.json'];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

describe('npm run new:resource', () => {
  it('writes a schema and its texts in both languages from a few words', async () => {
    const root = made();
    const said = await newResource(
      [
        'iot/device-group',
        'name:text!=Group|分组',
        'status:enum(0,on)',
        'power:number(kW)',
        'brand:ref(iot/brand)',
        'remark:longtext',
      ],
      root,
    );
    const schema = read(root, 'schemas/iot/device-group.ts');
    for (const line of [
      'export const deviceGroup =',
      'name: text({ required: true })',
      "status: enumeration([0, 'on'])",
      "unit: 'kW'",
      "reference('iot/brand')",
      'multiline: true',
      "filters: ['name', 'status']",
    ]) {
      expect(schema).toContain(line);
    }
    const [en, zh] = ['en', 'zh'].map((locale) => texts(root, locale)['iot/device-group']);
    expect([en.name, en.fields.name, zh.fields.name, zh.fields.power]).toEqual([
      'Device groups',
      'Group',
      '分组',
      '功率',
    ]);
    expect(Object.keys(en.enums.status)).toEqual(Object.keys(zh.enums.status));
    expect(JSON.parse(read(root, 'mocks/menus/iot.json')).menus).toEqual([
      { component: 'iot/device-group', name: '设备分组', nameEn: 'Device groups' },
    ]);
    expect(said).toContain('locales/iot/zh.json has usual words put together; to be checked:');
  });

  it('writes a price with a current, a reserved and former versions', async () => {
    const root = made();
    await newResource(['depot/heat-price', 'price:number(EUR/kWh)!', '--versions'], root);
    const schema = read(root, 'schemas/depot/heat-price.ts');
    for (const line of [
      "stationId: reference('cloud/station', { required: true, fixed: true })",
      'effectiveDate: date({ required: true, future: true })',
      "of: 'stationId',",
      'reserved: {',
      "history: 'POST history/list',",
    ]) {
      expect(schema).toContain(line);
    }
    expect(schema).not.toContain('list:');
    expect(schema.split('\n').length).toBeLessThan(25);
  });

  it('writes an example of components of its own, for a new schema and for one that is there', async () => {
    const root = made();
    await newResource(['iot/thing', 'brand:ref(iot/brand)', 'weight:number(kg)', '--views'], root);
    const views = read(root, 'resources/iot/thing.views.tsx');
    expect(views).toContain('function WeightCell({ value }: CellProps<number>)');
    expect(views).toContain('export default defineViews(thing, { cells: { weight: WeightCell } });');
    await expect(newResource(['--views', 'iot/thing'], root)).rejects.toThrow(
      'resources/iot/thing.views.tsx exists already',
    );
    rmSync(join(root, 'resources'), { recursive: true });
    await newResource(['--views', 'iot/thing'], root);
    expect(read(root, 'resources/iot/thing.views.tsx')).toBe(views);
    await expect(newResource(['--views', 'iot/nothing'], root)).rejects.toThrow('There is no schemas/iot/nothing.ts');
  });

  it('reads an OpenAPI document, one entity of it under another name', async () => {
    const root = made();
    await newResource(['iot/make', ...ONE, '--entity', 'Brand'], root);
    const schema = read(root, 'schemas/iot/make.ts');
    for (const line of [
      "name: 'iot/make'",
      "base: '/iot/v1/brand'",
      "edit: 'POST edit'",
      'brandName: text({ required: true, max: 60 })',
      'founded: date({ future: true })',
      'createTime: dateTime({ readOnly: true })',
    ]) {
      expect(schema).toContain(line);
    }
    expect(schema).not.toContain('delete:');
  });

  it('tells what a document leaves open: labels of codes, null, page sizes, menus; and takes a file of a record', async () => {
    const root = made();
    const charger = {
      type: 'object',
      required: ['name', 'owner'],
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        owner: { type: 'string', nullable: true },
        status: { type: 'string', enum: ['AVAILABLE', 'CHARGING'], description: 'AVAILABLE: free, CHARGING: in use' },
        plug: { type: 'string', enum: ['CCS', 'CHADEMO', 'TYPE2'], 'x-enum-varnames': ['CCS', 'CHADEMO', 'TYPE2'] },
        note: { type: 'string', nullable: true },
      },
    };
    const json = (schema: object) => ({ content: { 'application/json': { schema } } });
    const one = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
    const paging = [
      { name: 'page', in: 'query', schema: { type: 'integer' } },
      { name: 'size', in: 'query', schema: { type: 'integer', maximum: 50 } },
    ];
    const paths = {
      '/yard/charger': {
        get: { parameters: paging, responses: { 200: json({ type: 'array', items: charger }) } },
        post: { requestBody: json(charger), responses: { 200: json(charger) } },
      },
      '/yard/charger/{id}': { get: { parameters: one, responses: { 200: json(charger) } } },
      '/yard/charger/{id}/log': {
        get: {
          parameters: one,
          responses: { 200: { content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } } },
        },
      },
    };
    writeFileSync(join(root, 'yard.json'), JSON.stringify({ openapi: '3.0.3', info: { title: 'Yard' }, paths }));
    const said = await newResource(['--openapi', join(root, 'yard.json')], root);
    const schema = read(root, 'schemas/yard/charger.ts');
    expect(schema).toContain("log: { on: 'row', call: 'GET {id}/log', download: true }");
    expect(schema).toContain('name: text({ required: true })');
    expect(schema).toContain('owner: text(),');
    const texts = JSON.parse(read(root, 'locales/yard/en.json')).resources['yard/charger'];
    expect([texts.fields.status, texts.enums.plug]).toEqual([
      'Status',
      { CCS: 'CCS', CHADEMO: 'CHAdeMO', TYPE2: 'Type 2' },
    ]);
    for (const told of [
      'It must be sent and may be null',
      'It may be left out, and it may be null; a form sends null for what was cleared.',
      'A page has at most 50 rows; the console offers up to 100.',
      'the menu of the area itself, "name": "Yard"',
    ])
      expect(said).toContain(told);
  });

  it('tells which pages a list has, and asks in whole Chinese sentences', async () => {
    const root = made();
    const bay = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
    const json = (schema: object) => ({ content: { 'application/json': { schema } } });
    const one = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
    const paging = [
      { name: 'page', in: 'query', schema: { type: 'integer' } },
      { name: 'size', in: 'query', schema: { type: 'integer', enum: [20, 40] } },
    ];
    const act = { post: { parameters: one, responses: { 200: json({ type: 'object' }) } } };
    const paths = {
      '/yard/bay': { get: { parameters: paging, responses: { 200: json({ type: 'array', items: bay }) } } },
      '/yard/bay/{id}/reset': act,
      '/yard/bay/{id}/defrost': act,
    };
    writeFileSync(join(root, 'yard.json'), JSON.stringify({ openapi: '3.0.3', info: { title: 'Yard' }, paths }));
    const said = await newResource(['--openapi', join(root, 'yard.json')], root);
    expect(said).toContain('A page has 20 or 40 rows; the console offers 10, 20, 50, 100.');
    const { actions } = JSON.parse(read(root, 'locales/yard/zh.json')).resources['yard/bay'];
    expect([actions.reset.label, actions.reset.confirm, actions.defrost.confirm]).toEqual([
      '重置',
      '确定要重置“%{name}”吗？',
      '确定要对“%{name}”执行“Defrost”吗？',
    ]);
  });

  it('makes pages of figures of calls that only tell some', async () => {
    const root = made();
    const number = (description: string) => ({ type: 'number', description });
    const figures = { generation: number('Generation (kWh)'), income: number('Income') };
    const json = (schema: object) => ({ content: { 'application/json': { schema } } });
    const request = json({
      type: 'object',
      properties: {
        plantId: { type: 'string' },
        beginDate: { type: 'string' },
        endDate: { type: 'string' },
        dateType: { type: 'string' },
      },
    });
    const call = (schema: object) => ({ post: { requestBody: request, responses: { 200: json(schema) } } });
    const rows = { type: 'array', items: { type: 'object', properties: { time: { type: 'string' }, ...figures } } };
    const paths = {
      '/stat/solar/general': call({ type: 'object', properties: figures }),
      '/stat/solar/list': call(rows),
      '/stat/solar/export': {
        post: {
          requestBody: request,
          responses: { 200: { content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } } },
        },
      },
    };
    writeFileSync(join(root, 'solar.json'), JSON.stringify({ openapi: '3.0.3', info: { title: 'Solar' }, paths }));
    const said = await newResource(['--openapi', join(root, 'solar.json')], root);
    const report = read(root, 'schemas/stat/solar.report.ts');
    for (const line of [
      "generation: { unit: 'kWh' },",
      "income: { unit: 'money' },",
      "period: period(['day', 'month', 'year'])",
      "general: figures('POST general', ['generation', 'income'])",
      "list: chart('POST list', [line('generation'), line('income')])",
      "download: 'POST export',",
    ]) {
      expect(report).toContain(line);
    }
    // Type-checked as every schema.
    await expect(report).toMatchFileSnapshot(`${process.cwd()}/tests/fixtures/generated/reports/stat/solar.report.ts`);
    expect(said).toContain('stat/solar: figures general, chart list');
    expect(JSON.parse(read(root, 'locales/stat/zh.json')).resources['stat/solar'].blocks).toEqual({
      general: '合计',
      list: '变化趋势',
    });
  });

  it('finds the area in the path, and adds to the texts that are there', async () => {
    const root = made();
    await newResource(['iot/thing', 'name:text!'], root);
    await newResource(ONE, root);
    expect(Object.keys(texts(root, 'zh'))).toEqual(['iot/thing', 'iot/brand']);
    expect(JSON.parse(read(root, 'mocks/menus/iot.json')).menus).toHaveLength(2);
  });

  it('writes nothing when asked what it would write', async () => {
    const root = made();
    const said = await newResource([...ONE, '--dry'], root);
    expect(readdirSync(root)).toEqual([]);
    expect(said).toContain('Would be written:');
    expect(said).toContain('export const brand = defineResource({');
  });

  const REFUSED: readonly [args: string[], reason: string][] = [
    [['iot/brand', 'name:text'], 'schemas/iot/brand.ts exists already; nothing was written'],
    [ONE, 'schemas/iot/brand.ts exists already'],
    [['brand', 'name:text'], '"brand" is not area/entity'],
    [[], 'Usage'],
    [['iot/x', 'name:color'], 'name: "color" is not a field type. Write one of: text'],
    [['iot/x', 'a:enum'], 'enum(0,1)'],
    [['iot/x', 'Name!'], '"Name!" is not a field. Write name:type'],
    [['iot/x', 'id:text'], 'Leave it out'],
    [['iot/x'], 'iot/x has no fields'],
    [['common/x', 'name:text'], 'locales/common holds texts of the console itself'],
    [['--openapi', 'nowhere.json'], 'There is no file nowhere.json'],
    [['--openapi', 'package.json'], 'package.json says neither "openapi: 3…" nor "swagger: 2.0"'],
    [['--openapi', 'README.md'], 'README.md'],
    [['--openapi', 'empty.yaml'], 'empty.yaml has no call that lists records'],
    [
      ['--openapi', 'alone.yaml'],
      'These files could not be read, and what they describe is not known: parts.yaml. Put',
    ],
    [[...ONE, '--only', 'product'], 'has no entity "product". It has: brand. Give one of these to --only.'],
    [['--openapi', 'empty.yaml', '--area', '3-0-1'], '"3-0-1" is no area'],
  ];
  it.each(REFUSED)('%j: %s', async (args, reason) => {
    const root = made();
    await newResource(['iot/brand', 'name:text'], root);
    mkdirSync(join(root, 'locales/common'));
    writeFileSync(join(root, 'empty.yaml'), 'openapi: 3.1.0\ninfo: { title: Nothing }\npaths: {}\n');
    writeFileSync(
      join(root, 'alone.yaml'),
      "openapi: 3.1.0\ninfo: { title: Alone }\npaths:\n  /tariffs: { $ref: 'parts.yaml#/tariffs' }\n",
    );
    const before = read(root, 'schemas/iot/brand.ts');
    const here = args.map((arg) => (['empty.yaml', 'alone.yaml'].includes(arg) ? join(root, arg) : arg));
    await expect(newResource(here, root)).rejects.toThrow(reason);
    expect(read(root, 'schemas/iot/brand.ts')).toBe(before);
    expect(readdirSync(join(root, 'schemas/iot'))).toEqual(['brand.ts']);
  });
});
