/*
 * What is big in the built console: how soon each thing is usable, the worst frame while it is scrolled, and what ten
 * visits leave in memory.
 */
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { utils, write } from '@e965/xlsx';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { buildCopy, copyProject } from '../copyProject.mjs';
import { openConsole } from '../memory/console.mjs';
import { heapOf } from '../memory/heap.mjs';
import { median } from './median.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE = 120_000;
const ROUNDS = 10;
/** Caches are filled by then. */
const WARM = 3;
const SELECTED = 5000;
const PAGE = 500;
const IMPORTED = 50_000;
const counted = (count) => count.toLocaleString('en');

function build() {
  const copy = copyProject(root, 'big');
  cpSync(new URL('big', import.meta.url), copy, { recursive: true });
  buildCopy(copy);
  return copy;
}

/** Answers a list with records made by their place, as many as are asked for. */
async function fill(page, call, total, recordOf) {
  await page.route(`**${call}?*`, async (route) => {
    const params = new URL(route.request().url()).searchParams;
    const [from, size] = [
      (Number(params.get('pageNum')) - 1) * Number(params.get('pageSize')),
      Number(params.get('pageSize')),
    ];
    const list = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) => recordOf(from + at));
    await route.fulfill({ json: { code: '0000', msg: '', data: { list, totalSize: total, total } } });
  });
}

/** A file for `big/long`: one row in a hundred has a type that there is not. */
function longSheet() {
  const rows = Array.from({ length: IMPORTED }, (_, at) => [
    `Meter ${at}`,
    `M-${at}`,
    at % 100 === 0 ? 'none' : 'Wind',
    at % 5000,
    at % 3 === 0 ? '05 Mar 2026' : '2026-03-05',
    at % 2 === 0 ? 'Yes' : 'No',
    at % 4 === 0 ? 'A remark' : null,
  ]);
  const book = utils.book_new();
  const headings = ['Name', 'Serial number', 'Type', 'Range', 'Installed on', 'Outdoors', 'Remark'];
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, ...rows]), 'Data');
  return {
    name: 'meters.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' })),
  };
}

