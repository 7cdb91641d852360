/*
 * npm run agreement                   the same figure on every page of a home: ten homes, ten days, to the displayed
 *                                     digit
 * npm run agreement -- 100001 100009  these homes alone; `-- 2026-10-25` this day alone
 * npm run agreement -- stations       five stations, over statistics, diary, monitoring, devices and bills
 * Prints what was compared and what differs, and 'N passed, N failed'; exit code 1 when a figure is not the same.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { openConsole } from '../memory/console.mjs';
import { daysOf, HOMES, momentAt, MOMENTS } from './cases.mjs';
import { difference } from './compare.mjs';
import { energyFigures, flowFigures, priceFigures, rowFigures } from './figures.mjs';
import { keepFiles } from './prepare.mjs';
import { cost, dashboard, device, report, usage } from './screens.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = process.argv.slice(2);
if (asked.includes('stations'))
  process.exit(
    spawnSync('npx', ['vitest', 'run', 'tests/agreement/stations'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, AGREEMENT: '1' },
    }).status ?? 1,
  );
const homes = Object.entries(HOMES).filter(([id]) => asked.includes(id) || !asked.some((one) => one in HOMES));
const moments = MOMENTS.filter(({ today }) => asked.includes(today) || !asked.some((one) => one.includes('-')));
const latest = Math.max(...homes.map(([, zone]) => momentAt(MOMENTS[0].today, MOMENTS[0].time, zone)));

const counted = new Map();
const differing = [];

function compare(where, kind, figures, options) {
  const count = counted.get(kind) ?? { figures: 0, readings: 0, differ: 0 };
  for (const [name, all] of Object.entries(figures)) {
    const readings = Object.fromEntries(Object.entries(all).filter(([, reading]) => reading !== null));
    const different = Object.values(readings).includes(undefined) ? readings : difference(readings, options);
    count.figures += 1;
    count.readings += Object.keys(readings).length;
    if (different) {
      count.differ += 1;
      differing.push(name);
      console.log(`${where}: ${name}: ${JSON.stringify(different)}`);
    }
  }
  counted.set(kind, count);
}

/** All pages of a home over one range of the dashboard, and what is the same on them. */
async function compareRange(page, { id, today, range, now }) {
  const days = daysOf(range, today);
  const where = `${id} ${days[0] === days[1] ? days[0] : days.join(' to ')}${range === 'today' ? ', today' : ''}`;
  const what = { id, range, days };
  const seen = {
    dashboard: await dashboard(page, what),
    cost: await cost(page, what),
    usage: await usage(page, what),
    report: await report(page, what),
  };
  if (range === 'today') seen.device = await device(page, what);
  compare(where, 'energy and money', energyFigures(seen));
  compare(where, 'prices', priceFigures({ ...seen, sameDay: range !== 'last7' }));
  if (seen.device) compare(where, 'flow and live price', flowFigures({ ...seen, now }), { sign: false });
  for (const name of ['dashboard', 'cost', 'usage', 'report'])
    compare(where, 'rows of tables and files', rowFigures(name, seen[name]));
}

async function compareAll(server, browser) {
  await server.setTime(latest);
  const begin = async (page) => {
    await page.clock.setFixedTime(latest);
    await page.addInitScript(keepFiles);
  };
  const { page, end } = await openConsole(browser, server.url, { tabs: false, begin });
  for (const { today, time, ranges } of moments) {
    await page.goto(server.url); // nothing is left of another day
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first().waitFor();
    for (const [id, zone] of homes) {
      const now = momentAt(today, time, zone);
      await server.setTime(now);
      await page.clock.setFixedTime(now);
      for (const range of ranges) await compareRange(page, { id, today, range, now });
    }
    console.log(`${today}: ${differing.length} differ so far, ${Math.round(performance.now() / 1000)} s`);
  }
  await end();
}

const server = await serveBuild(root, { still: true });
const browser = await launch();
try {
  await compareAll(server, browser);
} finally {
  await browser.close();
  await server.stop();
}
console.table(Object.fromEntries(counted));
const total = [...counted.values()].reduce((sum, { figures }) => sum + figures, 0);
console.log(`agreement: ${total - differing.length} passed, ${differing.length} failed`);
process.exitCode = differing.length > 0 || total === 0 ? 1 : 0;
