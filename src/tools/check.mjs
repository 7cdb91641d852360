/*
 * npm run check -- depot/part   resources and reports, one or several, or all of an area (`check -- depot`): names, types, linter and texts,
 *                               contract. What is wrong with names comes first, and alone; then what the linter says, in plain words, beside
 *                               the compiler's. The contract is told only of what both let pass. Ends with 'N passed, N failed'.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { inOrder } from './check/inOrder.mjs';
import { nameProblems, schemaFiles } from './check/nameProblems.mjs';
import { wantedNames } from './check/wantedNames.mjs';
import { openTools, root } from './loadTool.mjs';

const files = schemaFiles(root);
const { names, unknown } = wantedNames(files, process.argv.slice(2));
const own = files.filter(({ expected }) => names.includes(expected));
const begun = performance.now();
let [passed, failed] = [0, 0];

function tell(title, problems) {
  if (problems.length > 0) failed += 1;
  else passed += 1;
  console.log(`${problems.length > 0 ? 'FAIL' : 'ok  '} ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)${problems.map((one) => `\n     ${one.replaceAll('\n', '\n     ')}`).join('')}`);
  return problems.length === 0;
}

/** Runs a command of a package; `done` resolves what it printed, and how it ended. */
function run(bin, args, env = {}) {
  const child = spawn(process.execPath, [`${root}/node_modules/${bin}`, ...args], { cwd: root, env: { ...process.env, ...env } });
  const parts = [];
  child.stdout.on('data', (part) => parts.push(part));
  child.stderr.on('data', (part) => parts.push(part));
  const done = new Promise((resolve) => child.on('close', (status) => resolve({ status, text: Buffer.concat(parts).toString() })));
  return { done, stop: () => child.kill() };
}

/** Types of the files, their views, all they import, and what modules declare of others: a fraction of the project. */
async function typeProblems(paths) {
  const folder = `${root}/node_modules/.cache/check`;
  mkdirSync(folder, { recursive: true });
  const project = `${folder}/tsconfig.json`;
  const up = (path) => `../../../${path}`;
  const aliases = { '@/*': [up('src/*')], '@schemas/*': [up('schemas/*')], '@mocks/*': [up('mocks/*')] };
  const declared = ['src/virtualRegistry.d.ts', 'src/data/registry/resourceViews.ts', ...(paths.some((path) => path.endsWith('.tsx')) ? ['src/shell/theme/createConsoleTheme.ts'] : [])];
  writeFileSync(project, JSON.stringify({ extends: up('tsconfig.json'), compilerOptions: { paths: aliases }, include: [], exclude: [], files: [...paths, ...declared].map(up) }));
  const { status, text } = await run('typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', project]).done;
  return status === 0 ? [] : text.trim().split('\n').map((line) => line.replace(/^(?:\.\.\/)+/, ''));
}

const pageKeys = () =>
  readdirSync(`${root}/resources`, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.page.tsx'))
    .map((path) => path.replace(/\.page\.tsx$/, ''));

async function linterProblems() {
  const { load, close } = await openTools('silent');
  try {
    const { findingsOf } = await load('src/tools/check/findingsOf.ts');
    return await findingsOf({ root, files, pages: pageKeys(), load }, names);
  } catch (error) {
    return [error.message];
  } finally {
    await close();
  }
}

function beginContract() {
  const kinds = [...new Set(own.map(({ file }) => (file.endsWith('.report.ts') ? 'report' : 'resource')))];
  const tests = kinds.map((kind) => `tests/contract/${kind}.test.ts`);
  return run('vitest/vitest.mjs', ['run', ...tests, '--project', 'logic', '--reporter=json', '--silent'], { CHECKED: names.join(',') });
}

function tellContract({ status, text }) {
  try {
    const { testResults, numPassedTests } = JSON.parse(text.slice(text.indexOf('{"')));
    const broken = testResults.flatMap(({ assertionResults, message }) => (assertionResults.length > 0 ? assertionResults.filter((one) => one.status === 'failed') : [{ fullName: message, failureMessages: [] }]));
    tell(`contract, ${numPassedTests} tests`, broken.map(({ fullName, failureMessages }) => `${fullName}\n  ${(failureMessages[0] ?? '').split('\n    at ')[0]}`));
  } catch {
    tell('contract', status === 0 ? [] : [text.trim()]);
  }
}

async function check() {
  if (!tell('names', [...new Set(names.flatMap((name) => nameProblems(root, name)))])) return;
  const views = names.map((name) => `resources/${name}.views.tsx`).filter((path) => existsSync(`${root}/${path}`));
  const types = () => typeProblems([...own.map(({ file }) => file), ...views]);
  const contract = await inOrder({ linter: linterProblems, types, contract: beginContract }, tell);
  if (contract) tellContract(contract);
  else console.log('     contract: not run until linter and types find nothing');
}

if (unknown.length > 0 || names.length === 0) {
  console.error(['Usage: npm run check -- <area>/<entity>…, or <area> for all of it', ...unknown].join('\n'));
  failed = 1;
} else {
  await check();
  console.log(`${passed} passed, ${failed} failed`);
}
process.exitCode = failed > 0 ? 1 : 0;
