/*
 * Holds the direction of imports (docs/architecture.md): inside src each folder imports only folders before it, the
 * wire knows no schema but its readers, src knows no entity, schema files import only the dsl, and nothing imports in a
 * circle; one file names the inside of react-router, nothing folds letters by the language of the browser, and generic
 * code asks no field type for its name and no block for its kind. Plain Node.
 */
import { relative } from 'node:path';
import { isDoor, isPublicDoor } from '../../src/tools/doors.mjs';
import { importsIn } from './importsIn.mjs';
import { isTest, sourceFiles, textOf } from './sources.mjs';

const LAYERS = [
  'schema',
  'api',
  'access',
  'data',
  'theme',
  'widgets',
  'charts',
  'fields',
  'report',
  'crud',
  'energy',
  'shell',
];
const CLOCK = 'src/schema/dates/currentTime.ts';

const sources = sourceFiles();
const known = new Set(sources);
const importsOf = importsIn(sources);

const roomOf = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');
/** Front doors of the package, and helpers of tests, stand on files of the rooms. */
const isFront = (file) => /^src\/[^/]+$|\/testing\/|\/test[A-Z]\w*\.tsx?$/.test(file) || isTest(file);
const layerOf = (file) => (file.startsWith('src/') ? LAYERS.indexOf(file.split('/')[1]) : -1);
const isType = (file) => pure.has(file);
/** What field types of a later room are made of. */
const SLOTS = /^src\/energy\/slots\//;
/** Field types of their room, and of a later one. */
const OF_TYPES = /^src\/(?:\w+\/)?fields\//;
/**
 * Values of the outside are read the same on the wire, in forms and in sheets: readers of nothing but other readers are
 * for every room.
 */
const isReader = (file) =>
  file.startsWith('src/schema/readers/') && importsOf(file).every(({ eager, target }) => !eager || isReader(target));
const problems = [];
const graph = new Map();

/** `type.ts` of every field type and the files of its room it is made of: the half that runs without React. */
const pure = new Set();
(function follow(list) {
  for (const file of list.filter((one) => /^src\/(?:fields|energy)\//.test(one) && !pure.has(one))) {
    pure.add(file);
    follow(
      importsOf(file)
        .filter(({ eager, target }) => (eager || SLOTS.test(target)) && known.has(target))
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
  if (file.startsWith('src/') && !OF_TYPES.test(file) && /\btype\.name\s*[!=]==/.test(text))
    problems.push(`${file}: no field type is known by its name here: give it a trait (src/schema/field.ts)`);
  if (
    !OF_TYPES.test(file) &&
    !file.startsWith('tests/') &&
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
  for (const { target, through } of imports) {
    const [from, to] = [layerOf(file), layerOf(target)];
    const say = (reason) => problems.push(`${file} imports ${through}: ${reason}`);
    // the build of a console mounts its backend while it is developed, and knows the texts it leaves out
    if (file.startsWith('src/tools/vite/') && /^(?:mocks\/serve|src\/data\/texts)\//.test(target)) continue;
    if (file.startsWith('src/') && /^(schemas|resources|mocks|tests)\//.test(target)) say('src knows no entity');
    if (from >= 0 && to > from && !isTest(file) && through !== 'src/dsl.ts')
      say(`src/${LAYERS[from]} comes before src/${LAYERS[to]}`);
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
    if (OF_TYPES.test(file) && isType(file) && to > 0 && !isType(target))
      say('a field type is pure: it imports only src/schema and field types');
    if (through.startsWith('src/') && roomOf(through) !== roomOf(file) && !isFront(file) && !through.endsWith('.css')) {
      if (!isDoor(through)) say(`from outside of a room only its doors are imported`);
      else if (!file.startsWith('src/') && !isPublicDoor(through))
        say('that door is for the rooms of the framework alone');
    }
    if (file.startsWith('schemas/') && !through.startsWith('schemas/') && through !== 'src/dsl.ts')
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

/** On so many doors pages, schemas and backends may stand. */
const MOST_DOORS = 24;
const standOn = new Set(
  sources
    .filter((file) => !file.startsWith('src/') && !isTest(file))
    .flatMap((file) => importsOf(file).map(({ through }) => through))
    .filter(isDoor),
);
if (standOn.size > MOST_DOORS) problems.push(`pages stand on ${standOn.size} doors, more than ${MOST_DOORS}`);

for (const problem of problems) console.error(problem);
console.log(`Pages, schemas and backends stand on ${standOn.size} doors.`);
console.log(`${sources.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
