import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** It is a process that loads the whole framework; a machine that does more beside is slow, and no failure. */
const PATIENCE = 300_000;

interface Mistake {
  /** Of the schema, without its name and address. */
  readonly source: string;
  /** What is told of it: the property, and what to write. */
  readonly property: string;
  readonly fix: RegExp;
  /** Where to change it; its own schema unless said otherwise. */
  readonly file?: string;
}

const NAME = 'name: text({ required: true })';
const STATES = "state: enumeration(['open', 'done', 'lost'], { readOnly: true })";
const fields = (...more: string[]): string => `fields: { ${[NAME, ...more].join(', ')} },`;

/** Single mistakes, each in a schema of its own. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'an-option-of-another-type': {
    source: fields('note: text({ maxlength: 60 })'),
    property: 'fields.note.maxlength',
    fix: /Did you mean "max"|Use one of: .*\bmax\b/,
  },
  'one-wire-name-twice': {
    source: fields("a: text({ wire: 'x' })", "b: text({ wire: 'x' })"),
    property: 'fields.b',
    fix: /another `wire` name/,
  },
  'a-text-that-is-longer-than-itself': {
    source: fields('note: text({ min: 9, max: 3 })'),
    property: 'fields.note.min',
    fix: /min: 3, max: 9/,
  },
  'a-number-between-nothing': {
    source: fields('count: number({ min: 100, max: 10 })'),
    property: 'fields.count.min',
    fix: /min: 10, max: 100/,
  },
  'a-default-that-is-no-code': {
    source: fields("kind: enumeration(['a', 'b'], { default: 'c' })"),
    property: 'fields.kind.default',
    fix: /Use one of: a, b|Did you mean/,
  },
  'a-code-twice': {
    source: fields("kind: enumeration(['a', 'b', 'a'])"),
    property: 'fields.kind.values',
    fix: /Name each code once/,
  },
  'a-field-to-send-that-is-none': {
    source: `${fields()} actions: { stop: { on: 'row', call: 'POST stop', sendFields: ['nmae'] } },`,
    property: 'actions.stop.sendFields.nmae',
    fix: /Did you mean "name"/,
  },
  'a-required-field-in-no-section': {
    source: `${fields('note: text()')} form: [{ key: 'basic', fields: ['note'] }],`,
    property: 'fields.name',
    fix: /Add it to a section/,
  },
  'an-id-that-nobody-has': {
    source: `${fields()} CALLS { detail: 'GET {uuid}/info' }`,
    property: 'api.detail',
    fix: /\{id\}/,
  },
  'an-id-in-capitals': {
    source: `${fields()} CALLS { edit: 'PUT {ID}' }`,
    property: 'api.edit',
    fix: /"id"/,
  },
  'others-by-a-filter-they-have-not': {
    source: `${fields()} related: { plain: { resource: 'depot/plain', by: { shelfId: 'id' } } },`,
    property: 'related.plain.by',
    fix: /"shelfId".*Use one of/,
  },
  'choices-within-a-field-they-have-not': {
    source: fields('kind: text()', "plainId: reference('depot/plain', { within: 'kind' })"),
    property: 'fields.plainId.within',
    fix: /filter|Use one of/,
  },
  'a-range-of-texts': {
    source: `${fields()} list: { filters: [range('name')] },`,
    property: 'list.filters.name',
    fix: /'name'|range/,
  },
  'a-time-that-is-none': {
    source: `${fields()} list: { refresh: '30 sec' },`,
    property: 'list.refresh',
    fix: /'30 s'/,
  },
  'edited-in-no-column': {
    source: `${fields('note: text()')} list: { columns: ['name'], inline: ['note'] },`,
    property: 'list.inline',
    fix: /column/,
  },
  'pages-of-nothing': { source: `${fields()} list: { pageSize: 0 },`, property: 'list.pageSize', fix: /\d/ },
  'a-column-twice': {
    source: `${fields()} list: { columns: ['name', 'name'] },`,
    property: 'list.columns.name',
    fix: /Keep one/,
  },
  'a-path-that-ends-nowhere': {
    source: `${fields(STATES)} workflow: { state: 'state', path: ['open', 'done'], transitions: { lose: { from: ['open'], to: 'lost', call: 'POST lose' } } },`,
    property: 'workflow',
    fix: /done/,
  },
  'a-state-that-no-way-leads-to': {
    source: `${fields(STATES)} workflow: { state: 'state', path: ['open', 'lost', 'done'], transitions: { end: { from: ['open'], to: 'done', call: 'POST end' } } },`,
    property: 'workflow',
    fix: /lost/,
  },
  'computed-of-nothing': {
    source: fields('double: computed((record) => String(record.naem))'),
    property: 'fields.double',
    fix: /Did you mean "name"/,
  },
  'a-filter-by-what-is-computed': {
    source: `${fields('double: computed((record) => String(record.name))')} list: { filters: ['double'] },`,
    property: 'list.filters.double',
    fix: /\w/,
  },
  'an-action-called-edit': {
    source: `${fields()} actions: { edit: { on: 'row', call: 'POST change' } },`,
    property: 'actions.edit',
    fix: /\w/,
  },
  'a-permission-that-is-empty': {
    source: fields("note: text({ permission: { see: '' } })"),
    property: 'fields.note.permission.see',
    fix: /\w/,
  },
};

/** Mistakes of a page of figures. */
const REPORTS: Readonly<Record<string, Mistake>> = {
  'a-station-that-is-misspelt': {
    source:
      "params: { statoin: reference('depot/plian') }, measures: { power: { unit: 'kW' } }, blocks: { all: table('GET all', ['power']) },",
    property: 'fields.statoin',
    fix: /depot\/plain/,
  },
  'a-sum-of-what-adds-up-to-nothing': {
    source:
      "params: {}, measures: { power: { unit: 'kW' } }, blocks: { all: table('GET all', ['power'], { totals: true }) },",
    property: 'blocks.all.totals',
    fix: /\w/,
  },
  'a-unit-in-small-letters': {
    source: "params: {}, measures: { energy: { unit: 'kwh' } }, blocks: { all: table('GET all', ['energy']) },",
    property: 'measures.energy.unit',
    fix: /kWh/,
  },
};

