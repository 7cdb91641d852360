/**
 * Proves that the types stay cheap: 300 generated resources of 15 fields, with conditions, sections, actions, a
 * workflow and uses of their record type, and 60 reports compile in less than 12 s. Prints the time; exit code 1 when
 * it is more or when they do not compile.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '../../src/tools/check/compile.mjs';

const RESOURCES = 300;
const REPORTS = 60;
const LIMIT = 12_000; // ms

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'node_modules/.cache/type-scale');

const source = (n) => `
import { boolean, dateTime, defineResource, enumeration, image, money, number, percent, range, reference, referenceMany, rows, section, text, type RecordOf } from '@/dsl';
export const thing${n} = defineResource({
  name: 'area/thing-${n}',
  api: '/area/thing${n}',
  fields: {
    name: text({ required: true, max: 60 }), code${n}: text({ max: 20 }), status: enumeration([0, 1, 2], { required: true, tones: { 1: 'success' } }),
    power: number({ min: 0, max: 1000, decimals: 2, unit: 'kW' }), share: percent(), price: money({ currency: 'EUR' }), open: boolean(),
    owner: reference('area/thing-${(n + 1) % RESOURCES}', { required: true }), users: referenceMany('area/thing-${(n + 2) % RESOURCES}'),
    updateTime: dateTime({ readOnly: true }), photo: image({ single: true }), remark: text({ multiline: true }), kind: enumeration(['a', 'b', 'c${n}']),
    parts: rows({ part: text({ required: true }), count: number() }), sort: number(),
  },
  list: { columns: ['name', 'status', { field: 'code${n}', width: 90 }], filters: ['name', range('updateTime')], sort: { field: 'sort', order: 'asc' } },
  form: [section('basic', ['name', 'code${n}', 'status', 'owner']), section('more', ['power', 'parts', 'kind'], { visible: { status: { in: [0, 1] } } })],
  when: { power: { visible: { kind: 'a', or: [{ open: true }, { status: 2 }] } }, remark: { required: (record) => record.status === 2 } },
  actions: { unlock: { on: 'row', call: 'POST unlock', visible: { status: 2 }, enabled: (record) => (record.name ?? '').length > ${n % 7} } },
  workflow: { state: 'status', path: [0, 1], transitions: { start: { from: [0], to: 1, call: 'POST start' }, stop: { from: [1], to: 2, call: 'POST stop' } } },
});
export const words${n} = (record: RecordOf<typeof thing${n}>): string => (record.name ?? '') + (record.parts?.[0]?.part ?? '') + (record.kind === 'c${n}' ? (record.owner ?? '') : '');
`;

const report = (n) => `
import { bars, chart, defineMeasures, defineReport, enumeration, figures, line, period, reference, table, text } from '@/dsl';
const measures = defineMeasures({
  generation: { unit: 'kWh', tone: 'solar', aliases: ['production${n}'] }, income: { unit: 'money', tone: 'good' }, cost: { unit: 'money' },
  profit: { unit: 'money', signed: true }, efficiency: { unit: '%' }, hours${n}: { unit: 'h' }, demand: { unit: 'kW' }, price: { unit: 'money/kWh' },
});
export const report${n} = defineReport({
  name: 'area/report-${n}',
  api: '/area/report${n}',
  params: {
    stationId: reference('area/thing-${n}', { required: true }), period: period(['day', 'month', 'year'], { maxSpan: { day: '31 days', month: '1 year' } }),
    kind: enumeration([1, 2, ${n + 3}]), city: text({ max: 30 }),
  },
  when: { city: { visible: { kind: 1 } } },
  measures,
  fields: { device${n}: text(), state: enumeration(['on', 'off']) },
  blocks: {
    total: figures('POST general', ['generation', 'income', 'profit', 'hours${n}'], { compare: 'previous' }),
    trend: chart('POST list', [...bars(['income', 'cost'], 'money'), line('profit'), line('price')], { span: 8 }),
    rows: table('POST page', ['device${n}', 'state', 'generation', 'efficiency', 'demand'], { totals: true }),
  },
  download: 'POST download',
});
`;

try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < RESOURCES; n += 1) writeFileSync(join(folder, `thing${n}.ts`), source(n));
  for (let n = 0; n < REPORTS; n += 1) writeFileSync(join(folder, `report${n}.report.ts`), report(n));
  const paths = { '@/*': [join(root, 'src/*')] };
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { paths, types: ['vite/client'] },
    // what rooms declare besides: made up modules, and what the theme of MUI has more
    include: ['*.ts', join(root, 'src/**/*.d.ts'), join(root, 'src/theme/createConsoleTheme.ts')],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));

  const begin = performance.now();
  const { files, problems } = await compile(root, ['-p', folder]);
  const time = performance.now() - begin;
  if (problems.length > 0) console.error(problems.join('\n').slice(0, 4000));
  const read = files.filter((file) => file.includes('/type-scale/')).length;
  console.log(
    `types: ${RESOURCES} resources of 15 fields and ${REPORTS} reports in ${(time / 1000).toFixed(2)} s (limit ${LIMIT / 1000} s)`,
  );
  console.log(`${read} files, ${problems.length} problems`);
  process.exitCode = problems.length === 0 && time < LIMIT ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
