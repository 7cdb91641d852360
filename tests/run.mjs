/*
 * Everything CI needs, in one command: types, lint, unit and contract tests, the build and its budgets, end-to-end, and what is done with the
 * built console: served by nginx, a backend examined, a console of its own begun.
 * Ends with every test and step that failed, and one line that sums the runners: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepare } from '../mocks/serve/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { failedBrowserTests, failedUnitTests } from './failures.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
prepare();

const REPORTS = 'test-results';
/** One in so many end-to-end tests may need a second try: two of those there are. The goal is one in two hundred. */
const MOST_FLAKY = 100;
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total = { passed: 0, failed: 0 };
/** What failed, told again at the end: nobody finds one test in ten thousand lines. */
const told = [];
/** Lines of a failed step without tests of its own that are told again. */
const LAST_LINES = 40;
const node = (script, ...args) => [process.execPath, [script, ...args]];
const bin = (name, ...args) => node(`node_modules/${name}`, ...args);

/** Starts one step and resolves its exit code and what it printed; what runs beside another is printed when it ends. */
function run([command, args], env, quiet) {
  const parts = [];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const keep = (stream) => (part) => {
    parts.push(part);
    if (!quiet) stream.write(part);
  };
  child.stdout.on('data', keep(process.stdout));
  child.stderr.on('data', keep(process.stderr));
  const ended = (status) => ({ status, output: Buffer.concat(parts).toString() });
  return new Promise((resolve) => {
    child.on('error', () => resolve(ended(1)));
    child.on('close', (status) => resolve(ended(status)));
  });
}

/** Runs one step; `count` reads how many passed and failed and which, else the step counts as one. */
async function step(title, command, { count, env, beside = false } = {}) {
  if (!beside) console.log(`\n== ${title}`);
  const started = Date.now();
  const { status, output } = await run(command, env, beside);
  if (beside) console.log(`\n== ${title}\n${output}`);
  const own = (count && readCount(count)) ?? { passed: 0, failed: 0 };
  if (status !== 0 && own.failed === 0) own.failed = 1;
  for (const one of own.tests ?? []) told.push(`${one.flaky ? 'flaky' : 'FAILED'}  ${one.title}\n        ${one.said}`);
  if (status !== 0 && !own.tests?.some(({ flaky }) => !flaky)) told.push(`FAILED  ${title}\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`);
  if (status === 0 && own.passed === 0 && !/^not run/m.test(output)) own.passed = 1;
  total.passed += own.passed;
  total.failed += own.failed;
  console.log(`-- ${title}: ${own.passed} ok, ${own.failed} not, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** Steps that need one core each, in two rows beside each other. */
const rows = (...all) => Promise.all(all.map(async (row) => {
  for (const [title, command] of row) await step(title, command, { beside: true });
}));

function readCount(count) {
  try {
    return count();
  } catch {
    return undefined; // the runner died before it wrote its report: the exit code counts
  }
}

const json = (file) => JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8'));
const vitestCount = () => {
  const report = json('vitest.json');
  return { passed: report.numPassedTests, failed: report.numFailedTests, tests: failedUnitTests(report) };
};
/** A test that passed only when tried again is told and counts as none; more than one in `MOST_FLAKY` of them fail. */
const playwrightCount = () => {
  const report = json('playwright.json');
  const { expected, unexpected, flaky } = report.stats;
  const many = flaky > (expected + unexpected + flaky) / MOST_FLAKY;
  if (many) told.push(`FAILED  ${flaky} end-to-end tests passed only when tried again: more than one in ${MOST_FLAKY}`);
  return { passed: expected, failed: unexpected + (many ? flaky : 0), tests: failedBrowserTests(report) };
};

await step('type-check scale', node('tests/types/scale.mjs'));
await rows(
  [['types', bin('typescript/bin/tsc', '--noEmit')], ['type tests', node('tests/types/check.mjs')]],
  [
    ['lint', bin('oxlint/bin/oxlint', '--type-aware')],
    ['import directions', node('tests/lint/imports.mjs')],
    ['clocks', node('tests/lint/clocks.mjs')],
    ['keys of input methods', node('tests/lint/keys.mjs')],
    ['schema documentation', node('src/tools/docs.mjs', '--check')],
    ['public edge', node('tests/api/report.mjs', '--check')],
    ['markers of the specification', node('tests/spec/coverage.mjs', '--check')],
  ],
);
await step('unit and contract tests', bin('vitest/vitest.mjs', 'run', '--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`), {
  count: vitestCount,
});
await step('contracts at three other times', node('tests/time/run.mjs', '--sample'), { count: () => json('times/found.json') });
const [built, lab] = await Promise.all([
  step('build', ['npm', ['run', '--silent', 'build']], { beside: true }),
  step('build of the lab', node('tests/lab/build.mjs'), { beside: true }),
]);
if (built) await step('budgets', node('tests/budget/check.mjs'));
if (built && lab) {
  await step('end-to-end tests', bin('@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'), {
    count: playwrightCount,
    env: { CHROMIUM: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${REPORTS}/playwright.json` },
  });
}

if (built) await rows([['served by nginx', node('tests/deploy/run.mjs', '--quick')]], [['doctor and new:console', node('tests/deploy/commands.mjs')]]);

if (told.length > 0) console.log(`\n== What failed, or passed only when tried again\n${told.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
