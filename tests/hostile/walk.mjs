/*
 * One person in front of a hostile cloud: opens addresses one after the other, and says what is wrong with each page.
 */
import { openConsole } from '../memory/console.mjs';
import { links, look, waits } from './look.mjs';
import { mutate } from './mutations.mjs';

/** How long a page may wait, ms. */
const PATIENCE = 10_000;
/** How many tabs of a page are opened. */
const TABS = 12;

const follow = (address) => {
  history.pushState(null, '', address); // as a link of the console does
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Errors the browser itself tells of answers that failed, which pages show in their own words. */
const ANSWERED = /Failed to load resource|net::ERR_/;

/** Opens the console with every answer mutated; resolves {visit(address), end()}. */
export async function openHostile(browser, url, way, seed) {
  let open = 0;
  let told = [];
  let menus;
  const begin = async (page) => {
    page.on('pageerror', (error) =>
      told.push([
        'exception',
        `${error.message} ${(error.stack ?? '')
          .split('\n')
          .slice(1, 3)
          .join(' ')
          .replaceAll(/\s+|https?:\/\/[^/]+\/assets\//g, ' ')}`,
      ]),
    );
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !ANSWERED.test(message.text()) &&
        told.push([
          'console',
          message
            .text()
            .slice(0, 300)
            .replaceAll(/https?:\/\/[^/]+\/assets\//g, ''),
        ]),
    );
    await page.route('**/api/**', async (route) => {
      open += 1;
      try {
        const request = route.request();
        const response = await route.fetch();
        const isJson = (response.headers()['content-type'] ?? '').includes('json');
        const call = `${request.method()} ${new URL(request.url()).pathname}`;
        if (call.endsWith('/menu/routers')) menus = await response.json();
        await route.fulfill(isJson ? { response, body: mutate(way, seed, call, await response.text()) } : { response });
      } catch {
        await route.abort().catch(() => undefined); // the page went on
      } finally {
        open -= 1;
      }
    });
  };
  const { page, end } = await openConsole(browser, url, { tabs: false, begin });

  /** Waits until nothing is waited for; whether that came. */
  async function settled() {
    const until = Date.now() + PATIENCE;
    for (let quiet = 0; quiet < 2;) {
      await page.waitForTimeout(80);
      quiet = open === 0 && !(await page.evaluate(waits)) ? quiet + 1 : 0;
      if (Date.now() > until) return false;
    }
    return true;
  }
  async function judge(where, found) {
    const calm = await settled();
    if (!calm) found.push([where, 'still waits', '']);
    for (const [kind, text] of await page.evaluate(look)) found.push([where, kind, text]);
    for (const [kind, text] of told.splice(0)) found.push([where, kind, text]);
  }

  /** Everything wrong with the page of an address and its tabs as [where, kind, text], and what it links to. */
  async function visit(address) {
    const found = [];
    told = [];
    if (await page.locator('main').count()) await page.evaluate(follow, address);
    else await page.goto(url + address);
    await judge(address, found);
    const linked = await page.evaluate(links);
    const tabs = page.locator('main [role=tab]:visible');
    const many = Math.min(await tabs.count(), TABS);
    for (let at = 0; at < many; at += 1) {
      const tab = tabs.nth(at);
      if ((await tab.getAttribute('aria-selected').catch(() => 'true')) === 'true') continue;
      const name = (await tab.textContent().catch(() => '')) ?? '';
      if (
        !(await tab.click({ timeout: 2000 }).then(
          () => true,
          () => false,
        ))
      )
        continue;
      await judge(`${address} > ${name.slice(0, 30)}`, found);
      linked.push(...(await page.evaluate(links)));
    }
    return { found, linked };
  }
  return { visit, end, page, menus: () => menus };
}
