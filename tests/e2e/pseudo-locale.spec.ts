import type { Page } from '@playwright/test';
import { admin } from './support/accounts';
import { sharedSession } from './support/backend';
import { go, open } from './support/console';
import { givenRole, givenUser } from './support/given';
import { expect, test } from './support/test';
import { unique } from './support/unique';

const PAGES = [
  '/platform/tenant',
  '/platform/tenant/create',
  '/platform/organization',
  '/platform/role',
  '/platform/role/create',
  '/platform/user',
  '/platform/user/create',
  '/platform/menu',
  '/platform/menu/create',
  '/platform/operationLog',
  '/platform/branding',
];

/** Of a home that has everything. */
const HOME_PAGES = [
  '',
  '/homeDetail/dashboard',
  '/homeDetail/energyCost',
  '/homeDetail/energyUsage',
  '/homeDetail/device',
  '/detail/homeInfo',
  '/detail/energyReport',
].map((path) => `/homeManagement/home${path}${path && '?id=100001'}`);
/** Of records that are made for it: a role and a user. */
async function recordPages(): Promise<string[]> {
  const role = await givenRole(unique('Policy'));
  const { id } = await givenUser(unique('Polly'));
  return ['show', 'edit'].flatMap((view) => [`/platform/role/${role}/${view}`, `/platform/user/${id}/${view}`]);
}

const WORK = [
  '/iotPlatform/device/device',
  '/iotPlatform/alarm/rule/create',
  '/iotPlatform/firmware',
  '/workTicket/ticket',
  '/workTicket/ticket/create',
  '/workOrder/order',
];
const AREAS = {
  administration: PAGES,
  'devices and work': WORK,
  homes: [...HOME_PAGES, '/homeManagement/home/create', '/platformMonitoring/dynamicTariffMonitor'],
};

/** Dates, times, units and codes are the same in every language. */
const NEUTRAL =
  /^(?:[\d\s.,:;/–…+*#%()·€-]|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|ms|c\/kWh|EUR\/MWh|kWh|kW|kg|°C|m²|h|Ctrl|K|⌘|YYYY|MM|DD|hh|mm|ss|中文|English)+$/i;

/** Words of the date picker, which brings its own translations. */
const PICKER = /^(?:Year|Month|Day|Hours|Minutes|Seconds|Clear|Choose date(?:, selected date is .*)?)$/;

/** Texts a person sees or hears: text nodes, names, titles and placeholders of what is on the page. */
function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(node.getAttribute(name) ?? '');
      } else if (node.parentElement && !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement.tagName)) {
        found.add(node.textContent ?? '');
      }
    }
    return [...found].map((text) => text.trim()).filter(Boolean);
  });
}

/** Every text inside of an answer. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Goes from page to page of the running console, and reads each when nothing is on its way to it and nothing on it
 * waits.
 */
async function* tour(page: Page, paths: readonly string[]) {
  const heading = page.locator('main h1');
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  const loaded = () =>
    expect.poll(async () => pending + (await page.locator('.MuiSkeleton-root, [aria-busy="true"]').count())).toBe(0);
  await open(page, '/nowhere', admin);
  await expect(heading).toBeVisible();
  const nowhere = await heading.innerText();
  await loaded();
  yield '/nowhere';
  for (const path of paths) {
    await go(page, '/nowhere');
    await expect(heading).toHaveText(nowhere);
    await go(page, path);
    await expect(heading).not.toHaveText(nowhere);
    await loaded();
    yield path;
  }
}

for (const [area, paths] of Object.entries(AREAS))
  test(`no page of ${area} shows a text that is not from the locales or the server, or breaks the content security policy`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const data = new Set<string>([(await sharedSession(admin)).userName]);
    // An answer is read on its way, before the page can show what it says.
    await page.route(/\/api\/|brands\.json/, async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const body = await response.body();
      if (/json/.test(response.headers()['content-type'] ?? ''))
        textsIn(JSON.parse(body.toString())).forEach((text) => data.add(text.trim()));
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() => localStorage.setItem('console.pseudo', 'true'));
    const raw: string[] = [];
    for await (const path of tour(page, area === 'administration' ? [...paths, ...(await recordPages())] : paths)) {
      const said = (text: string) =>
        [...data].some((known) => known.length > 1 && (known === text || text.split(/, |、| \/ /).includes(known)));
      /** Tabs of pages about a record are named by both: 'De Vries, Amsterdam · Dashboard'. */
      const fromServer = (text: string) => said(text) || text.split(' · ').every(said);
      const countries = await page.evaluate(
        (codes) =>
          codes.map((code) => new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(code) ?? ''),
        [...data].filter((text) => /^[A-Z]{2}$/.test(text)),
      );
      const suspects = (await visibleTexts(page)).filter(
        (text) =>
          /\p{L}/u.test(text) &&
          !text.includes('⟦') &&
          !NEUTRAL.test(text) &&
          !PICKER.test(text) &&
          !fromServer(text) &&
          !countries.includes(text),
      );
      raw.push(...suspects.map((text) => `${path}: ${text}`));
    }
    expect(raw).toEqual([]);
  });
