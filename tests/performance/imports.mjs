/*
 * Whether the page stays alive while the rows of a long sheet are checked, in the built lab: its sensors have every
 * rule an import can check.
 */
import { execFileSync } from 'node:child_process';
import { utils, write } from '@e965/xlsx';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { watchLongTasks } from './longTasks.mjs';
import { median } from './median.mjs';
import { signIn } from './signIn.mjs';

/** A backend that is asked for the first time makes up its answers first. */
const PATIENCE = 120_000;
const RUNS = 5;
const ROWS = 10_000;
/** One row in so many has a type there is not. */
const BAD = 100;

/** The name of an organization there is. */
async function organization(page, url) {
  const answer = page.waitForResponse(/\/org\/tree/);
  await page.goto(`${url}/platform/organization`);
  const { data } = await (await answer).json();
  return (data.list ?? data)[0].name;
}

function sheet(organization) {
  const rows = Array.from({ length: ROWS }, (_, at) => [
    `Sensor ${at}`,
    `M-${at}`,
    organization,
    at % BAD === 0 ? 'none' : 'Wind',
    at % 5000,
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['Name', 'Serial number', 'Organization', 'Type', 'Measuring range'], ...rows]),
    'Data',
  );
  return {
    name: 'sensors.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' })),
  };
}

const named = (page, name) => page.getByRole('button', { name });

/**
 * One import, from 'Check rows' on: ms until all are checked, and the longest task until the last of them was on view.
 */
async function checkRows(page, url, file) {
  await page.goto(`${url}/lab/sensor`);
  await named(page, /^Import$/).click();
  const chooser = page.waitForEvent('filechooser');
  await named(page, /^Drop the file here/).click();
  await (await chooser).setFiles(file);
  const check = named(page, 'Check rows');
  await check.and(page.locator(':enabled')).waitFor();
  await page.waitForTimeout(500); // what reading the file left to do is none of it
  const readLongest = await watchLongTasks(page);
  const begin = await page.evaluate(() => performance.now());
  await check.click();
  await page.getByRole('status').filter({ hasText: 'Rows passed' }).waitFor();
  const checked = (await page.evaluate(() => performance.now())) - begin;
  await named(page, /^All/).click();
  await page.getByRole('gridcell').first().click();
  await page.keyboard.press('Control+End');
  await page.getByRole('rowheader', { name: new RegExp(`^${ROWS + 1}`) }).waitFor();
  return { checked, longest: await readLongest() };
}

/** Resolves {checked, longest}, each {median, worst} in ms. */
export async function measureImports() {
  const lab = execFileSync(process.execPath, ['tests/lab/build.mjs'], { encoding: 'utf8' }).trim();
  const server = await serveBuild(lab);
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    page.setDefaultTimeout(PATIENCE);
    await signIn(page, server.url);
    const file = sheet(await organization(page, server.url));
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await checkRows(page, server.url, file));
    const seen = (name) => runs.map((one) => one[name]);
    return Object.fromEntries(
      ['checked', 'longest'].map((name) => [name, { median: median(seen(name)), worst: Math.max(...seen(name)) }]),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
