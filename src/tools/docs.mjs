/*
 * npm run docs            writes docs/schema.md from the doc comments of src/schema and the field types, and
 *                         docs/resources/<area>.<language>.md from the schemas and their texts
 * npm run docs -- --check fails when a file is not what it would write
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readInterfaces } from './docs/readInterfaces.mjs';
import { loadTool, root } from './loadTool.mjs';

const read = (path) => readFileSync(`${root}/${path}`, 'utf8');

/** Interfaces of the language, in the order a reader meets them. */
const CHAPTERS = [
  ['A resource', 'src/schema/resource.ts', ['ResourceSpec', 'StandardOptions', 'DeleteOptions']],
  ['Calls', 'src/schema/call.ts', ['ApiSpec', 'SortParams', 'ApiCalls', 'CallOptions', 'PageShape']],
  ['Options of every field', 'src/schema/field.ts', ['FieldOptions', 'FieldPermission']],
  ['Lists', 'src/schema/list.ts', ['ListSpec', 'Column', 'Filter', 'Search', 'TreeSpec']],
  ['Imports', 'src/schema/import.ts', ['ImportSpec']],
  ['Forms and details', 'src/schema/form.ts', ['Section', 'FieldConditions']],
  ['Conditions', 'src/schema/condition.ts', ['ValueTest']],
  ['Actions', 'src/schema/action.ts', ['Action']],
  ['Workflows', 'src/schema/workflow.ts', ['MachineOn', 'WorkflowOn', 'Transition']],
];

const escape = (text) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

function table({ doc, properties }) {
  const rows = properties.map(({ name, type, optional, doc: own }) => `| \`${name}\`${optional ? '' : ' *'} | \`${escape(type)}\` | ${escape(own)} |`);
  return [doc, '', '| property | type | meaning |', '|---|---|---|', ...rows, ''].join('\n');
}

function chapter([title, path, names]) {
  const found = readInterfaces(read(path));
  return [`## ${title}`, '', ...names.flatMap((name) => [`### ${name}`, '', table(found.get(name) ?? missing(path, name))])].join('\n');
}

function missing(path, name) {
  throw new Error(`${path} has no documented interface ${name}.`);
}

function types() {
  const folders = readdirSync(`${root}/src/fields`, { withFileTypes: true }).filter((entry) => entry.isDirectory() && existsSync(`${root}/src/fields/${entry.name}/type.ts`));
  return folders.flatMap(({ name }) => {
    const source = read(`src/fields/${name}/type.ts`);
    const options = [...readInterfaces(source).values()].find((one) => one.heritage.includes('Options'));
    const doc = [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:function|const) \w+/g)].at(-1)?.[1] ?? '';
    return [`### ${name}`, '', escape(doc.replace(/^\s*\*\s?/gm, ' ')), '', ...(options && options.properties.length > 0 ? [table({ doc: '', properties: options.properties })] : [])];
  });
}

/** A whole schema to begin with; the tests hold it. */
function example() {
  const path = 'schemas/iot/product-type.ts';
  const [, source = ''] = read(path).split(/^(?=export const )/m);
  return ['## One in full', '', `A device model (\`${path}\`): rules, a reference, enums with colours, tables of rows, filters, sections, and actions that depend on the record.`, '', '```ts', source.trim(), '```', ''];
}

const text = [
  '# The schema language',
  '',
  '_Written by `npm run docs` from the doc comments of `src/schema` and `src/fields/*/type.ts`; change those, not this._',
  '',
  'A schema file imports everything from `@/dsl`. A star marks what must be said; everything else has a default.',
  '',
  'Its texts are in `locales/<area>/en.json` and `zh.json`, under `resources.<name>`: `name` (several), `one`, `fields.<field>`,',
  '`enums.<field>.<code>`, `sections.<section>`, `actions.<action>.label | confirm | success`. The playground and the tests name every one that is missing.',
  '',
  ...example(),
  ...CHAPTERS.map(chapter),
  '## Field types',
  '',
  ...types(),
].join('\n').replace(/\n{3,}/g, '\n\n');

const { resourceDocs } = await loadTool('src/tools/docs/resourceDocs.ts');
const files = { 'docs/schema.md': `${text.trimEnd()}\n`, ...resourceDocs() };
const folder = `${root}/docs/resources`;
const there = existsSync(folder) ? readdirSync(folder).map((name) => `docs/resources/${name}`) : [];
const left = there.filter((path) => files[path] === undefined);
const changed = Object.entries(files).filter(([path, content]) => !existsSync(`${root}/${path}`) || read(path) !== content);

if (process.argv.includes('--check')) {
  const wrong = [...changed.map(([path]) => path), ...left];
  if (wrong.length > 0) {
    console.error(`${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} not up to date with the schemas: run \`npm run docs\`.`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of changed) writeFileSync(`${root}/${path}`, content);
  for (const path of left) rmSync(`${root}/${path}`);
  console.log(changed.length + left.length === 0 ? 'Everything is up to date.' : `Written: ${[...changed.map(([path]) => path), ...left.map((path) => `${path} (removed)`)].join(', ')}`);
}
