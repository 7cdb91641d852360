/*
 * npm run look            measures twenty lists of the built console at 1280×800 and holds them to tests/look/look.json
 * npm run look -- --all   all lists a menu leads to: some ten minutes
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
/** A page without rows after so long is no list, ms. */
const PATIENCE = 2500;
/** What is drawn later in a cell is there by then, ms. */
const RESTS = 400;

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
    menus = (await answer.json()).data;
    await route.fulfill({ response: answer });
  });
  await page.goto(url);
  for (const [name, value] of Object.entries({ account: 'platform_admin', password: 'Energy123', captcha: '1234' }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[type=submit]').click();
  await page.locator('tbody tr').first().waitFor();
  await page.unrouteAll();
  return [...new Set(pathsIn(Array.isArray(menus) ? menus : Object.values(menus).flat()))];
}

async function measureAll() {
  const server = await serveBuild(root);
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    const all = await signIn(page, server.url);
    const lists = [];
    for (const path of given.length > 0 ? given : isAll ? all : pages) {
      await page.goto(`${server.url}${path}`);
      const row = page.locator('main table[aria-rowcount] tbody tr[data-row]').first();
      const isList = await row.waitFor({ timeout: PATIENCE }).then(
        () => true,
        () => false,
      );
      if (!isList) continue;
      await page.waitForTimeout(RESTS);
      const measured = await page.evaluate(measureList);
      if (measured) lists.push({ path, ...measured });
    }
    return lists;
  } finally {
    await browser.close();
    await server.stop();
  }
}

const lists = await measureAll();
const sum = (name) => lists.reduce((total, one) => total + one[name], 0);
const measured = {
  lists: lists.length,
  firstRow: Math.round(sum('firstRow') / lists.length),
  worstFirstRow: Math.max(...lists.map(({ firstRow }) => firstRow)),
  hiddenColumns: Math.round((100 * (sum('columns') - sum('whole'))) / sum('columns')),
  cutTexts: sum('cutTexts'),
  cutFigures: sum('cutFigures'),
  red: sum('red'),
  small: sum('small'),
};
if (given.length > 0) console.table(lists);
else
  for (const { path, cutFigures, red, small } of lists)
    if (cutFigures + red + small > 0) console.log(`${path}: ${cutFigures} figures cut, ${red} red, ${small} small`);
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
