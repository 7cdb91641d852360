/*
 * How soon the sign-in form of the built console is painted and takes letters, in a browser that has never been there,
 * and how soon React has it.
 */
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { median } from './median.mjs';

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const PLACES = { form: {}, form4: { slower: 4 }, formSlow: { network: SLOW_4G } };
const RUNS = 9;

/** In the page: the first frame with the field in it, and when React had it, ms since the address was asked for. */
const noteTimes = () => {
  const times = {};
  Object.assign(globalThis, { times });
  const look = () => {
    const { dataset } = document.documentElement ?? {};
    if (
      times.form === undefined &&
      performance.getEntriesByName('first-contentful-paint')[0] &&
      document.getElementById('signin-account')?.getClientRects().length > 0
    ) {
      times.form = Math.max(performance.getEntriesByName('first-contentful-paint')[0].startTime, times.seen ?? 0);
    }
    if (times.seen === undefined && document.getElementById('signin-account')) times.seen = performance.now();
    if (times.seen !== undefined && dataset?.first === undefined) times.react ??= performance.now();
    if (times.form === undefined || times.react === undefined) setTimeout(look);
  };
  look();
};

async function visit(browser, url, { slower = 1, network }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteTimes);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
    }
    await page.goto(`${url}/login`, { waitUntil: 'commit' });
    await page.waitForFunction(() => times.form !== undefined && times.react !== undefined);
    return await page.evaluate(() => times);
  } finally {
    await context.close();
  }
}

/** Medians by place; prints when React had the form, too. */
export async function measurePaint() {
  const server = await serveBuild(process.cwd());
  const browser = await launch();
  try {
    await visit(browser, server.url, {});
    const found = {};
    const lines = {};
    for (const [name, place] of Object.entries(PLACES)) {
      const seen = [];
      for (let run = 0; run < RUNS; run += 1) seen.push(await visit(browser, server.url, place));
      const of = (key) => Math.round(median(seen.map((one) => one[key])));
      found[name] = { median: of('form'), worst: Math.round(Math.max(...seen.map(({ form }) => form))) };
      lines[name] = { painted: of('form'), taken: of('react') };
    }
    console.log(`Milliseconds to the painted form and until React has it, medians of ${RUNS}:`);
    console.table(lines);
    return found;
  } finally {
    await browser.close();
    await server.stop();
  }
}
