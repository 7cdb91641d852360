/*
 * Holds the direction of imports (docs/architecture.md): inside src each folder imports only folders before it, the
 * wire knows no schema but its readers, src knows no entity, schema files import only the dsl, and nothing imports in a
 * circle; one file names the inside of react-router, nothing folds letters by the language of the browser, and generic
 * code asks no field type for its name and no block for its kind. Plain Node.
 */
import { dirname, join, normalize, relative } from 'node:path';
import { isTest, sourceFiles, textOf } from './sources.mjs';

const LAYERS = ['schema', 'api', 'access', 'data', 'widgets', 'charts', 'fields', 'report', 'crud', 'energy', 'shell'];
const CLOCK = 'src/schema/dates/currentTime.ts';

const sources = sourceFiles();
const known = new Set(sources);

function resolve(from, name) {
  const alias = { '@/': 'src/', '@schemas/': 'schemas/', '@mocks/': 'mocks/' };
  const prefix = Object.keys(alias).find((one) => name.startsWith(one));
  if (!prefix && !name.startsWith('.')) return undefined;
  const base = prefix ? alias[prefix] + name.slice(prefix.length) : normalize(join(dirname(from), name));
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => known.has(path)) ?? base;
}

/** Static imports count for circles; type-only and lazy ones only for directions. */
function importsOf(file) {
  const text = textOf(file);
  const found = [];
  for (const [, typed, name] of text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"]*?from\s*)?['"]([^'"]+)['"]/gm)) {
    found.push({ target: resolve(file, name), name, eager: !typed });
  }
  for (const [, name] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ target: resolve(file, name), name, eager: false });
  return found.filter(({ target }) => target !== undefined);
}

const layerOf = (file) => (file.startsWith('src/') ? LAYERS.indexOf(file.split('/')[1]) : -1);
const isType = (file) => pure.has(file);
/**
 * Values of the outside are read the same on the wire, in forms and in sheets: readers of nothing but other readers are
 * for every room.
 */
const isReader = (file) =>
  file.startsWith('src/schema/readers/') && importsOf(file).every(({ eager, target }) => !eager || isReader(target));
const problems = [];
const graph = new Map();

/** `type.ts` of every field type and the files of src/fields it is made of: the half that runs without React. */
const pure = new Set();
(function follow(list) {
  for (const file of list.filter((one) => one.startsWith('src/fields/') && !pure.has(one))) {
    pure.add(file);
    follow(
      importsOf(file)
        .filter(({ eager, target }) => eager && known.has(target))
        .map(({ target }) => target),
    );
  }
})(sources.filter((file) => file.endsWith('/type.ts')));

for (const file of sources) {
  const imports = importsOf(file);
  graph.set(
    file,
    imports.filter(({ eager, target }) => eager && known.has(target)).map(({ target }) => target),
  );
  if (isTest(file)) continue;
  const text = textOf(file);
  if (/\.toLocale(?:Lower|Upper)Case\(/.test(text))
    problems.push(`${file}: the language of the browser decides nothing: foldText for searches, toLowerCase for codes`);
  if (file.startsWith('src/') && !file.startsWith('src/fields/') && /\btype\.name\s*[!=]==/.test(text))
    problems.push(`${file}: no field type is known by its name here: give it a trait (src/schema/field.ts)`);
  if (
    !/^(?:src\/fields|tests)\//.test(file) &&
    /'\w+' in (?:\w+\.)*options\b/.test(text) &&
    !file.startsWith('src/shell/tabs/')
  )
    problems.push(
      `${file}: options of a type are read by typeOptions (src/schema/typeOptions.ts), or asked of the type`,
    );
  if (file.startsWith('src/') && /\bblock\.kind\s*[!=]==/.test(text))
    problems.push(`${file}: no block is known by its kind here: ask blockFacts, or give each kind its own`);
  if (file !== 'src/shell/routing/routerInternals.ts' && text.includes('UNSAFE_'))
    problems.push(`${file}: react-router's inside is named in src/shell/routing/routerInternals.ts alone`);
  for (const { target } of imports) {
    const [from, to] = [layerOf(file), layerOf(target)];
    const say = (reason) => problems.push(`${file} imports ${target}: ${reason}`);
    if (file.startsWith('src/') && /^(schemas|resources|mocks|tests)\//.test(target)) say('src knows no entity');
    if (from >= 0 && to > from) say(`src/${LAYERS[from]} comes before src/${LAYERS[to]}`);
    if (
      from >= 0 &&
      LAYERS[from] === 'api' &&
      to >= 0 &&
      LAYERS[to] === 'schema' &&
      target !== CLOCK &&
      !isReader(target) &&
      !importsOnlyTypes(file, target)
    )
      say('api imports only types of schema, readers, and the clock');
    if (file.startsWith('src/fields/') && isType(file) && to > 0 && !isType(target))
      say('a field type is pure: it imports only src/schema and field types');
    if (file.startsWith('schemas/') && !target.startsWith('schemas/') && target !== 'src/dsl.ts')
      say('a schema imports only @/dsl');
    if (file.startsWith('mocks/') && to > 0 && !isType(target)) say('mocks import schemas and src/schema only');
    if (file.startsWith('resources/') && target.startsWith('mocks/'))
      say('the console does not know the reference backend');
  }
}

function importsOnlyTypes(file, target) {
  return importsOf(file)
    .filter((one) => one.target === target)
    .every(({ eager }) => !eager);
}

const state = new Map();
function visit(file, trail) {
  if (state.get(file) === 'done') return;
  if (state.get(file) === 'open') {
    problems.push(
      `circle: ${[...trail.slice(trail.indexOf(file)), file].map((one) => relative('.', one)).join(' -> ')}`,
    );
    return;
  }
  state.set(file, 'open');
  for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
  state.set(file, 'done');
}
for (const file of sources) visit(file, []);

for (const problem of problems) console.error(problem);
console.log(`${sources.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
