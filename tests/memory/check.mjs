/*
 * npm run memory   measures the built console: what a day of work leaves in memory
 * npm run memory -- lists, -- compiled, or -- homes, one part of it
 * Switching between two lists, with page tabs and without them and once more by hand and with the engine's compiler,
 * opening and closing records in tabs of their own, and pages of a home that refresh themselves for an hour. Prints a
 * table and 'N passed, N failed'; exit code 1 when something grows by more than its limit.
 */
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { codeOf } from './code.mjs';
import { openConsole, showList } from './console.mjs';
import { handOn } from './hand.mjs';
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
const growth = (what, before, after, limit) => ({
  what,
  before,
  after,
  'growth %': Number(share(before, after).toFixed(2)),
  limit,
  ok: share(before, after) < limit,
});
const line = (what, before, after, limit) => [
  growth(`${what}: heap, bytes`, before.heap, after.heap, limit),
  growth(`${what}: DOM nodes`, before.nodes, after.nodes, limit),
];
const halves = (tabs) => `second ${SWITCHES} of ${2 * SWITCHES} switches, tabs ${tabs ? 'on' : 'off'}`;

/**
 * What is held after the first and after the second half of 100 switches between two lists: the first half fills
 * caches. `begin(page)` resolves what goes to a list.
 */
async function switched(browser, url, { tabs, meter, begin }) {
  const { page, end } = await openConsole(browser, url, { tabs });
  const measure = await meter(page);
  for (const list of LISTS.toReversed()) await showList(page, ...list);
  await showList(page, ...LISTS[1]);
  const go = await begin(page);
  const half = async () => {
    for (let at = 0; at < SWITCHES; at += 1) await go(LISTS[at % 2]);
  };
  await half();
  const middle = await measure();
  await half();
  const last = await measure();
  await end();
  return [middle, last];
}

async function switching(browser, url, tabs) {
  const begin = async (page) => (list) => showList(page, ...list);
  return line(halves(tabs), ...(await switched(browser, url, { tabs, meter: heapOf, begin })), 2);
}

/** What of the heap is not code the engine compiled. */
async function meterOfRest(page) {
  const measure = await heapOf(page);
  return async () => ({ heap: (await measure()).heap - (await codeOf(page)) });
}

/** With the compiler a page that is built anew at every switch has more to compile than one that is kept. */
const COMPILED = { on: 2, off: 3.5 };
/** The engine compiles when it finds time: no run is like another. */
const RUNS = 3;

/** Of several runs by hand, with the compiler, each in a browser of its own, the one in the middle. */
async function usual(url, tabs, meter) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const browser = await launch();
    try {
      runs.push(await switched(browser, url, { tabs, meter, begin: byHand }));
    } finally {
      await browser.close();
    }
  }
  const by = ([middle, last]) => share(middle.heap, last.heap);
  return runs.toSorted((one, other) => by(one) - by(other))[Math.floor(RUNS / 2)];
}

async function byHand(page) {
  const hand = await handOn(
    page,
    LISTS.map(([path]) => path),
  );
  return ([path]) => hand(path);
}

/**
 * The same with the compiler and by hand: functions that run often are compiled for hundreds of switches, ever fewer,
 * which is for no page to change. What is not code may hardly grow at all.
 */
async function compiling(url, tabs) {
  const what = `${halves(tabs)}, compiled`;
  const heap = await usual(url, tabs, heapOf);
  const rest = await usual(url, tabs, meterOfRest);
  return [
    growth(`${what}: heap, bytes`, heap[0].heap, heap[1].heap, COMPILED[tabs ? 'on' : 'off']),
    growth(`${what}: all but code, bytes`, rest[0].heap, rest[1].heap, 0.5),
  ];
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
  const count = (kind, label) => ({
    what: `${what}: ${label}`,
    before: before[kind],
    after: after[kind],
    'growth %': Number(share(before[kind], after[kind]).toFixed(2)),
    limit: 0,
    ok: after[kind] <= before[kind],
  });
  return [heap, count('nodes', 'DOM nodes'), count('listeners', 'listeners')];
}

const lists = [
  (browser, { url }) => switching(browser, url, true),
  (browser, { url }) => switching(browser, url, false),
  (browser, { url }) => closing(browser, url),
];
const compiled = [true, false].map(
  (tabs) =>
    (_, { url }) =>
      compiling(url, tabs),
);
const homes = Object.entries(HOURS).map(
  ([what, plan]) =>
    (browser, server) =>
      refreshing(browser, server, what, plan),
);
const parts = { lists, compiled, homes };
const [part] = process.argv.slice(2);
const measures = part in parts ? parts[part] : Object.values(parts).flat();

const server = await serveBuild(root, { still: true });
// Compiled code counts as heap and is made whenever the engine likes: without a compiler the heap is what the console
// holds.
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
