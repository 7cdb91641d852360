/* `console test`: types, lint, own tests and the contract of every own schema, and the build of a console. Ends with 'N passed, N failed'. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const own = JSON.parse(readFileSync('.own.json', 'utf8'));
const names = own.flatMap((path) => /^schemas\/((?:[^/]+\/)+[^/.]+)(?:\.report)?\.ts$/.exec(path)?.[1] ?? []).filter((name) => !name.includes('/parts/'));
const tests = own.filter((path) => /\.test\.tsx?$/.test(path));
let [passed, failed] = [0, 0];

function step(title, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  if (status === 0) passed += 1;
  else failed += 1;
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title}${status === 0 ? '' : `\n${stdout}${stderr}`}`);
}

const bin = (path, ...args) => [`node_modules/${path}`, ...args];
step('types', bin('typescript/bin/tsc', '--noEmit'));
step('lint', bin('oxlint/bin/oxlint', '--type-aware'));
step('import directions', ['tests/lint/imports.mjs']);
step('clocks', ['tests/lint/clocks.mjs']);
if (tests.length > 0) step(`own tests, ${tests.length} ${tests.length === 1 ? 'file' : 'files'}`, bin('vitest/vitest.mjs', 'run', ...tests));
for (const name of names) step(`contract of ${name}`, bin('vitest/vitest.mjs', 'run', 'tests/contract/resource.test.ts', 'tests/contract/report.test.ts', '--project', 'logic', '--passWithNoTests'), { CHECKED: name });
step('build', bin('vite/bin/vite.js', 'build', '--logLevel', 'warn'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
