/*
 * npm run hostile                    every page of the built console in front of a cloud that answers badly, in each
 *                                    way of tests/hostile/mutations.mjs
 * npm run hostile -- null long       these ways alone; `-- /market` pages below this path alone; `-- --seed 7` other
 *                                    places
 * Goes through the pages of the menus, what they link to, and their tabs. Prints what was seen, by kind, and 'N passed,
 * N failed' of pages; exit code 1 when a page broke, waited for ever, scrolls sideways, or shows what is no text for
 * people. Run `npm run build` before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { kindOf, menuPaths } from './addresses.mjs';
import { MUTATIONS } from './mutations.mjs';
import { openHostile } from './walk.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = process.argv.slice(2);
const after = (name) => (asked.includes(name) ? asked.splice(asked.indexOf(name), 2)[1] : undefined);
const [seed = '1', at, out, again] = [after('--seed'), after('--url'), after('--out'), after('--again')];
const below = asked.filter((one) => one.startsWith('/'));
const ways = ['honest', ...MUTATIONS].filter(
  (way) => asked.includes(way) || !asked.some((one) => !one.startsWith('/')),
);
const AT_ONCE = 2;

const seen = [];
const said = (way, found) => seen.push(...found.map(([where, kind, text]) => ({ way, where, kind, text })));

/** All addresses, found in an honest cloud; what is wrong there is told, too. */
async function survey(browser, url) {
  const honest = await openHostile(browser, url, 'honest', seed);
  const known = new Set();
  const addresses = [];
  const take = (address) => {
    if (known.has(kindOf(address)) || !(below.length === 0 || below.some((path) => address.startsWith(path)))) return;
    known.add(kindOf(address));
    addresses.push(address);
  };
  menuPaths(honest.menus()).forEach(take);
  for (let at = 0; at < addresses.length; at += 1) {
    const { found, linked } = await honest.visit(addresses[at]);
    said('honest', found);
    linked.forEach(take);
  }
  await honest.end();
  return addresses;
}

async function walk(browser, url, way, addresses) {
  const person = await openHostile(browser, url, way, seed);
  for (const address of addresses) said(way, (await person.visit(address)).found);
  await person.end();
  console.log(
    `${way}: ${seen.filter((one) => one.way === way).length} findings, ${Math.round(performance.now() / 1000)} s`,
  );
  if (out) writeFileSync(out, JSON.stringify({ addresses, seen }, null, 1));
}

const server = at ? { url: at, stop: async () => undefined } : await serveBuild(root);
const browser = await launch();
let addresses = [];
try {
  addresses = again ? JSON.parse(readFileSync(again, 'utf8')).addresses : await survey(browser, server.url);
  console.log(`${addresses.length} pages, ${Math.round(performance.now() / 1000)} s`);
  const left = ways.filter((way) => way !== 'honest');
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let way = left.shift(); way; way = left.shift()) await walk(browser, server.url, way, addresses);
    }),
  );
} finally {
  await browser.close();
  await server.stop();
}
const kinds = new Map();
for (const one of seen) {
  const what = `${one.kind}: ${one.text}`;
  kinds.set(what, [...(kinds.get(what) ?? []), one]);
}
for (const [what, all] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
  const places = [...new Set(all.map(({ way, where }) => `${way} ${where}`))];
  console.log(
    `${all.length} x ${what}\n    ${places.slice(0, 4).join('\n    ')}${places.length > 4 ? `\n    and ${places.length - 4} more` : ''}`,
  );
}
const pages = addresses.length * new Set(['honest', ...ways]).size;
const failed = new Set(seen.map(({ way, where }) => `${way} ${where.split(' > ')[0]}`)).size;
console.log(`hostile: ${pages - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || pages === 0 ? 1 : 0;
