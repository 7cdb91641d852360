import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newResource } from './newResourceCommand';

let root = '';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const GENERATED = 'tests/fixtures/generated/reports/depot';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-report-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const REPORT = [
  '--report',
  'depot/yield',
  'generation:kWh',
  'income:money',
  'efficiency:%=Yield rate|产出率',
  '--params',
  'station,period,kind:enum(1,2)',
];
const CALCULATOR = [
  '--calculator',
  'depot/payback',
  'income:money',
  'profit:money',
  '--params',
  'capacity:number(kWp)!,loan:boolean',
];

it('writes a report of fewer than 45 lines that compiles, its texts and its menu', async () => {
  await newResource(REPORT, root);
  expect(read('schemas/depot/yield.report.ts')).toBe(readFileSync(`${GENERATED}/yield.report.ts`, 'utf8'));
  expect(read('schemas/depot/yield.report.ts').split('\n').length).toBeLessThan(45);
  const [en, zh] = ['en', 'zh'].map((locale) => JSON.parse(read(`locales/depot/${locale}.json`)));
  expect(en.resources['depot/yield']).toEqual({
    name: 'Yield',
    fields: { stationId: 'Station', period: 'Period', kind: 'Kind' },
    enums: { kind: { 1: '1', 2: '2' } },
    blocks: { total: 'Totals', trend: 'Over time', rows: 'Details' },
  });
  expect(zh.measures).toEqual({ generation: '发电量', income: expect.any(String), efficiency: '产出率' });
  expect(JSON.parse(read('mocks/menus/depot.json')).menus).toMatchObject([
    { component: 'depot/yield', nameEn: 'Yield' },
  ]);
});

it('writes a calculator that compiles', async () => {
  await newResource(CALCULATOR, root);
  expect(read('schemas/depot/payback.report.ts')).toBe(readFileSync(`${GENERATED}/payback.report.ts`, 'utf8'));
});

it('tells of texts that it could only put together from names', async () => {
  const said = await newResource(
    ['--report', 'depot/yield', 'wobble:kWh', 'income:money=Income|收入', '--params', 'gizmo:text,kind:enum(1,2)'],
    root,
  );
  expect(said).toContain('locales/depot/zh.json has the words of the name; to be worded:');
  expect(said).toContain(
    '    depot/yield: name "Yield", fields.gizmo "Gizmo", enums.kind.1 "1", enums.kind.2 "2", measures.wobble "Wobble"',
  );
  expect(said).toContain('locales/depot/zh.json has usual words put together; to be checked:');
  expect(said).not.toContain('measures.income');
  expect(said).toContain('mocks/menus/depot.json has English names in Chinese');
});

it('leaves quantities their names, and adds to the texts that are there', async () => {
  mkdirSync(join(root, 'locales/measures'), { recursive: true });
  for (const locale of ['en', 'zh'])
    writeFileSync(
      join(root, `locales/measures/${locale}.json`),
      JSON.stringify({ measures: { generation: 'Generation' } }),
    );
  await newResource(REPORT, root);
  await newResource(CALCULATOR, root);
  const en = JSON.parse(read('locales/depot/en.json'));
  expect(Object.keys(en.resources)).toEqual(['depot/yield', 'depot/payback']);
  expect(Object.keys(en.measures)).toEqual(['income', 'efficiency', 'profit']);
});

it.each<[string, string[], RegExp]>([
  ['no measures', ['--report', 'depot/yield'], /depot\/yield has no measures\. Give at least one/],
  ['what is no measure', ['--report', 'depot/yield', 'generation'], /"generation" is no measure\. Write key:unit/],
  ['a name without an area', ['--report', 'yield', 'generation:kWh'], /"yield" is not area\/name/],
  [
    'nothing to calculate with',
    ['--calculator', 'depot/x', 'income:money'],
    /nothing to calculate with\. Say --params/,
  ],
])('refuses %s, and writes nothing', async (_, args, said) => {
  await expect(newResource(args, root)).rejects.toThrow(said);
  expect(readdirSync(root)).toEqual([]);
});

it('overwrites nothing, shows before it writes, and says how it is used', async () => {
  expect(await newResource([...REPORT, '--dry'], root)).toContain('export const yieldReport = defineReport({');
  expect(readdirSync(root)).toEqual([]);
  await newResource(REPORT, root);
  await expect(newResource(REPORT, root)).rejects.toThrow('schemas/depot/yield.report.ts exists already');
  expect(await newResource(['--help'], root)).toContain('--report <area>/<name>');
});
