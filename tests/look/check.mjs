/*
 * npm run look            measures twenty lists of the built console at 1280×800 and holds them to tests/look/look.json
 * npm run look -- --all   all lists a menu leads to: some four minutes
 * npm run look -- /path   these pages, each with its figures
 * Prints a table and 'N passed, N failed'; exit code 1 when something is over its limit.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { measureList } from './measureList.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { pages, budget } = JSON.parse(readFileSync(new URL('look.json', import.meta.url), 'utf8'));
const given = process.argv.slice(2).filter((one) => one.startsWith('/'));
const isAll = process.argv.includes('--all');
/** A page that has no rows and asks for nothing any more for so long is no list, ms. */
const PATIENCE = 700;
/** No page takes longer, ms. */
const LONGEST = 15_000;
/** What is drawn later in a cell is there by then, ms. */
const RESTS = 400;
/** So many pages are measured beside each other. */
const PAGES = 3;

/** Paths of all pages a menu leads to. */
const pathsIn = (menus) =>
  menus.flatMap(({ path, component, children }) => [
    ...(component?.includes('/') && path ? [path] : []),
    ...pathsIn(children ?? []),
  ]);

/** Signs in; resolves the paths of all pages a menu leads to. Read on its way: the browser may let go of the answer. */
async function signIn(page, url) {
  let menus = [];
  await page.route('**/menu/routers', async (route) => {
    const answer = await route.fetch();
    menus = (await answer.json()).data.productDtoList.flatMap(({ menuList }) => menuList);
    await route.fulfill({ response: answer });
  });
  await page.goto(url);
  for (const [name, value] of Object.entries({ account: 'platform_admin', password: 'Energy123', captcha: '1234' }))
    await page.locator(`[name=${name}]`).fill(value);
  const answered = page.waitForResponse('**/menu/routers');
  await page.locator('[type=submit]').click();
  await answered;
  await page.locator('header nav, nav').first().waitFor();
  await page.unrouteAll();
  return [...new Set(pathsIn(menus))];
}

/** Opens a page; resolves whether it is a list with rows. */
async function openList(page, url) {
  await page.goto(url);
  const row = page.locator('main table[aria-rowcount] tbody tr[data-row]').first();
  const rows = row.waitFor({ timeout: LONGEST }).then(
    () => true,
    () => false,
  );
  // a table that waits for its rows says so, other pages do not
  const none = page
    .locator('main h1')
    .first()
    .waitFor({ timeout: LONGEST })
    .then(() => page.waitForLoadState('networkidle'))
    .then(() => page.waitForTimeout(PATIENCE))
    .then(
      () => row.isVisible(),
      () => false,
    );
  return Promise.race([rows, none]);
}

/** Measures pages one after the other, as long as there are any. */
async function measureNext(page, url, paths, lists) {
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    if (!(await openList(page, `${url}${path}`))) continue;
    await page.waitForTimeout(RESTS);
    const measured = await page.evaluate(measureList);
    if (measured) lists.push({ path, ...measured });
  }
}

async function measureAll() {
  const server = await serveBuild(root);
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    const page = await context.newPage();
    const all = await signIn(page, server.url);
    const paths = given.length > 0 ? given : isAll ? all : [...pages];
    const others = await Promise.all(Array.from({ length: PAGES - 1 }, () => context.newPage()));
    const lists = [];
    await Promise.all([page, ...others].map((one) => measureNext(one, server.url, paths, lists)));
    return lists.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  } finally {
    await browser.close();
    await server.stop();
  }
}

const lists = await measureAll();
const sum = (name) => lists.reduce((total, one) => total + one[name], 0);
const own = lists.filter(({ isList }) => isList);
const measured = {
  lists: lists.length,
  firstRow: Math.round(own.reduce((total, one) => total + one.firstRow, 0) / own.length),
  lateRows: own.filter(({ firstRow, mayBe }) => firstRow > mayBe).length,
  hiddenColumns: Math.round((100 * (sum('columns') - sum('whole'))) / sum('columns')),
  cutTexts: Math.round((20 * sum('cutTexts')) / lists.length),
  cutFigures: sum('cutFigures'),
  red: sum('red'),
  small: sum('small'),
  targets: sum('targets'),
  faintTexts: sum('faintTexts'),
  faintEdges: sum('faintEdges'),
};
/** What a list is told of by name, with its words. */
const FAULTS = {
  cutFigures: 'figures cut',
  red: 'red',
  small: 'small in rows',
  targets: 'small',
  faintTexts: 'faint texts',
  faintEdges: 'faint edges',
};
if (given.length > 0) console.table(lists);
else
  for (const list of lists) {
    const faults = Object.entries(FAULTS).flatMap(([name, words]) =>
      list[name] > 0 ? [`${list[name]} ${words}`] : [],
    );
    if (list.isList && list.firstRow > list.mayBe) faults.unshift(`first row at ${list.firstRow}, not ${list.mayBe}`);
    if (faults.length > 0) console.log(`${list.path}: ${faults.join(', ')}`);
  }
const rows = Object.entries(budget).map(([name, { label, limit, least = 0 }]) => ({
  what: label,
  measured: measured[name],
  limit: name === 'lists' ? `at least ${least}` : limit,
  ok: measured[name] >= (given.length > 0 ? 0 : least) && (limit === undefined || measured[name] <= limit),
}));
console.table(rows.map((one) => ({ ...one, ok: one.ok ? 'yes' : 'NO' })));
const failed = rows.filter(({ ok }) => !ok).length;
console.log(`look: ${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