/** Mistakes of texts, by the file that has them. */
const TEXTS: readonly Mistake[] = [
  {
    source: '',
    file: 'locales/depot',
    property: 'resources.depot/plain.placeholders.name',
    fix: /only in zh.json. Write it/,
  },
  { source: '', file: 'locales/depot', property: 'resources.depot/plain.fields.name', fix: /Translate it/ },
  { source: '', file: 'locales/depot/zh.json', property: 'resources.depot/plain.feilds', fix: /Did you mean "fields"/ },
];

const BUILDERS = 'computed, defineResource, enumeration, number, range, reference, text';
const variable = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function resource(name: string, source: string): string {
  const [rest = '', calls] = source.split(' CALLS ');
  const api = calls
    ? `{ base: '/depot/${name}', page: 'GET page', ${calls.replace(/^\{ | \}$/g, '')} }`
    : `'/depot/${name}'`;
  return `import { ${BUILDERS} } from '@/dsl';\n\nexport const ${variable(name)} = defineResource({ name: 'depot/${name}', api: ${api}, ${rest} });\n`;
}
const report = (name: string, source: string): string =>
  `import { defineReport, reference, table } from '@/dsl';\n\nexport const ${variable(name)} = defineReport({ name: 'depot/${name}', api: '/depot/${name}', ${source} });\n`;

const labels = (words: string, more: object) => ({
  sections: { basic: words },
  resources: { 'depot/plain': { name: words, one: words, fields: { name: 'Name' }, ...more } },
});

let root = '';
let lines: readonly string[] = [];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mistakes-'));
  cpSync('src', `${root}/src`, { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  cpSync('tsconfig.json', `${root}/tsconfig.json`);
  const written = {
    'schemas/depot/plain.ts': resource('plain', `${fields()} list: { filters: ['name'] },`),
    ...Object.fromEntries(
      Object.entries(MISTAKES).map(([name, { source }]) => [`schemas/depot/${name}.ts`, resource(name, source)]),
    ),
    ...Object.fromEntries(
      Object.entries(REPORTS).map(([name, { source }]) => [`schemas/depot/${name}.report.ts`, report(name, source)]),
    ),
    'locales/depot/en.json': JSON.stringify(labels('Plain', {})),
    'locales/depot/zh.json': JSON.stringify(
      labels('普通', { placeholders: { name: '名称' }, feilds: { name: '名称' } }),
    ),
    'resources/README.md': '',
    'package.json': '{ "type": "module" }',
  };
  for (const [path, content] of Object.entries(written)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  symlinkSync(join(process.cwd(), 'node_modules'), `${root}/node_modules`, 'dir');
  lines = await checked();
}, PATIENCE);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What `npm run check -- depot` prints there. None of it knows that a test started it. */
function checked(): Promise<readonly string[]> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(?:VITEST|NODE_ENV$|NODE_OPTIONS$|CHECKED$|TEST$)/.test(key)),
  );
  const child = spawn(process.execPath, [`${root}/src/tools/check.mjs`, 'depot'], { cwd: root, env });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(parts).toString().split('\n')));
  });
}

const all: readonly (readonly [string, Mistake])[] = [
  ...Object.entries(MISTAKES).map(([name, one]) => [name, { file: `schemas/depot/${name}.ts`, ...one }] as const),
  ...Object.entries(REPORTS).map(([name, one]) => [name, { file: `schemas/depot/${name}.report.ts`, ...one }] as const),
  ...TEXTS.map((one) => [`${one.file}: ${one.property}`, one] as const),
];

it.each(all)('%s is told with its file, its property and what to write', (_, { file = '', property, fix }) => {
  const of = lines.filter((line) => line.includes(`${file}`));
  const told = of.filter((line) => line.includes(`: ${property}`));
  expect(told, of.join('\n')).not.toEqual([]);
  expect(
    told.some((line) => fix.test(line)),
    told.join('\n'),
  ).toBe(true);
});
