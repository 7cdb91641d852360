/*
 * npm run test:times                     unit, page and contract tests at twenty other times (times.mjs), one after the
 *                                        other
 * npm run test:times -- 3 20             only at these, by their place in the list
 * npm run test:times -- 3 tests/contract only these tests
 * npm run test:times -- --sample         at three of them, the contracts of what goes most by the day: part of `npm
 *                                        test`
 *
 * A test that fails at one of these times, or is skipped at one and passes at another or as `npm test` has just run it,
 * fails; so does a run of fewer tests than there are. Ends with 'N passed, N failed'. Plain Node.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { failedUnitTests } from '../failures.mjs';
import { MORE_ROOM } from '../moreRoom.mjs';
import { SAMPLED, TIMES } from './times.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const FOLDER = 'test-results/times';
/** Of `npm test`, at the time of all tests. */
const USUAL = 'test-results/vitest.json';
const CONTRACTS = ['tests/contract/resource.test.ts', 'tests/contract/report.test.ts'];

const words = process.argv.slice(2);
const isSample = words.includes('--sample');
const places = words.filter((word) => /^\d+$/.test(word)).map(Number);
const files = isSample ? CONTRACTS : words.filter((word) => !/^\d+$|^--/.test(word));
const chosen = TIMES.filter(({ sample }, at) => (isSample ? sample : places.length === 0 || places.includes(at + 1)));

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const floors = read('tests/floors.json');
/** A run of fewer tests, at one time, has not found them. */
const least = isSample
  ? floors['contracts at three other times'] / chosen.length
  : files.length > 0
    ? 1
    : floors['unit and contract tests'];

/** Runs the tests at a time; resolves vitest's report, or undefined where there is none. */
async function runAt({ at, zone }) {
  const report = `${FOLDER}/${at.replaceAll(':', '-')}.json`;
  rmSync(report, { force: true }); // of an earlier run
  const env = { ...process.env, TEST_TIME: at, TZ: zone, ...(isSample && { CHECKED: SAMPLED.join(',') }) };
  const args = [
    MORE_ROOM,
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    '--silent',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(isSample ? ['--project=logic', '--maxWorkers=1'] : []),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  await new Promise((resolve) => child.on('close', resolve));
  return existsSync(report) ? read(report) : undefined;
}

/** What became of each test of a report, by its file and its names: 'passed', 'failed' or 'pending'. */
const statuses = ({ testResults }) =>
  new Map(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => [`${name} > ${fullName}`, status]),
    ),
  );

/** Tests that ran at one time and not at another. */
function onlySometimes(runs) {
  const ran = new Set(
    runs.flatMap((run) => [...run].filter(([, status]) => status === 'passed').map(([title]) => title)),
  );
  const skipped = runs.flatMap((run) =>
    [...run]
      .filter(([title, status]) => status !== 'passed' && status !== 'failed' && ran.has(title))
      .map(([title]) => title),
  );
  return [...new Set(skipped)].map((title) => ({ title, said: 'passes at one time and is skipped at another' }));
}

mkdirSync(FOLDER, { recursive: true });
const failures = [];
const runs = [];
let passed = 0;
const queue = [...chosen];

async function work() {
  for (let time = queue.shift(); time; time = queue.shift()) {
    const began = performance.now();
    const report = await runAt(time);
    const failed = report ? failedUnitTests(report) : [{ title: 'vitest', said: 'It ended without a report.' }];
    const count = report?.numPassedTests ?? 0;
    if (count + failed.length < least)
      failed.push({ title: 'all tests', said: `There were only ${count}, and there are ${least} at least.` });
    failures.push(...failed.map(({ title, said }) => ({ title: `${time.at} ${time.zone}: ${title}`, said })));
    if (report) runs.push(statuses(report));
    passed += count;
    console.log(
      `${time.at} ${time.zone} (${time.why}): ${count} passed, ${failed.length} failed, ${Math.round((performance.now() - began) / 1000)} s`,
    );
  }
}
await Promise.all(Array.from({ length: isSample ? 2 : 1 }, work));

if (isSample && existsSync(USUAL)) runs.push(statuses(read(USUAL)));
failures.push(...onlySometimes(runs));
if (chosen.length === 0) failures.push({ title: 'no time', said: `There are times 1 to ${TIMES.length}.` });
for (const { title, said } of failures) console.log(`FAILED  ${title}\n        ${said}`);
writeFileSync(`${FOLDER}/found.json`, JSON.stringify({ passed, failed: failures.length, tests: failures }));
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
