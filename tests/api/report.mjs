/*
 * npm run api            writes tests/api/report.txt: what other consoles may build on, as the compiler declares it
 * npm run api -- --check fails when it is not what the sources say: a change of the edge is made knowingly, and told in
 *   CHANGELOG.md
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The public edge: what schemas, views, pages and backends of other consoles import. All else may change with any
 * version.
 */
export const EDGE = [
  'src/dsl.ts',
  'src/schema/index.ts',
  'src/api/index.ts',
  'src/crud/views.ts',
  'src/fields/views.ts',
  'src/report/views.ts',
  'mocks/module.ts',
  'mocks/crud/hooks.ts',
  'mocks/report/reportSource.ts',
];

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const REPORT = `${root}/tests/api/report.txt`;
const cache = `${root}/node_modules/.cache/api`;

/** Declarations of the edge and what it is made of, below the cache. */
function declare() {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const up = (path) => `../../../${path}`;
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    allowImportingTsExtensions: true,
    rootDir: up('.'),
    outDir: './out',
    paths: { '@/*': [up('src/*')], '@schemas/*': [up('schemas/*')], '@mocks/*': [up('mocks/*')] },
  };
  writeFileSync(
    `${cache}/tsconfig.json`,
    JSON.stringify({
      extends: up('tsconfig.json'),
      compilerOptions,
      include: [],
      exclude: [],
      files: [...EDGE, 'src/virtualRegistry.d.ts'].map(up),
    }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [`${root}/node_modules/typescript/bin/tsc`, '-p', `${cache}/tsconfig.json`, '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  );
  if (!existsSync(`${cache}/out/src/dsl.d.ts`)) throw new Error(`Nothing was declared.\n${stdout}`);
}

const pathOf = (from, name) => {
  const base = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : name.startsWith('@schemas/')
      ? `schemas/${name.slice(9)}`
      : name.startsWith('@mocks/')
        ? `mocks/${name.slice(7)}`
        : normalize(join(dirname(from), name));
  return [`${base}.d.ts`, `${base}/index.d.ts`, base.replace(/\.tsx?$/, '.d.ts')].find((path) =>
    existsSync(`${cache}/out/${path}`),
  );
};

/** A module and all it exports of others, in the order of their paths; what it only imports is not of the edge. */
function edgeOf(file, seen = new Map()) {
  if (seen.has(file)) return seen;
  const text = readFileSync(`${cache}/out/${file}`, 'utf8');
  seen.set(file, text);
  for (const [, name] of text.matchAll(/^export [^;]*? from ['"]([^'"]+)['"];?$/gm)) {
    const next = /^[.@]/.test(name) && !name.startsWith('@mui') ? pathOf(file, name) : undefined;
    if (next) edgeOf(next, seen);
  }
  return seen;
}

declare();
const seen = new Map();
for (const file of EDGE) edgeOf(file.replace(/\.tsx?$/, '.d.ts'), seen);
const exported = (text) =>
  text
    .split('\n')
    .filter((line) => !/^import\b/.test(line) && line.trim() !== '' && line.trim() !== 'export {};')
    .join('\n');
const report = [...seen]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([file, text]) => `## ${file.replace(/\.d\.ts$/, '')}\n\n${exported(text)}\n`)
  .join('\n');

if (!process.argv.includes('--check')) {
  writeFileSync(REPORT, report);
  console.log(`${seen.size} modules, ${report.split('\n').length} lines.`);
} else if ((existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '') !== report) {
  writeFileSync(`${cache}/report.txt`, report);
  const { stdout } = spawnSync('diff', ['-u', REPORT, `${cache}/report.txt`], { encoding: 'utf8' });
  console.error(
    `What other consoles build on has changed. If that is meant, run \`npm run api\` and tell it in CHANGELOG.md.\n${stdout.split('\n').slice(0, 80).join('\n')}`,
  );
  process.exitCode = 1;
} else console.log(`${seen.size} modules, 0 problems: they are as the report says.`);
