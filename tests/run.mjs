/*
 * Everything CI needs, in one command: types, lint, unit and contract tests, the build and its budgets, end-to-end.
 * Ends with one line that sums the runners: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepare } from '../mocks/serve/install.mjs';
import { ensureBrowser } from './browser.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
prepare();

const REPORTS = 'test-results';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total = { passed: 0, failed: 0 };
const node = (script, ...args) => [process.execPath, [script, ...args]];
const bin = (name, ...args) => node(`node_modules/${name}`, ...args);

/** Runs one step; `count` reads how many passed and failed, else the step counts as one. */
function step(title, [command, args], { count, env } = {}) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const own = (count && readCount(count)) ?? { passed: 0, failed: 0 };
  if (status !== 0 && own.failed === 0) own.failed = 1;
  if (status === 0 && own.passed === 0) own.passed = 1;
  total.passed += own.passed;
  total.failed += own.failed;
  console.log(`-- ${title}: ${own.passed} ok, ${own.failed} not, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

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
  return { passed: report.numPassedTests, failed: report.numFailedTests };
};
const playwrightCount = () => {
  const { expected, unexpected, flaky } = json('playwright.json').stats;
  if (flaky > 0) console.log(`${flaky} end-to-end tests passed only when tried again: see above.`);
  return { passed: expected + flaky, failed: unexpected };
};

step('types', bin('typescript/bin/tsc', '--noEmit'));
step('lint', bin('oxlint/bin/oxlint', '--type-aware'));
step('import directions', node('tests/lint/imports.mjs'));
step('schema documentation', node('src/tools/docs.mjs', '--check'));
step('markers of the specification', node('tests/spec/coverage.mjs', '--check'));
step('type tests', node('tests/types/check.mjs'));
step('type-check scale', node('tests/types/scale.mjs'));
step('unit and contract tests', bin('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`), {
  count: vitestCount,
});
const built = step('build', ['npm', ['run', '--silent', 'build']]);
if (built) {
  step('budgets', node('tests/budget/check.mjs'));
  step('build of the lab', node('tests/lab/build.mjs'));
  step('end-to-end tests', bin('@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'), {
    count: playwrightCount,
    env: { CHROMIUM: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${REPORTS}/playwright.json` },
  });
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
