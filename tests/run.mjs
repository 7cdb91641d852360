/*
 * Everything CI needs, in one command: types, lint, unit and contract tests, the build and its budgets, end-to-end, and
 * what is done with the built console: served by nginx, a backend examined, a console of its own begun. Each step has a
 * floor in floors.json: one that ran less has failed, however it ended. Ends with every test and step that failed, and
 * one line that sums the runners: `N passed, N failed`.
 *
 * npm test -- --without 'served by nginx'   leaves out a step that cannot be on this machine; the last line says so
 * CI=1 npm test                             leaves out no contract: elsewhere those of areas that did not change since
 *                                           the last green run on this machine are, and the last line says so
 * npm test -- --changed [--since main]      while one develops: types, lint, and the tests that what changed reaches,
 *                                           the nearest first; what is left to the whole run is said
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from '../mocks/serve/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { changedFiles, changedResources, reachedTests, sources } from './changed/reached.mjs';
import { contractsByArea, printsOf, unchangedAreas } from './changed/unchangedAreas.mjs';
import { failedBrowserTests, failedUnitTests, ranInBrowser } from './failures.mjs';
import { importsIn } from './lint/importsIn.mjs';
import { sourceFiles, textOf } from './lint/sources.mjs';
import { MORE_ROOM } from './moreRoom.mjs';
import { neverRun, outcomeOf } from './outcome.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
prepare();

const { values } = parseArgs({
  options: {
    without: { type: 'string', multiple: true, default: [] },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
  },
});
const FLOORS = JSON.parse(readFileSync('tests/floors.json', 'utf8'));
for (const title of values.without.filter((one) => !Object.hasOwn(FLOORS, one)))
  throw new Error(`There is no step “${title}”: ${Object.keys(FLOORS).join(', ')}.`);
const REPORTS = 'test-results';
/** One in so many tests may need a second try: of pages that are mounted and of whole consoles in the browser. */
const MOST_FLAKY = { vitest: 2000, playwright: 100 };
/** What the whole run may take on two quiet cores, in minutes; more is told and fails nothing. */
const MINUTES = 12;
const begin = Date.now();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total = { passed: 0, failed: 0 };
/** What failed, told again at the end: nobody finds one test in ten thousand lines. */
const told = [];
const begun = [];
const leftOut = [...values.without];
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

/**
 * Runs one step; `count` reads how many passed, failed or ran, and which, from its report, else what it prints says how
 * many it ran.
 */
async function step(title, command, { count, env, floor = FLOORS[title], beside = false } = {}) {
  begun.push(title);
  if (values.without.includes(title)) return true;
  if (!beside) console.log(`\n== ${title}`);
  const started = Date.now();
  const { status, output } = await run(command, env, beside);
  if (beside) console.log(`\n== ${title}\n${output}`);
  const report = count && readCount(count);
  const { passed, failed, said } = outcomeOf({ title, status, output, floor, report });
  for (const one of report?.tests ?? [])
    told.push(`${one.flaky ? 'flaky' : 'FAILED'}  ${one.title}\n        ${one.said}`);
  for (const sentence of said) told.push(`FAILED  ${sentence}`);
  if (status !== 0 && !report?.tests?.some(({ flaky }) => !flaky))
    told.push(output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'));
  total.passed += passed;
  total.failed += failed;
  console.log(`-- ${title}: ${passed} ok, ${failed} not, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** Steps that need one core each, in two rows beside each other. */
const rows = (...all) =>
  Promise.all(
    all.map(async (row) => {
      for (const [title, command, floor] of row) await step(title, command, { beside: true, floor });
    }),
  );

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
  const tests = failedUnitTests(report);
  const flaky = tests.filter((one) => one.flaky).length;
  return triedAgain('vitest', { passed: report.numPassedTests - flaky, failed: report.numFailedTests, flaky, tests });
};
const playwrightCount = () => {
  const report = json('playwright.json');
  const { expected: passed, unexpected: failed, flaky } = report.stats;
  return triedAgain('playwright', {
    passed,
    failed,
    flaky,
    ran: ranInBrowser(report),
    tests: failedBrowserTests(report),
  });
};
/** A test that passed only when tried again is told and counts as none; more than one in `MOST_FLAKY` of them fail. */
function triedAgain(runner, { passed, failed, flaky, ...others }) {
  const most = MOST_FLAKY[runner];
  const many = flaky > (passed + failed + flaky) / most;
  if (many) told.push(`FAILED  ${flaky} tests of ${runner} passed only when tried again: more than one in ${most}`);
  return { passed, failed: failed + (many ? flaky : 0), ...others };
}
/** How many files a build wrote. */
const builtIn = (dist) => () => ({
  ran: Object.fromEntries(
    ['client', 'server'].map((part) => [part, readdirSync(`${dist}/${part}`, { recursive: true }).length]),
  ),
});

const isCode = (file) => /\.(?:tsx?|mjs|mts)$/.test(file);
/** What a look at the sources alone tells; the two that take long at some files alone, where some are given. */
const lintOf = (...files) => [
  ['lint', bin('oxlint/bin/oxlint', '--type-aware', ...files.filter(isCode)), files.some(isCode) ? 1 : undefined],
  ['format', node('tests/lint/format.mjs', ...files)],
  ['words', node('tests/lint/words.mjs')],
  ['places', node('tests/lint/places.mjs')],
  ['import directions', node('tests/lint/imports.mjs')],
  ['what doors promise', node('tests/lint/promised.mjs')],
  ['clocks', node('tests/lint/clocks.mjs')],
  ['keys of input methods', node('tests/lint/keys.mjs')],
  ['records of calls', node('tests/lint/records.mjs')],
];
/** Everything there is. */
async function runAll() {
  await step('type-check scale', node('tests/types/scale.mjs'));
  await rows(
    [
      ['types', node('tests/types/all.mjs')],
      ['type tests', node('tests/types/check.mjs')],
    ],
    [
      ...lintOf(),
      ['schema documentation', node('src/tools/docs.mjs', '--check')],
      ['public edge', node('tests/api/report.mjs', '--check')],
      ['markers of the specification', node('tests/spec/coverage.mjs', '--check')],
    ],
  );
  const contracts = await holdContracts();
  // of an earlier build
  for (const part of ['client', 'server']) rmSync(`dist/${part}`, { recursive: true, force: true });
  // the third time has a row to itself: the builds fill the other one
  const [, built, lab] = await Promise.all([
    step('contracts at three other times', node('tests/time/run.mjs', '--sample'), {
      count: () => json('times/found.json'),
      beside: true,
    }),
    step('build', ['npm', ['run', '--silent', 'build']], { count: builtIn('dist'), beside: true }),
    step('build of the lab', node('tests/lab/build.mjs'), {
      count: builtIn('node_modules/.cache/lab/dist'),
      beside: true,
    }),
  ]);
  if (built) await step('budgets', node('tests/budget/check.mjs'));
  if (built && lab) {
    await step(
      'end-to-end tests',
      bin('@playwright/test/cli.js', 'test', '--forbid-only', '-c', 'tests/playwright.config.ts'),
      {
        count: playwrightCount,
        env: { CHROMIUM: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${REPORTS}/playwright.json` },
      },
    );
  }

  if (built)
    await rows(
      [['served by nginx', node('tests/deploy/run.mjs', '--quick')]],
      [['doctor and new:console', node('tests/deploy/commands.mjs')]],
    );
  if (total.failed > 0) return;
  for (const title of neverRun(FLOORS, begun)) {
    total.failed += 1;
    told.push(`FAILED  ${title} has a floor in tests/floors.json and was not run.`);
  }
  if (total.failed === 0) writeFileSync(GREEN, JSON.stringify(contracts));
}

