/*
 * npm run test:mutants                 a hundred mistakes in schemas, one at a time, and which of them no narrow test
 *                                      finds
 * npm run test:mutants -- --seed 7     others of them; --count 20 fewer; --area iot,ticket only there
 *
 * Works in a copy of the project. Each mutant is tried against the specification, what was decided and the pages of
 * docs/resources (records of what was there), and the contract and the unit tests of its area. Fails when a tenth of
 * them or more survive.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject } from '../copyProject.mjs';
import { mutantsOf } from './mutations.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const argument = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const [seed, count, area] = [Number(argument('seed', 16)), Number(argument('count', 100)), argument('area', '')];
const MOST_SURVIVING = 0.1;

/** The same numbers for the same seed, between 0 and 1. */
function numbers(from) {
  let state = from;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const copy = copyProject(root, 'mutants', { tests: true });
cpSync(join(root, 'docs'), join(copy, 'docs'), { recursive: true });

/** A sample with each kind about as often as the others. */
function sample() {
  const files = readdirSync(join(copy, 'schemas'), { recursive: true })
    .map(String)
    .filter(
      (path) =>
        path.endsWith('.ts') && path.includes('/') && (area === '' || area.split(',').includes(path.split('/')[0])),
    );
  const all = files.flatMap((path) => mutantsOf(`schemas/${path}`, readFileSync(join(copy, 'schemas', path), 'utf8')));
  const kinds = all.reduce((map, one) => map.set(one.kind, [...(map.get(one.kind) ?? []), one]), new Map());
  const next = numbers(seed);
  const left = [...kinds.values()];
  const taken = [];
  while (taken.length < count && left.some((one) => one.length > 0)) {
    for (const own of left)
      if (own.length > 0 && taken.length < count) taken.push(...own.splice(Math.floor(next() * own.length), 1));
  }
  return taken;
}

const run = (...args) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' }).status === 0;
/** Whether tests pass. Tests that could not run at all have found nothing. */
function tests(...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...args],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  if (status !== 0 && !/Test(?:s| Files) .*failed/.test(stdout))
    throw new Error(`Tests of ${args.join(' ')} could not run.\n${stderr}`);
  return status === 0;
}

const passing = new Map([
  ['the specification', true],
  ['what was decided', true],
  ['the pages of docs', true],
]);
/** Whether the tests pass without any mutant: those that do not find none. */
function passesAsItIs(key, trial) {
  if (!passing.has(key)) passing.set(key, trial());
  return passing.get(key);
}

/** The tests a mutant of this file is tried against, the quickest first. */
function trials({ file }) {
  const [, folder] = file.split('/');
  const name = file.includes('/parts/') ? '' : file.slice(file.lastIndexOf('/') + 1);
  const own = name.endsWith('.ts') ? `${folder}/${name.replace(/(?:\.report)?\.ts$/, '')} ` : `${folder}/`;
  return [
    { by: 'the specification', key: 'the specification', trial: () => tests('tests/contract/specification.test.ts') },
    { by: 'what was decided', key: 'what was decided', trial: () => tests('tests/contract/conditions.test.ts') },
    { by: 'the pages of docs', key: 'the pages of docs', trial: () => run('src/tools/docs.mjs', '--check') },
    {
      by: 'the contract',
      key: `the contract of ${own}`,
      trial: () => tests('tests/contract/resource.test.ts', 'tests/contract/report.test.ts', '-t', `^${own}`),
    },
    {
      by: 'unit tests',
      key: `unit tests of ${folder}`,
      trial: () => tests(`schemas/${folder}`, `mocks/areas/${folder}`, 'mocks/account', '--passWithNoTests'),
    },
  ];
}

if (
  !run('src/tools/docs.mjs') ||
  !tests('tests/contract/conditions.test.ts', '-u') ||
  !tests('tests/contract/specification.test.ts')
) {
  console.error('The project fails these tests as it is: mend it first.');
  process.exit(1);
}

const caught = new Map();
const survivors = [];
const chosen = sample();
for (const [index, mutant] of chosen.entries()) {
  const { file, kind, line, was, is, source } = mutant;
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const by = trials(mutant).find(({ key, trial }) => {
    if (!passesAsItIs(key, trial)) return false;
    writeFileSync(path, source);
    const finds = !trial();
    writeFileSync(path, before);
    return finds;
  })?.by;
  if (by) caught.set(by, (caught.get(by) ?? 0) + 1);
  else survivors.push(`${file}:${line} ${kind}: ${was}  ->  ${is}`);
  console.log(`${index + 1}/${chosen.length} ${by ? `found by ${by}` : 'SURVIVED'}: ${kind}, ${file}:${line}`);
}

console.log(
  `\n${chosen.length} mutants, seed ${seed}. ${[...caught].map(([by, times]) => `${times} found by ${by}`).join(', ')}, ${survivors.length} survived.`,
);
for (const one of survivors) console.log(`survived  ${one}`);
process.exitCode = survivors.length >= chosen.length * MOST_SURVIVING ? 1 : 0;
