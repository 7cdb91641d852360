/*
 * npm run memory   measures the built console: what a day of work leaves in memory
 * Switching between two lists, with page tabs and without them, and opening and closing records in tabs of their own.
 * Prints a table and 'N passed, N failed'; exit code 1 when something grows by more than its limit.
 */
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { openConsole, showList } from './console.mjs';
import { heapOf } from './heap.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SWITCHES = 50;
const TABS = 30;
const LISTS = [
  ['/platform/tenant', 'Tenants'],
  ['/platform/operationLog', 'Operation log'],
];

const share = (before, after) => ((after - before) / before) * 100;
const line = (what, before, after, limit) => [
  { what: `${what}: heap, bytes`, before: before.heap, after: after.heap, 'growth %': Number(share(before.heap, after.heap).toFixed(2)), limit, ok: share(before.heap, after.heap) < limit },
  { what: `${what}: DOM nodes`, before: before.nodes, after: after.nodes, 'growth %': Number(share(before.nodes, after.nodes).toFixed(2)), limit, ok: share(before.nodes, after.nodes) < limit },
];

/** The growth in the second half of 100 switches between two lists: the first half fills caches. */
async function switching(browser, url, tabs) {
  const { page, end } = await openConsole(browser, url, { tabs });
  const measure = await heapOf(page);
  const half = async () => {
    for (let at = 0; at < SWITCHES; at += 1) await showList(page, ...LISTS[at % 2]);
  };
  await showList(page, ...LISTS[1]);
  await half();
  const middle = await measure();
  await half();
  const last = await measure();
  await end();
  return line(`second ${SWITCHES} of ${2 * SWITCHES} switches, tabs ${tabs ? 'on' : 'off'}`, middle, last, 2);
}

/** Opens a record in a tab of its own, shows it, closes it. */
async function openAndClose(page) {
  await page.locator('main tbody tr:visible a').first().click({ button: 'middle' });
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor();
  await tab.press('Delete');
  await page.getByRole('heading', { level: 1, name: 'Tenants' }).waitFor();
  await page.waitForURL('**/platform/tenant');
}

async function closing(browser, url) {
  const { page, end } = await openConsole(browser, url, { tabs: true });
  const measure = await heapOf(page);
  await showList(page, ...LISTS[1]);
  await showList(page, ...LISTS[0]);
  await page.getByRole('tab', { name: 'Operation log' }).press('Delete');
  for (let warm = 0; warm < 3; warm += 1) await openAndClose(page);
  const before = await measure();
  for (let at = 0; at < TABS; at += 1) await openAndClose(page);
  const after = await measure();
  await end();
  return line(`${TABS} tabs opened and closed`, before, after, 5);
}

const server = await serveBuild(root);
// Compiled code counts as heap and is made whenever the engine likes: without a compiler the heap is what the console holds.
const browser = await launch('--js-flags=--jitless');
try {
  const lines = [];
  for (const measure of [() => switching(browser, server.url, true), () => switching(browser, server.url, false), () => closing(browser, server.url)]) {
    const found = await measure();
    console.log(found.map(({ what, 'growth %': growth }) => `${what}: ${growth} %`).join('; '));
    lines.push(...found);
  }
  console.table(lines);
  const failed = lines.filter(({ ok }) => !ok).length;
  console.log(`memory: ${lines.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
