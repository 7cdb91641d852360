/*
 * One walk through the console or the floor in a fresh browser: from the click on "Sign in" to the first list, and from
 * there to pages nobody has opened yet.
 */
import { watch } from '../budget/visit.mjs';

const CREDENTIALS = { account: 'platform_admin', username: 'platform_admin', password: 'Energy123', captcha: '1234' };

/**
 * In the page: presses or goes somewhere, and resolves the ms until something is on the screen. Rejects when it never
 * comes.
 */
function timeUntil({ press, to, shows, text, patience }) {
  const isThere = () =>
    [...document.querySelectorAll(shows)].some(
      (one) => (text ? one.textContent.includes(text) : true) && one.getClientRects().length > 0,
    );
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Never seen: ${text ?? shows} at ${location.href}`)), patience);
    const begin = performance.now();
    const look = () => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    if (press) document.querySelector(press).click();
    else {
      history.pushState(null, '', to); // as a link does, without a pointer on it before
      dispatchEvent(new PopStateEvent('popstate'));
    }
  });
}

/** A backend that is asked for the first time makes up its answers first. */
const PATIENCE = 120_000;

const still = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
};

/**
 * Walks through an app (`apps.mjs`); resolves {form, list, detail, area, chart, hundred, fiveHundred} in ms, and
 * `requests`, all that was asked of the server until the rows of the first list were on the screen.
 *
 * @param slower factor by which the processor is slowed down
 */
export async function walk(browser, url, app, slower) {
  // the floor's packages write HTML, which the console's policy forbids
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    bypassCSP: true,
  });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    const network = await watch(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const begin = performance.now();
    await page.goto(url);
    await page.locator('[type=submit]').waitFor();
    const form = performance.now() - begin;
    await still(page);
    for (const name of app.fields) await page.locator(`[name=${name}]`).fill(CREDENTIALS[name]);
    await still(page);

    const list = await page.evaluate(timeUntil, { press: '[type=submit]', ...app.list, patience: PATIENCE });
    const requests = network.begun();
    await still(page);
    const detail = await page.evaluate(timeUntil, { ...app.detail, patience: PATIENCE });
    await still(page);
    const area = await page.evaluate(timeUntil, { ...app.area, patience: PATIENCE });
    await still(page);
    const chart = await page.evaluate(timeUntil, { ...app.chart, patience: PATIENCE });
    await still(page);
    const hundred = await page.evaluate(timeUntil, { ...app.hundred, patience: PATIENCE });
    await still(page);
    // away from these rows, which would be there already
    await page.evaluate(timeUntil, { ...app.area, patience: PATIENCE });
    await still(page);
    const fiveHundred = await page.evaluate(timeUntil, { ...app.fiveHundred, patience: PATIENCE });
    return { form, list, requests, detail, area, chart, hundred, fiveHundred };
  } finally {
    await context.close();
  }
}
