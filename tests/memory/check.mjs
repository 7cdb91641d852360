/*
 * npm run memory   measures the built console: what a day of work leaves in memory
 * npm run memory -- lists, -- compiled, or -- homes, one part of it
 * Switching between two lists, with page tabs and without them and once more with the engine's compiler, opening and closing records in tabs of their own, and pages of
 * a home that refresh themselves for an hour.
 * Prints a table and 'N passed, N failed'; exit code 1 when something grows by more than its limit.
 */
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { codeOf } from './code.mjs';
import { openConsole, showList } from './console.mjs';
import { heapOf } from './heap.mjs';
import { refreshed } from './hour.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SWITCHES = 50;
const TABS = 30;
const LISTS = [
  ['/platform/tenant', 'Tenants'],
  ['/platform/operationLog', 'Operation log'],
];

const share = (before, after) => ((after - before) / before) * 100;
const growth = (what, before, after, limit) => ({ what, before, after, 'growth %': Number(share(before, after).toFixed(2)), limit, ok: share(before, after) < limit });
const line = (what, before, after, limit) => [growth(`${what}: heap, bytes`, before.heap, after.heap, limit), growth(`${what}: DOM nodes`, before.nodes, after.nodes, limit)];
const halves = (tabs) => `second ${SWITCHES} of ${2 * SWITCHES} switches, tabs ${tabs ? 'on' : 'off'}`;

/** What is held after the first and after the second half of 100 switches between two lists: the first half fills caches. */
async function switched(browser, url, tabs, meter) {
  const { page, end } = await openConsole(browser, url, { tabs });
  const measure = await meter(page);
  const half = async () => {
    for (let at = 0; at < SWITCHES; at += 1) await showList(page, ...LISTS[at % 2]);
  };
  await showList(page, ...LISTS[1]);
  await half();
  const middle = await measure();
  await half();
  const last = await measure();
  await end();
  return [middle, last];
}

async function switching(browser, url, tabs) {
  return line(halves(tabs), ...(await switched(browser, url, tabs, heapOf)), 2);
}

/** The heap, and what of it is not code the engine compiled. */
async function meterOfParts(page) {
  const measure = await heapOf(page);
  return async () => {
    const { heap } = await measure();
    return { heap, rest: heap - (await codeOf(page)) };
  };
}

/**
 * The same with the compiler: functions that run often are compiled for hundreds of switches, ever fewer, which is for no
 * page to change. So all may grow by a little more, and what is not code hardly at all.
 */
async function compiling(url, tabs) {
  const browser = await launch();
  try {
    const [middle, last] = await switched(browser, url, tabs, meterOfParts);
    const what = `${halves(tabs)}, compiled`;
    return [growth(`${what}: heap, bytes`, middle.heap, last.heap, 3.5), growth(`${what}: all but code, bytes`, middle.rest, last.rest, 0.5)];
  } finally {
    await browser.close();
  }
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

const HOURS = {
  'dashboard, an hour of refreshes': { tab: 'dashboard', calls: 5, every: 30_000, times: 120, warm: 20 },
  'devices, an hour of refreshes': { tab: 'device', calls: 1, every: 30_000, times: 120, warm: 20 },
  'energy cost, two hours of refreshes': { tab: 'energyCost', calls: 4, every: 300_000, times: 24, warm: 4 },
};

/** Of a page that refreshes itself: bytes may grow by 2 %, nodes and listeners not at all. */
async function refreshing(browser, server, what, plan) {
  const { before, after } = await refreshed(browser, server, plan);
  const [heap] = line(what, before, after, 2);
  const count = (kind, label) => ({ what: `${what}: ${label}`, before: before[kind], after: after[kind], 'growth %': Number(share(before[kind], after[kind]).toFixed(2)), limit: 0, ok: after[kind] <= before[kind] });
  return [heap, count('nodes', 'DOM nodes'), count('listeners', 'listeners')];
}

const lists = [(browser, { url }) => switching(browser, url, true), (browser, { url }) => switching(browser, url, false), (browser, { url }) => closing(browser, url)];
const compiled = [true, false].map((tabs) => (_, { url }) => compiling(url, tabs));
const homes = Object.entries(HOURS).map(([what, plan]) => (browser, server) => refreshing(browser, server, what, plan));
const parts = { lists, compiled, homes };
const [part] = process.argv.slice(2);
const measures = part in parts ? parts[part] : Object.values(parts).flat();

const server = await serveBuild(root, { still: true });
// Compiled code counts as heap and is made whenever the engine likes: without a compiler the heap is what the console holds.
const browser = await launch('--js-flags=--jitless');
try {
  const lines = [];
  for (const measure of measures) {
    const found = await measure(browser, server);
    console.log(found.map(({ what, 'growth %': grown }) => `${what}: ${grown} %`).join('; '));
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