/** In the page: goes somewhere as a link does, and resolves the ms until something is there and the page has time. */
function timeUntil({ to, press, shows, text, patience }) {
  const isThere = () =>
    [...document.querySelectorAll(shows)].some(
      (one) => (text ? one.textContent.includes(text) : true) && one.getClientRects().length > 0,
    );
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Never seen: ${text ?? shows} at ${location.href}`)), patience);
    const begin = performance.now();
    const look = () => {
      if (!isThere()) return;
      observer.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    if (to) {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    } else
      [...document.querySelectorAll(press[0])]
        .find((one) => `${one.textContent} ${one.ariaLabel}`.includes(press[1]))
        .click();
    look();
  });
}

const until = (page, what) => page.evaluate(timeUntil, { ...what, patience: PATIENCE });
const away = (page) => until(page, { to: '/platform/tenant', shows: 'main tbody td', text: 'admin@oresund.example' });

/** In the page: notes how long each frame takes from now on. */
function watchFrames() {
  window.frames60 = [];
  let before = performance.now();
  const next = (now) => {
    window.frames60.push(now - before);
    before = now;
    window.frameWatch = requestAnimationFrame(next);
  };
  window.frameWatch = requestAnimationFrame(next);
}

function readFrames() {
  cancelAnimationFrame(window.frameWatch);
  return window.frames60.slice(2);
}

/** Turns the wheel over something, down or to the side; resolves the worst frame and the share of those in time. */
async function scrolled(page, selector, [x, y]) {
  await page.locator(selector).first().hover();
  await page.evaluate(watchFrames);
  for (let turn = 0; turn < 30; turn += 1) {
    await page.mouse.wheel(x, y);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(200);
  const frames = await page.evaluate(readFrames);
  return { worst: Math.max(...frames), late: (100 * frames.filter((one) => one > 20).length) / frames.length };
}

const longFile = longSheet();

/** Each: how it comes, by what it is scrolled and where, and what is done before it is left. */
const THINGS = {
  columns: {
    come: (page) =>
      until(page, { to: '/big/wide?page=1&perPage=100', shows: 'tbody tr[data-row="8"] td', text: 'Wide 8' }),
    scroll: ['tbody tr:nth-child(4)', [600, 0]],
  },
  tree: {
    come: async (page) => {
      const there = await until(page, { to: '/big/things?thing=tree', shows: '[role=treeitem]', text: 'Branch 8' });
      return (
        there +
        (await until(page, { press: ['main button', 'Expand all'], shows: '[role=treeitem]', text: 'Leaf 0.3' }))
      );
    },
    scroll: ['[role=treeitem]', [0, 360]],
  },
  slots: {
    come: (page) => until(page, { to: '/big/things?thing=slots', shows: '[role=grid]', text: 'Day 8' }),
    scroll: ['[role=gridcell]', [360, 60]],
  },
  points: {
    come: (page) =>
      until(page, { to: '/big/things?thing=points', shows: 'main [role=application] :is(svg path, canvas)' }),
    scroll: ['main [role=application]', [0, 60]],
  },
  selection: {
    come: async (page) => {
      await until(page, { to: `/platform/user?page=1&perPage=${PAGE}`, shows: 'tbody tr[data-row="15"]' });
      return until(page, { press: ['thead input', ''], shows: '[role=region]', text: `${PAGE} selected` });
    },
    scroll: ['tbody tr:nth-child(4)', [0, 360]],
  },
  selectionWhole: {
    come: async (page) => {
      await THINGS.selection.come(page);
      const all = `Select all ${counted(SELECTED)}`;
      await page.getByRole('button', { name: all }).waitFor();
      return until(page, {
        press: ['[role=region] button', all],
        shows: '[role=region]',
        text: `${counted(SELECTED)} selected`,
      });
    },
    scroll: ['tbody tr:nth-child(4)', [0, 360]],
  },
  imported: {
    come: async (page) => {
      await until(page, { to: '/big/long', shows: 'tbody tr td', text: 'Long 0' });
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /^Drop the file here/ }).click();
      await (await chooser).setFiles(longFile);
      await page.getByRole('button', { name: 'Check rows', disabled: false }).waitFor();
      return until(page, {
        press: ['[role=dialog] button', 'Check rows'],
        shows: '[role=dialog] [role=status]',
        text: `Failed: ${counted(IMPORTED / 100)}`,
      });
    },
    scroll: ['[role=dialog] tbody td', [0, 360]],
    leave: async (page) => {
      await page.getByRole('button', { name: 'Close' }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    },
  },
};

/** Everything of one thing. */
async function measureThing(page, measure, { come, scroll, leave }) {
  const times = [];
  let before;
  let frames;
  for (let round = 1; round <= WARM + ROUNDS; round += 1) {
    times.push(await come(page));
    if (round === WARM) frames = await scrolled(page, ...scroll);
    await leave?.(page);
    await away(page);
    if (round === WARM) before = await measure();
  }
  const after = await measure();
  return {
    usable: median(times),
    first: times[0],
    ...frames,
    grown: (100 * (after.heap - before.heap)) / before.heap,
    nodes: after.nodes - before.nodes,
  };
}

async function begin(page) {
  page.setDefaultTimeout(PATIENCE);
  await fill(page, '/iot/wide/page', 100, (at) => ({
    id: String(at + 1),
    name: `Wide ${at}`,
    ...Object.fromEntries(
      Array.from({ length: 199 }, (_, column) => [`value${column}`, (at * 31 + column * 7) % 1000]),
    ),
  }));
  await fill(page, '/iot/long/page', 1, (at) => ({ id: String(at + 1), name: `Long ${at}` }));
  await fill(page, '/user/page', SELECTED, (at) => ({
    id: String(9_000_000 + at),
    name: `User ${at}`,
    account: `user${at}`,
  }));
}

/** Of each thing: ms until it is usable, and by how many percent the heap grew; prints its worst frame, too. */
export async function measureBig() {
  const server = await serveBuild(build());
  const browser = await launch();
  try {
    const { page } = await openConsole(browser, server.url, { tabs: false, motion: true, begin });
    const measure = await heapOf(page);
    const found = {};
    const lines = {};
    for (const [name, thing] of Object.entries(THINGS)) {
      const { usable, first, worst, late, grown, nodes } = await measureThing(page, measure, thing);
      const two = (value) => Math.round(value * 100) / 100;
      lines[name] = {
        'first time, ms': two(first),
        'worst frame, ms': two(worst),
        'late frames, %': two(late),
        'DOM nodes kept': nodes,
      };
      found[name] = { median: usable };
      found[`${name}Grown`] = { median: grown };
    }
    console.table(lines);
    return found;
  } finally {
    await browser.close();
    await server.stop();
  }
}
