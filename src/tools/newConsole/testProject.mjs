/*
 * `console test`: types, lint, own tests and the contract of every own schema, and the build of a console. Ends with 'N
 * passed, N failed'.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beginContract } from '../check/beginContract.mjs';

const own = JSON.parse(readFileSync('.own.json', 'utf8'));
const schemas = own
  .flatMap((file) => {
    const [, expected] = /^schemas\/((?:[^/]+\/)+[^/.]+)(?:\.report)?\.ts$/.exec(file) ?? [];
    return expected ? [{ file, expected }] : [];
  })
  .filter(({ expected }) => !expected.includes('/parts/'));
const tests = own.filter((path) => /\.test\.tsx?$/.test(path));
let [passed, failed] = [0, 0];

function tell(title, isGood, said) {
  if (isGood) passed += 1;
  else failed += 1;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${title}${isGood ? '' : `\n${said}`}`);
}

function step(title, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  tell(title, status === 0, `${stdout}${stderr}`);
}

const bin = (path, ...args) => [`node_modules/${path}`, ...args];
step('types', bin('typescript/bin/tsc', '--noEmit'));
step('lint', bin('oxlint/bin/oxlint', '--type-aware'));
step('import directions', ['tests/lint/imports.mjs']);
step('clocks', ['tests/lint/clocks.mjs']);
step('keys of input methods', ['tests/lint/keys.mjs']);
step('records of calls', ['tests/lint/records.mjs']);
if (tests.length > 0)
  step(
    `own tests, ${tests.length} ${tests.length === 1 ? 'file' : 'files'}`,
    bin('vitest/vitest.mjs', 'run', ...tests),
  );
for (const schema of schemas) {
  const { problems } = await beginContract(process.cwd(), [schema]).done;
  tell(`contract of ${schema.expected}`, problems.length === 0, problems.join('\n'));
}
step('build', bin('vite/bin/vite.js', 'build', '--logLevel', 'warn'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
