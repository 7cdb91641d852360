/*
 * npm run soak                  a desk for ten minutes: ten page tabs open in the built console, lists and figures that
 *                               refresh by themselves, somebody who goes from one to the next
 * npm run soak -- --minutes 60  for an hour
 * Memory is measured a minute after the last tab was opened, and every minute from then on. Prints each measure,
 * every error that was seen, and 'N passed, N failed'; exit code 1 when the last minute holds more than LIMIT times
 * the first, or anything fails.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { openConsole } from '../memory/console.mjs';
import { heapOf } from '../memory/heap.mjs';
import { go, quiet } from './round.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
const LIMIT = 1.5;
const MINUTE = 60_000;
/** How long somebody looks at a tab, ms. */
const LOOKS = 4000;

/** Lists, figures that refresh by themselves, a record, a form. */
const TABS = [
  '/platform/user',
  '/platform/operationLog',
  '/iotPlatform/device/device',
  '/iotPlatform/alarm/alarm',
  '/homeManagement/home',
  '/homeManagement/home/homeDetail/dashboard?id=100001',
  '/statistics/energy/pv',
  '/pv/screen',
  '/vpp/order',
  '/cloud/alarm/alarm',
];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const megabytes = (bytes) => Math.round(bytes / 1e5) / 10;

async function show(page, path) {
  await go(page, path);
  await page.locator('main h1').first().waitFor();
  await quiet(page);
}

const server = await serveBuild(fileURLToPath(new URL('../..', import.meta.url)));
const browser = await launch();
try {
  const wrong = [];
  const { page } = await openConsole(browser, server.url, { tabs: true });
  page.setDefaultTimeout(MINUTE);
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) wrong.push(`HTTP ${answer.status()}: ${new URL(answer.url()).pathname}`);
  });
  for (const path of TABS) await show(page, path);
  const meter = await heapOf(page);
  const measures = [];
  let turn = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const until = Date.now() + MINUTE;
    for (; Date.now() < until; turn += 1) {
      await show(page, TABS[turn % TABS.length]);
      await pause(LOOKS);
    }
    await show(page, TABS[0]); // measured at the same place
    const { heap, nodes, listeners } = await meter();
    measures.push({ minute, 'heap MB': megabytes(heap), nodes, listeners });
    console.log(`minute ${minute}: ${megabytes(heap)} MB, ${nodes} nodes, ${listeners} listeners`);
  }
  for (const line of new Set(wrong)) console.log(line);
  const [first, last] = [measures[0], measures.at(-1)];
  const ratio = (key) => Math.round((last[key] / first[key]) * 100) / 100;
  const checks = ['heap MB', 'nodes', 'listeners'].map((key) => ({
    what: `${key}: the last minute to the first`,
    measured: ratio(key),
    limit: LIMIT,
    ok: ratio(key) <= LIMIT ? 'yes' : 'NO',
  }));
  checks.push({ what: 'errors', measured: wrong.length, limit: 0, ok: wrong.length === 0 ? 'yes' : 'NO' });
  console.table(checks);
  const failed = checks.filter(({ ok }) => ok === 'NO').length;
  console.log(`soak of ${minutes} minutes: ${checks.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
