/* A page of a home that stays open for an hour and refreshes itself: each time it asks, and each time there is news. */
import { openConsole } from './console.mjs';
import { heapOf } from './heap.mjs';

/** A morning in Amsterdam: sun, prices and powers change with every refresh that is five minutes after another. */
const BEGIN = Date.parse('2026-10-21T08:00:00Z');
const HOME = '100001';

/** Resolves when so many answers of the pages of homes have come since it was called. */
function answers(page, count) {
  return new Promise((resolve) => {
    let left = count;
    const come = (request) => {
      if (request.method() !== 'POST' || !request.url().includes('/web/station/')) return;
      left -= 1;
      if (left > 0) return;
      page.off('requestfinished', come);
      resolve();
    };
    page.on('requestfinished', come);
  });
}

/**
 * Opens a page of a home and lets it refresh itself `times` times, one every `every` ms, with `calls` calls each.
 * Resolves what was held after `warm` refreshes and at the end, both with the same figures on view: {before, after}.
 */
export async function refreshed(browser, server, { tab, calls, every, times, warm }) {
  await server.setTime(BEGIN);
  const { page, end } = await openConsole(browser, server.url, {
    tabs: false,
    motion: true,
    begin: (page) => page.clock.install({ time: BEGIN }),
  });
  const measure = await heapOf(page);
  const opened = answers(page, calls + 1); // the home itself, once
  await page.goto(`${server.url}/homeManagement/home/homeDetail/${tab}?id=${HOME}`);
  await opened;
  await page.waitForLoadState('networkidle');
  const refresh = async (moment) => {
    await server.setTime(moment);
    const all = answers(page, calls);
    await page.clock.fastForward(every);
    await all;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
  const same = BEGIN + warm * every;
  let before;
  for (let done = 1; done <= times; done += 1) {
    await refresh(BEGIN + done * every);
    if (done === warm) before = await measure();
  }
  await refresh(same);
  const after = await measure();
  await end();
  return { before, after };
}
