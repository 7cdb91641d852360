/*
 * npm run soak:work          five people work in the built console for an hour, in three areas of it
 * npm run soak:work -- 10    for ten minutes
 * Memory of each page is measured after a quarter of the time, when it has loaded what it needs, and at the end,
 * both at the same point of the same round. Prints a table, every
 * error that was seen, and 'N passed, N failed'; exit code 1 when something grows by more than 5 % or anything fails.
 */
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { codeOf } from '../memory/code.mjs';
import { openConsole } from '../memory/console.mjs';
import { heapOf } from '../memory/heap.mjs';
import { PEOPLE } from './people.mjs';
import { round } from './round.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const minutes = Number(process.argv[2] ?? 60);
const LIMIT = 5;
/** After so many rounds a person does the same again. */
const ROUNDS = 6;
/** How long a person looks at a page, ms: from two to five seconds, each another. */
const looks = (person, turn) => 2000 + ((person * 997 + turn * 331) % 3000);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const growth = (before, after) => Math.round(((after - before) / before) * 1000) / 10;

async function work(browser, url, person, index, until, warm) {
  const wrong = [];
  const { page, end } = await openConsole(browser, url, { tabs: false, account: person.account });
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && wrong.push(`log: ${message.text()}`));
  page.on(
    'response',
    (answer) => answer.status() >= 500 && wrong.push(`HTTP ${answer.status()}: ${new URL(answer.url()).pathname}`),
  );
  const meter = await heapOf(page);
  /** Without the code the engine compiled, which it makes of what runs often and throws away late. */
  const measure = async () => {
    const found = await meter();
    return { ...found, heap: found.heap - (await codeOf(page)) };
  };
  let steps = 0;
  let before;
  let after;
  for (let turn = 0; after === undefined; turn += 1) {
    const done = await round(page, person.pages, turn, () => pause(looks(index, turn))).catch(
      (error) => (wrong.push(`step at ${page.url()}: ${error.message.split('\n')[0]}`), 0),
    );
    steps += done;
    if (turn % ROUNDS !== ROUNDS - 1) continue;
    if (before === undefined && Date.now() >= warm) before = await measure();
    else if (before !== undefined && Date.now() >= until) after = await measure();
  }
  await end();
  return { name: person.name, steps, before, after, wrong };
}

const begun = Date.now();
const [warm, until] = [begun + minutes * 15_000, begun + minutes * 60_000];
const server = await serveBuild(root);
const browser = await launch();
try {
  const found = await Promise.all(PEOPLE.map((person, index) => work(browser, server.url, person, index, until, warm)));
  const megabytes = (bytes) => Math.round(bytes / 1e5) / 10;
  console.table(
    found.map(({ name, steps, before, after, wrong }) => ({
      who: name,
      steps,
      'MB then': megabytes(before.heap),
      'MB at the end': megabytes(after.heap),
      'heap %': growth(before.heap, after.heap),
      'nodes %': growth(before.nodes, after.nodes),
      errors: wrong.length,
    })),
  );
  for (const { name, wrong } of found) for (const line of new Set(wrong)) console.log(`${name}: ${line}`);
  const checks = found.flatMap(({ before, after, wrong }) => [
    growth(before.heap, after.heap) <= LIMIT,
    growth(before.nodes, after.nodes) <= LIMIT,
    wrong.length === 0,
  ]);
  const failed = checks.filter((ok) => !ok).length;
  console.log(`soak of ${minutes} minutes: ${checks.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
