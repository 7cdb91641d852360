/* The pages of a home, opened as its own links do and read when nothing is loading any more. */
import { blockOf, reportName } from './names.mjs';
import { readPage } from './read.mjs';

const DETAIL = '/homeManagement/home/homeDetail';
const REPORT = {
  address: '/homeManagement/home/detail/energyReport',
  heading: `${reportName('energy-report')}: `,
  block: blockOf('energy-report'),
};

/** In the page: goes to an address as a link of the console does. */
function follow(address) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** In the page: whether the page of an address shows a home and waits for nothing. */
function isReady({ id, from, heading }) {
  const main = document.querySelector('main');
  if (new URLSearchParams(location.search).get('id') !== id) return false;
  const shell = main?.querySelector('[role=tablist][aria-label="Pages of the home"]');
  if (shell ? !main.textContent.includes(`Home ID ${id}`) : !main?.querySelector('h1')?.textContent.startsWith(heading))
    return false;
  if (from && ![...main.querySelectorAll('input')].some(({ value }) => value === from)) return false;
  const waiting = [...main.querySelectorAll('[aria-busy=true], .MuiSkeleton-root, [role=status][aria-label^=Loading]')];
  return !waiting.some((one) => one.checkVisibility()) && main.querySelectorAll('h2').length > 1;
}

async function show(page, { address, tab, ...what }) {
  await page.evaluate(follow, address);
  if (tab) await page.locator(`#home-tab-${tab}[aria-selected=true]`).waitFor();
  await settle(page, what);
}

async function settle(page, what) {
  for (let seen = 0; seen < 2; seen += 1) {
    await page.waitForFunction(isReady, { ...what, heading: REPORT.heading }, { polling: 40 });
    await page.waitForTimeout(20);
  }
  if (await page.getByRole('main').getByRole('button', { name: 'Try again' }).count())
    throw new Error(`${what.id}: a part of ${page.url()} failed.`);
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/**
 * The dashboard with one of its ranges; the day of its charts is today, or the day before for `yesterday`, when their
 * tables are read, too.
 */
export async function dashboard(page, { id, range }) {
  await show(page, { address: `${DETAIL}/dashboard?id=${id}`, tab: 'dashboard', id });
  if (range === 'today') return page.evaluate(readPage, { tables: false });
  await press(page, range === 'yesterday' ? 'Yesterday' : 'Last 7 days');
  if (range === 'yesterday') await press(page, 'Previous day');
  await settle(page, { id });
  return page.evaluate(readPage, { tables: range === 'yesterday' });
}

export async function device(page, { id }) {
  await show(page, { address: `${DETAIL}/device?id=${id}`, tab: 'device', id });
  return page.evaluate(readPage, {});
}

const dates = ([from, to]) => `startDate=${from}&endDate=${to}`;

export async function cost(page, { id, days }) {
  await show(page, { address: `${DETAIL}/energyCost?id=${id}&${dates(days)}`, tab: 'energyCost', id, from: days[0] });
  return page.evaluate(readPage, {});
}

/** The usage page, its balance opened. */
export async function usage(page, { id, days }) {
  await show(page, { address: `${DETAIL}/energyUsage?id=${id}&${dates(days)}`, tab: 'energyUsage', id, from: days[0] });
  const balance = page.getByRole('button', { name: 'Energy balance' });
  if ((await balance.getAttribute('aria-expanded')) === 'false') await balance.click();
  await settle(page, { id, from: days[0] });
  return page.evaluate(readPage, {});
}

/** The report, with the charts of both tabs of its last section. */
export async function report(page, { id, days }) {
  const [from] = days;
  await show(page, { address: `${REPORT.address}?id=${id}&${dates(days)}`, id, from });
  const first = await page.evaluate(readPage, {});
  const other = ['comparison', 'savingTrend'].map(REPORT.block).find((title) => !(title in first.charts));
  await page.getByRole('tab', { name: other, exact: true }).click();
  await settle(page, { id, from });
  const second = await page.evaluate(readPage, {});
  return { ...first, charts: { ...first.charts, ...second.charts } };
}
