/* How a list of 500 rows behaves in the built console: usable soon, scrolled and selected without a wait. */
import { readFileSync } from 'node:fs';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { watchLongTasks } from './longTasks.mjs';
import { median } from './median.mjs';
import { signIn } from './signIn.mjs';

const RUNS = 16;
/** So many runs are judged: those in which the machine was taken away least. */
const JUDGED = 10;
const SLOWER = 4;
const ROWS = 500;
const LIST = `/platform/user?page=1&perPage=${ROWS}`;
const CALL = '/user/page';

/** 500 records of the first ones the backend has: what is measured is the console. */
async function fillList(page) {
  await page.route(`**${CALL}*`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { list } = answer.data;
    const many = Array.from({ length: ROWS }, (_, at) => ({
      ...list[at % list.length],
      id: String(9_000_000 + at),
      name: `${list[at % list.length].name} ${at}`,
    }));
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, list: many, totalSize: ROWS, total: ROWS } },
    });
  });
}

/** In the page: when the answer was there, when rows were, and when the page had time again. */
function watchArrival() {
  window.arrival = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody tr[data-row="15"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
}

async function usable(page, url) {
  await page.addInitScript(watchArrival);
  await page.goto(url + LIST);
  const ready = await page.evaluate(() => window.arrival);
  const answered = await page.evaluate(
    (call) => performance.getEntriesByType('resource').findLast(({ name }) => name.includes(call))?.responseEnd ?? 0,
    CALL,
  );
  await page.waitForLoadState('networkidle');
  return ready - answered;
}

/**
 * Turns the wheel over the rows as people do who look for something: three notches ten times a second. The longest task
 * meanwhile in ms.
 */
async function scrollThrough(page) {
  const readLongest = await watchLongTasks(page);
  await page.locator('tbody tr').nth(3).hover();
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 360);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(300);
  const longest = await readLongest();
  await page.evaluate(() => (document.querySelector('table').parentElement.scrollTop = 0));
  await page.locator('tbody tr[data-row="3"] input').waitFor();
  await page.waitForTimeout(500);
  return longest;
}

/** In the page: from a click on a box to the frame that shows it, in ms. */
async function tick(selector) {
  const box = document.querySelector(selector);
  const begin = performance.now();
  box.click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if (!box.checked) throw new Error('The tick did not hold.');
  return performance.now() - begin;
}

/** In the page: what a frame takes in which nothing happens, in ms. */
async function emptyFrame() {
  const begin = performance.now();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - begin;
}

/**
 * How long the machine's processors were given to somebody else since it began, in ms; 0 where the system does not
 * tell.
 */
function stolen() {
  try {
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/ +/);
    return Number(ticks[7] ?? 0) * 10;
  } catch {
    return 0;
  }
}

/** On a slower processor. What the page before left in memory is collected first: else its collection is measured. */
async function slowed(page, work) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    return await work();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** The figures of all runs, and `stolen` ms of each. */
async function measure() {
  const server = await serveBuild(process.cwd());
  const browser = await launch();
  const runs = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    const page = await context.newPage();
    await signIn(page, server.url);
    await fillList(page);
    for (let run = 0; run < RUNS; run += 1) {
      const before = stolen();
      const time = await usable(page, server.url);
      const rest = await slowed(page, async () => {
        const scroll = await scrollThrough(page);
        const frame = await page.evaluate(emptyFrame);
        const select = await page.evaluate(tick, 'tbody tr[data-row="3"] input');
        const again = await page.evaluate(tick, 'tbody tr[data-row="5"] input');
        return {
          scroll,
          frame,
          select: Math.max(again, run === 0 ? 0 : select),
          selectAll: await page.evaluate(tick, 'thead input'),
        };
      });
      runs.push({ usable: time, ...rest, drawn: await page.locator('tbody tr').count(), stolen: stolen() - before });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return runs;
}

/** Runs through the list; prints what the machine was like and resolves {<figure>: {median, worst}}. */
export async function measureLists() {
  const runs = (await measure()).toSorted((a, b) => a.stolen - b.stolen).slice(0, JUDGED);
  const seen = (name) => runs.map((run) => run[name]);
  console.log(`A frame in which nothing happens takes ${Math.round(median(seen('frame')))} ms here at ${SLOWER}x.`);
  console.log(
    `${JUDGED} of ${RUNS} runs are judged; in these the machine was taken away for up to ${Math.max(...seen('stolen'))} ms a run.`,
  );
  return Object.fromEntries(
    ['usable', 'scroll', 'select', 'selectAll', 'drawn'].map((name) => [
      name,
      { median: median(seen(name)), worst: Math.max(...seen(name)) },
    ]),
  );
}
