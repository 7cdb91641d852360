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
    fix: /Use one of: .*\bmax, min, multiline/,
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
    fix: /Did you mean "a"\?|Use one of: a, b\./,
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
    fix: /Use one of: name, id\./,
  },
  'a-range-of-texts': {
    source: `${fields()} list: { filters: [range('name')] },`,
    property: 'list.filters.name',
    fix: /Filter by the field itself: 'name'/,
  },
  'a-time-that-is-none': {
    source: `${fields()} list: { refresh: '30 sec' },`,
    property: 'list.refresh',
    fix: /'30 s'/,
  },
  'edited-in-no-column': {
    source: `${fields('note: text()')} list: { columns: ['name'], inline: ['note'] },`,
    property: 'list.inline',
    fix: /Add it to `list\.columns`/,
  },
  'pages-of-nothing': {
    source: `${fields()} list: { pageSize: 0 },`,
    property: 'list.pageSize',
    fix: /a number such as 10, 20, 50 or 100/,
  },
  'a-column-twice': {
    source: `${fields()} list: { columns: ['name', 'name'] },`,
    property: 'list.columns.name',
    fix: /Keep one/,
  },
  'a-path-that-ends-nowhere': {
    source: `${fields(STATES)} workflow: { state: 'state', path: ['open', 'done'], transitions: { lose: { from: ['open'], to: 'lost', call: 'POST lose' } } },`,
    property: 'workflow.path',
    fix: /to: "done"/,
  },
  'a-state-that-no-way-leads-to': {
    source: `${fields(STATES)} workflow: { state: 'state', path: ['open', 'lost', 'done'], transitions: { end: { from: ['open'], to: 'done', call: 'POST end' } } },`,
    property: 'workflow.path',
    fix: /to: "lost"/,
  },
  'a-code-that-no-way-leads-to': {
    source: `${fields(STATES)} workflow: { state: 'state', path: ['open', 'done'], transitions: { end: { from: ['open'], to: 'done', call: 'POST end' } } },`,
    property: 'workflow.path',
    fix: /to: "lost".*leave the state out/,
  },
  'a-way-from-a-text': {
    source: `${fields(STATES)} workflow: { state: 'state', transitions: { end: { from: 'open', to: 'done', call: 'POST end' } } },`,
    property: 'workflow.transitions.end.from',
    fix: /Write from: \['open'\]/,
  },
  'a-workflow-without-ways': {
    source: `${fields(STATES)} workflow: { state: 'state', transition: {} },`,
    property: 'workflow.transition',
    fix: /Did you mean "transitions"/,
  },
  'computed-of-nothing': {
    source: fields('double: computed((record) => String(record.naem))'),
    property: 'fields.double',
    fix: /Did you mean "name"/,
  },
  'a-filter-by-what-is-computed': {
    source: `${fields('double: computed((record) => String(record.name))')} list: { filters: ['double'] },`,
    property: 'list.filters.double',
    fix: /Name the fields it is made of/,
  },
  'an-option-of-a-column': {
    source: `${fields()} list: { columns: [{ field: 'name', widht: 90 }] },`,
    property: 'list.columns.name.widht',
    fix: /Did you mean "width"/,
  },
  'an-option-of-a-filter': {
    source: `${fields('day: date()')} list: { filters: [range('day', { maxspan: '31 days' })] },`,
    property: 'list.filters.day.maxspan',
    fix: /Did you mean "maxSpan"/,
  },
  'a-span-in-words': {
    source: `${fields('day: date()')} list: { filters: [range('day', { maxSpan: 'a month' })] },`,
    property: 'list.filters.day.maxSpan',
    fix: /maxSpan: '31 days'/,
  },
  'an-order-in-words': {
    source: `${fields()} list: { sort: { field: 'name', order: 'ascending' } },`,
    property: 'list.sort.order',
    fix: /Use one of: asc, desc/,
  },
  'an-order-that-is-a-text': {
    source: `${fields()} list: { sort: 'name' },`,
    property: 'list.sort',
    fix: /Write list.sort: \{ field/,
  },
  'columns-that-are-a-text': {
    source: `${fields()} list: { columns: 'name' },`,
    property: 'list.columns',
    fix: /Write list.columns: \['name'\]/,
  },
  'a-list-that-is-only-columns': {
    source: `${fields()} list: ['name'],`,
    property: 'list',
    fix: /Write list: \{ columns/,
  },
  'a-row-that-opens-a-page': {
    source: `${fields()} list: { open: 'page' },`,
    property: 'list.open',
    fix: /Use one of: detail, edit, false/,
  },
  'required-in-words': {
    source: `${fields("note: text({ required: 'yes' })")}`,
    property: 'fields.note.required',
    fix: /Write required: true/,
  },
  'a-bound-that-is-a-text': {
    source: `${fields("note: text({ max: '60' })")}`,
    property: 'fields.note.max',
    fix: /Write a number: max: 60/,
  },
  'half-a-decimal': {
    source: `${fields('count: number({ decimals: 1.5 })')}`,
    property: 'fields.count.decimals',
    fix: /Write a number: decimals: 2/,
  },
  'a-flag-that-is-a-text': {
    source: `${fields("on: boolean({ default: 'yes' })")}`,
    property: 'fields.on.default',
    fix: /Write default: true/,
  },
  'codes-that-are-a-text': {
    source: `${fields("kind: enumeration('a')")}`,
    property: 'fields.kind.values',
    fix: /Write a list/,
  },
  'no-codes-at-all': {
    source: `${fields('kind: enumeration([])')}`,
    property: 'fields.kind.values',
    fix: /Name them/,
  },
  'a-tone-of-no-code': {
    source: `${fields("kind: enumeration(['a', 'b'], { tones: { c: 'error' } })")}`,
    property: 'fields.kind.tones.c',
    fix: /Did you mean "a"/,
  },
  'a-currency-that-is-none': {
    source: `${fields("cost: money({ currency: 'EURO' })")}`,
    property: 'fields.cost.currency',
    fix: /currency: 'EUR'/,
  },
  'degrees-without-a-sign': {
    source: `${fields("heat: number({ unit: 'C' })")}`,
    property: 'fields.heat.unit',
    fix: /Write '°C'/,
  },
  'an-ending-with-a-dot': {
    source: `${fields("paper: file({ accept: ['.pdf'] })")}`,
    property: 'fields.paper.accept',
    fix: /Write accept: \['pdf'\]/,
  },
  'no-file-at-all': {
    source: `${fields('photo: image({ maxCount: 0 })')}`,
    property: 'fields.photo.maxCount',
    fix: /maxCount: 1/,
  },
  'a-code-for-all-of-a-field': {
    source: `${fields("note: text({ permission: 'seeNote' })")}`,
    property: 'fields.note.permission',
    fix: /see: 'seeNote'/,
  },
  'one-rule-for-a-list': {
    source: `${fields("note: text({ rules: pattern('plate', /x/) })")}`,
    property: 'fields.note.rules',
    fix: /Write a list/,
  },
  'a-condition-of-no-kind': {
    source: `${fields("kind: enumeration(['a', 'b'])")} when: { name: { visable: { kind: 'a' } } },`,
    property: 'when.name.visable',
    fix: /Did you mean "visible"/,
  },
  'a-section-of-a-text': {
    source: `${fields()} form: [{ key: 'basic', fields: 'name' }],`,
    property: 'form.0.fields',
    fix: /Write fields: \['name'\]/,
  },
  'a-section-without-a-name': {
    source: `${fields()} form: [{ fields: ['name'] }],`,
    property: 'form.0.key',
    fix: /key: 'basic'/,
  },
  'an-action-on-rows': {
    source: `${fields()} actions: { stop: { on: 'rows', call: 'POST stop' } },`,
    property: 'actions.stop.on',
    fix: /Did you mean "row"/,
  },
  'actions-in-a-list': {
    source: `${fields()} actions: [{ on: 'row', call: 'POST stop' }],`,
    property: 'actions',
    fix: /Write actions: \{ stop/,
  },
  'a-standard-action-that-is-none': {
    source: `${fields()} standard: { remove: { permission: 'x' } },`,
    property: 'standard.remove',
    fix: /Use one of: detail, create, edit, delete/,
  },
  'others-of-nobody': {
    source: `${fields()} related: { plain: { resource: 'depot/plain' } },`,
    property: 'related.plain.by',
    fix: /Say by which filter/,
  },
  'a-tab-of-nothing': {
    source: `${fields()} related: { plain: {} },`,
    property: 'related.plain',
    fix: /resource: 'depot\/part'/,
  },
  'an-option-of-a-tab': {
    source: `${fields()} related: { plain: { resource: 'depot/plain', by: { name: 'name' }, tab: 'x' } },`,
    property: 'related.plain.tab',
    fix: /Use one of: resource, by/,
  },
  'an-option-of-a-call': {
    source: `${fields()} CALLS { edit: { call: 'POST edit', idname: 'no' } }`,
    property: 'api.edit.idname',
    fix: /Did you mean "idName"/,
  },
  'an-action-called-edit': {
    source: `${fields()} actions: { edit: { on: 'row', call: 'POST change' } },`,
    property: 'actions.edit',
    fix: /Rename it, or describe the standard one in `standard`/,
  },
  'a-permission-that-is-empty': {
    source: fields("note: text({ permission: { see: '' } })"),
    property: 'fields.note.permission.see',
    fix: /Write the code, such as 'seeCost', or remove it/,
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
    fix: /Remove `totals`/,
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

/** Files that cannot be read at all: told with the line, and the others are looked at. */
const BROKEN: Readonly<Record<string, { readonly source: string; readonly told: RegExp }>> = {
  'a-name-that-is-none': {
    source: fields('note: txt()'),
    told: /:3: txt is not defined\. Import it, or correct its name\. It says: export const/,
  },
  'a-pattern-that-does-not-compile': {
    source: fields("note: text({ rules: [pattern('plate', '([A-Z')] })"),
    told: /:3: Invalid regular expression: .*Correct what is written there/,
  },
};

const BUILDERS =
  'boolean, computed, date, defineResource, enumeration, file, image, money, number, pattern, range, reference, text';
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
      Object.entries(BROKEN).map(([name, { source }]) => [`schemas/depot/${name}.ts`, resource(name, source)]),
    ),
    ...Object.fromEntries(
      Object.entries(REPORTS).map(([name, { source }]) => [`schemas/depot/${name}.report.ts`, report(name, source)]),
    ),
    'locales/depot/en.json': JSON.stringify(labels('Plain', {})),
    'locales/depot/zh.json': JSON.stringify(
      labels('普通', { placeholders: { name: '名称' }, feilds: { name: '名称' } }),
    ),
    'lint.mjs': LINTER,
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

/** What `npm run check -- depot` has the linter say there, without the compiler beside it, which takes its time. */
const LINTER = `
import { openTools, root } from './src/tools/loadTool.mjs';
import { schemaFiles } from './src/tools/check/nameProblems.mjs';

const files = schemaFiles(root);
const { load, close } = await openTools('silent');
const { findingsOf } = await load('src/tools/check/findingsOf.ts');
const names = files.map(({ expected }) => expected);
const found = await findingsOf({ root, framework: root, files, pages: [], load }, names);
for (const one of found) console.log(one);
await close();
`;

/** None of it knows that a test started it. */
function checked(): Promise<readonly string[]> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(?:VITEST|NODE_ENV$|NODE_OPTIONS$|CHECKED$|TEST$)/.test(key)),
  );
  const child = spawn(process.execPath, [`${root}/lint.mjs`], { cwd: root, env });
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

it.each(Object.entries(BROKEN))('%s is told with its line, and stops nothing else', (name, { told }) => {
  const of = lines.filter((line) => line.includes(`error: schemas/depot/${name}.ts`));
  expect(of.join('\n')).toMatch(told);
});

it('shows nobody the framework from inside', () => {
  const inside = lines.filter((line) => /^\s+at |node_modules|is not a function|undefined or null/.test(line));
  expect(inside).toEqual([]);
});
