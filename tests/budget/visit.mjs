/*
 * One visit of the console in a fresh browser: sign-in page, typing, first list, second list, dashboard; what each of
 * them loaded.
 */

const ACCOUNT = { account: 'platform_admin', password: 'Energy123', captcha: '1234' };

/**
 * Collects finished requests as {url, bytes}: those of the body as it was transferred, without its headers.
 * `take(before)` takes those that were begun before another moment: `begun()`, or `begunUntil(ms since 1970)`.
 */
export async function watch(page) {
  const session = await page.context().newCDPSession(page);
  const open = new Map();
  let done = [];
  let begun = 0;
  /** When each was begun, ms since 1970. */
  const times = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    times.push(wallTime * 1000);
    open.set(requestId, { url: request.url, at: begun++, head: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) =>
    Object.assign(open.get(requestId) ?? {}, { head: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = open.get(requestId);
    if (known) done.push({ url: known.url, at: known.at, bytes: Math.max(0, encodedDataLength - known.head) });
  });
  await session.send('Network.enable');
  const take = (before = Infinity) => {
    const taken = done.filter(({ at }) => at < before);
    done = done.filter(({ at }) => at >= before);
    return taken;
  };
  return { take, begun: () => begun, begunUntil: (moment) => times.filter((time) => time <= moment).length };
}

/**
 * In the page: resolves when the first row stands in the document, ms since 1970. A driver outside of it hears of that
 * later.
 */
const firstRow = () =>
  new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (
        ![...document.querySelectorAll('tbody tr')].some(
          (row) => /\S/.test(row.textContent) && row.getClientRects().length > 0,
        )
      )
        return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Bytes are counted, not seconds: a busy machine may take its time. */
const PATIENCE = 120_000;

const rows = (page) => page.locator('tbody tr:visible').filter({ hasText: /\S/ }).first();

/**
 * Visits the console and resolves what was loaded {form, typing, list, next, page}, `time`, the milliseconds from
 * submitting to the first rows, and `requests`, how many were begun until then.
 *
 * @param second path of the second list; without it the visit ends at the first
 * @param third address of a page with charts, opened after the lists: what the shell has loaded is not loaded again
 */
export async function visit(browser, url, { second, third } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    const network = await watch(page);
    await page.goto(url);
    // it stands in HTML before React takes it over
    await page.locator('html:not([data-first]) [name=account]').waitFor();
    const usable = network.begun(); // what comes later is fetched while the form waits
    await page.waitForLoadState('networkidle');
    const form = network.take(usable);

    await page.locator('[name=account]').focus();
    await page.waitForLoadState('networkidle');
    for (const [name, value] of Object.entries(ACCOUNT)) await page.locator(`[name=${name}]`).fill(value);
    await page.waitForFunction(() => document.readyState === 'complete');
    const typing = network.take();

    // what is behind a list, pages and what is pressed, is fetched while somebody reads it
    const partNamed = (name) => page.waitForResponse((answer) => answer.url().includes(`/assets/${name}-`));
    const behind = Promise.all([partNamed('form'), partNamed('later')]);
    const begin = performance.now();
    const shown = page.evaluate(firstRow);
    await page.locator('[type=submit]').click();
    await rows(page).waitFor();
    const time = performance.now() - begin;
    const requests = network.begunUntil(await shown);
    await behind;
    await page.waitForLoadState('networkidle');
    const list = network.take(requests);
    network.take();
    if (!second) return { form, typing, list, time, requests };

    await page.locator(`nav a[href="${second}"]`).first().click();
    await page.waitForURL(`**${second}`);
    await rows(page).waitFor();
    // its filters come when the page rests, and are not the next page's
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/DatePick-')),
    );
    await page.waitForLoadState('networkidle');
    const next = network.take();

    await page.evaluate((address) => {
      history.pushState(null, '', address); // as a link of the console does, without loading the shell again
      dispatchEvent(new PopStateEvent('popstate'));
    }, third);
    // its charts are drawn
    await page.waitForFunction(() => document.querySelectorAll('main [role=application] svg path').length > 1);
    await page.waitForFunction(
      () => !document.querySelector('main [aria-busy=true], main .MuiSkeleton-root, main [aria-label^=Loading]'),
    );
    const drawn = network.begun(); // what comes when the page rests is not waited for
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return { form, typing, list, time, requests, next, page: network.take(drawn) };
  } finally {
    await context.close();
  }
}

export const bytesOf = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0);
export const scriptsOf = (requests) => requests.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
