/*
 * npm run check -- depot/part   one resource or report: names, types, linter and texts, contract. What is wrong with names comes
 *                               first, and alone; the others run beside each other. Ends with 'N passed, N failed'.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { nameProblems, schemaFiles } from './check/nameProblems.mjs';
import { loadTool, root } from './loadTool.mjs';

const name = process.argv[2] ?? '';
const files = schemaFiles(root);
const own = files.find(({ expected }) => expected === name);
const begun = performance.now();
let [passed, failed] = [0, 0];

function tell(title, problems) {
  if (problems.length > 0) failed += 1;
  else passed += 1;
  console.log(`${problems.length > 0 ? 'FAIL' : 'ok  '} ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)${problems.map((one) => `\n     ${one.replaceAll('\n', '\n     ')}`).join('')}`);
}

/** Runs a command of a package; resolves what it printed, and how it ended. */
function run(bin, args, env = {}) {
  const child = spawn(process.execPath, [`${root}/node_modules/${bin}`, ...args], { cwd: root, env: { ...process.env, ...env } });
  const parts = [];
  child.stdout.on('data', (part) => parts.push(part));
  child.stderr.on('data', (part) => parts.push(part));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, text: Buffer.concat(parts).toString() })));
}

/** Types of its file, its views, and all they import: a fraction of the project. */
async function types(paths) {
  const folder = `${root}/node_modules/.cache/check`;
  mkdirSync(folder, { recursive: true });
  const project = `${folder}/tsconfig.json`;
  const up = (path) => `../../../${path}`;
  const aliases = { '@/*': [up('src/*')], '@schemas/*': [up('schemas/*')], '@mocks/*': [up('mocks/*')] };
  writeFileSync(project, JSON.stringify({ extends: up('tsconfig.json'), compilerOptions: { paths: aliases }, include: [], exclude: [], files: [...paths, 'src/virtualRegistry.d.ts', 'src/data/registry/resourceViews.ts'].map(up) }));
  const { status, text } = await run('typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', project]);
  tell('types', status === 0 ? [] : text.trim().split('\n').map((line) => line.replace(/^(?:\.\.\/)+/, '')));
}

async function linter(views) {
  try {
    const { findingsOf } = await loadTool('src/tools/check/findingsOf.ts');
    tell('linter and texts', findingsOf(root, await loadTool(own.file), files.map(({ expected }) => expected), views));
  } catch (error) {
    tell('linter and texts', [error.message]);
  }
}

async function contract() {
  const file = own.file.endsWith('.report.ts') ? 'report' : 'resource';
  const { status, text } = await run('vitest/vitest.mjs', ['run', `tests/contract/${file}.test.ts`, '--project', 'logic', '--reporter=json', '--silent'], { CHECKED: name });
  try {
    const { testResults, numPassedTests } = JSON.parse(text.slice(text.indexOf('{"')));
    const broken = testResults.flatMap(({ assertionResults, message }) => (assertionResults.length > 0 ? assertionResults.filter((one) => one.status === 'failed') : [{ fullName: message, failureMessages: [] }]));
    tell(`contract, ${numPassedTests} tests`, broken.map(({ fullName, failureMessages }) => `${fullName}\n  ${(failureMessages[0] ?? '').split('\n    at ')[0]}`));
  } catch {
    tell('contract', status === 0 ? [] : [text.trim()]);
  }
}

function check() {
  const wrong = nameProblems(root, name);
  tell('names', wrong);
  if (wrong.length > 0) return undefined;
  const views = `resources/${name}.views.tsx`;
  const hasViews = existsSync(`${root}/${views}`);
  return Promise.all([types([own.file, ...(hasViews ? [views] : [])]), linter(hasViews ? readFileSync(`${root}/${views}`, 'utf8') : ''), contract()]);
}

if (own || nameProblems(root, name).length > 0) {
  await check();
  console.log(`${passed} passed, ${failed} failed`);
} else {
  const word = name.split('/').pop() || '?';
  const near = files
    .map(({ expected }) => expected)
    .filter((one) => one.includes(word))
    .sort((one, other) => Number(other.startsWith(name)) - Number(one.startsWith(name)))
    .slice(0, 5);
  console.error(`Usage: npm run check -- <area>/<entity>\nThere is no schemas/${name || '<area>/<entity>'}.ts${near.length > 0 ? `; did you mean ${near.join(', ')}?` : '.'}`);
  failed = 1;
}
process.exitCode = failed > 0 ? 1 : 0;