/** What the contracts stood on at the last green run on this machine, and how many each area had. */
const GREEN = 'node_modules/.cache/contracts.json';
const contractFiles = () => [
  ...sourceFiles(/./, ['src', 'schemas', 'resources', 'locales', 'mocks', 'tests']),
  ...['package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];
const lastGreen = () => (existsSync(GREEN) ? JSON.parse(readFileSync(GREEN, 'utf8')) : undefined);

/**
 * Runs unit and contract tests. Outside of CI the contracts of areas are left out, and named, where nothing that they
 * stand on changed since the last green run.
 *
 * @returns what to keep when everything is green: prints of the sources and the contracts of each area
 */
async function holdContracts() {
  const prints = printsOf(contractFiles(), textOf);
  const before = lastGreen();
  const unchanged = process.env.CI ? [] : unchangedAreas(before?.prints, prints);
  const left = unchanged.reduce((sum, area) => sum + (before.contracts[area] ?? 0), 0);
  if (left > 0) leftOut.push(`${left} contracts of areas that did not change (${unchanged.join(', ')})`);
  const title = 'unit and contract tests';
  await step(title, vitest('vitest.json', '--retry=1'), {
    count: vitestCount,
    env: { UNCHANGED: unchanged.join(',') },
    floor: FLOORS[title] - left,
  });
  const kept = Object.fromEntries(unchanged.map((area) => [area, before.contracts[area] ?? 0]));
  return { prints, contracts: { ...readCount(() => contractsByArea(json('vitest.json'))), ...kept } };
}

/** Tests of so many files, the nearest of what changed, run in well under a minute. */
const NEAREST = 40;
const vitest = (report, ...given) =>
  node(
    MORE_ROOM,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--allowOnly=false',
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${report}`,
    ...given,
  );

/** Types, lint, and the nearest tests of what changed; says what is left to the whole run. */
async function runChanged() {
  const changed = changedFiles(values.since);
  const tests = reachedTests(changed, sources(), importsIn(sources()));
  const near = tests.slice(0, NEAREST).map(({ file }) => file);
  const resources = changedResources(changed);
  await rows([['types', node('tests/types/all.mjs')]], lintOf(...changed.filter((file) => existsSync(file))));
  if (near.length > 0)
    await step('tests of what changed', vitest('vitest.json', ...near), { count: vitestCount, floor: 1 });
  if (resources.length > 0)
    await step(
      'contracts of what changed',
      vitest('vitest.json', 'tests/contract/resource.test.ts', '-t', resources.map((one) => `^${one} `).join('|')),
      { count: vitestCount, floor: 1 },
    );
  const left = tests.length - near.length;
  console.log(
    `\n${changed.length} files changed. Left to the whole run: ${left} more files of tests, further away, and end-to-end tests.`,
  );
}

await (values.changed ? runChanged() : runAll());
if (told.length > 0) console.log(`\n== What failed, or passed only when tried again\n${told.join('\n')}`);
const minutes = (Date.now() - begin) / 60_000;
const over = !values.changed && minutes > MINUTES ? `, more than the ${MINUTES} it may take on two quiet cores` : '';
console.log(`\n${minutes.toFixed(1)} minutes${over}`);
const without = leftOut.length > 0 ? `, left out: ${leftOut.join(', ')}` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${without}`);
process.exit(total.failed === 0 ? 0 : 1);
