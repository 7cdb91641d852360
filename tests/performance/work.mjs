/*
 * From the click on "Sign in" to the first list, and to pages nobody has opened yet: the console beside the smallest
 * react-admin app, over the same quick backend.
 */
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { apps } from './apps.mjs';
import { buildFloor } from './buildFloor.mjs';
import { median } from './median.mjs';
import { quickBackend } from './quickBackend.mjs';
import { walk } from './walk.mjs';

/** How often each is walked through, by the factor its processor is slowed down by. */
const RUNS = { 1: 7, 4: 5 };

/** Medians of the steps of each app, by factor: {1: {floor: {list: 170, …}, console: {…}}, 4: …}. */
async function medians(browser, addresses) {
  const found = {};
  for (const [slower, runs] of Object.entries(RUNS)) {
    const seen = { floor: [], console: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const name of run % 2 === 0 ? ['floor', 'console'] : ['console', 'floor'])
        seen[name].push(await walk(browser, addresses[name], apps[name], Number(slower)));
    }
    const middle = (walks) =>
      Object.fromEntries(
        Object.keys(walks[0]).map((step) => [step, Math.round(median(walks.map((one) => one[step])))]),
      );
    found[slower] = { floor: middle(seen.floor), console: middle(seen.console) };
  }
  return found;
}

/**
 * Walks through both in turns; prints what they took and resolves {<figure>: {median}}: each step's ratio to the floor
 * at 1x and, as `<step>4`, at 4x.
 */
export async function measureWork() {
  const floor = await buildFloor();
  const reference = await serveBuild(process.cwd());
  const backend = await quickBackend(reference.url);
  const servers = {
    console: await serveBuild(process.cwd(), { backend: backend.url }),
    floor: await serveBuild(process.cwd(), { backend: backend.url, client: floor }),
  };
  const addresses = { console: servers.console.url, floor: servers.floor.url };
  const browser = await launch();
  try {
    // the backend learns its answers
    for (const name of ['console', 'floor']) await walk(browser, addresses[name], apps[name], 1);
    const found = await medians(browser, addresses);
    for (const [slower, walks] of Object.entries(found)) {
      console.log(`Milliseconds at ${slower}x, medians of ${RUNS[slower]}:`);
      console.table(walks);
    }
    const steps = Object.keys(found[1].console).filter((step) => step !== 'requests');
    const ratio = (slower, step) => found[slower].console[step] / found[slower].floor[step];
    return Object.fromEntries(
      steps.flatMap((step) => [
        [step, { median: ratio(1, step) }],
        [`${step}4`, { median: ratio(4, step) }],
      ]),
    );
  } finally {
    await browser.close();
    await Promise.all([...Object.values(servers), backend, reference].map((server) => server.stop()));
  }
}
