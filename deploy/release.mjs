/*
 * node deploy/release.mjs dist/site /srv/console   puts a build where nginx serves it, while visitors are there. Plain
 *                                                  Node.
 *
 * Parts come first and the page that names them last, so nobody gets a page whose parts are not there yet. Parts of a
 * build stay for KEEP_DAYS (30) after the release that replaced it: a page that was opened before goes on. What was
 * configured there, brands.json, is never replaced.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { replaceBrands } from './brandsIn.mjs';

const [from, to] = process.argv.slice(2);
if (!from || !to || !existsSync(join(from, 'index.html'))) {
  console.error('Usage: node deploy/release.mjs <build> <folder that is served>');
  process.exit(2);
}
const DAY = 86_400_000;
const kept = Number(process.env.KEEP_DAYS ?? 30) * DAY;
const LAST = /^index\.html/;
const OWN = 'brands.json';

mkdirSync(join(to, 'assets'), { recursive: true });
const now = new Date();

/** Names of parts a page leads to, itself or by other parts, with their packed forms. */
function partsOf(page) {
  const names = new Set(readdirSync(join(to, 'assets')));
  const found = new Set();
  const texts = [page];
  for (let text = texts.pop(); text !== undefined; text = texts.pop())
    for (const [name] of text.matchAll(/[\w.-]+/g)) {
      if (!names.has(name) || found.has(name)) continue;
      for (const form of ['', '.gz', '.br']) if (names.has(name + form)) found.add(name + form);
      if (/\.(?:m?js|css)$/.test(name)) texts.push(readFileSync(join(to, 'assets', name), 'utf8'));
    }
  return found;
}
// Those of the build that is replaced were in use until now, however long ago it was released.
if (existsSync(join(to, 'index.html')))
  for (const name of partsOf(readFileSync(join(to, 'index.html'), 'utf8')))
    utimesSync(join(to, 'assets', name), now, now);

for (const name of readdirSync(join(from, 'assets'))) {
  cpSync(join(from, 'assets', name), join(to, 'assets', name));
  utimesSync(join(to, 'assets', name), now, now); // in use from now on
}
for (const name of readdirSync(from).filter((one) => one !== 'assets' && !LAST.test(one))) {
  if (name === OWN && existsSync(join(to, name))) continue;
  cpSync(join(from, name), join(to, name), { recursive: true });
}
// A host that writes nothing into files hands out the brands of this moment.
if (existsSync(join(to, 'first.js')) && existsSync(join(to, OWN)))
  writeFileSync(
    join(to, 'first.js'),
    replaceBrands(readFileSync(join(to, 'first.js'), 'utf8'), readFileSync(join(to, OWN), 'utf8')),
  );
// The packed ones of the page before the page: a server with the new page never hands out the old one packed for long.
for (const name of readdirSync(from)
  .filter((one) => LAST.test(one))
  .sort()
  .reverse()) {
  cpSync(join(from, name), join(to, `.next-${name}`));
  utimesSync(join(to, `.next-${name}`), now, now);
  renameSync(join(to, `.next-${name}`), join(to, name));
}
for (const name of readdirSync(to).filter((one) => LAST.test(one) && !existsSync(join(from, one))))
  rmSync(join(to, name)); // packed, of the build before
let dropped = 0;
for (const name of readdirSync(join(to, 'assets'))) {
  const path = join(to, 'assets', name);
  if (now.getTime() - statSync(path).mtimeMs <= kept) continue;
  rmSync(path);
  dropped += 1;
}
console.log(
  `  ${to} has the new build${dropped > 0 ? `; ${dropped} parts older than ${kept / DAY} days are gone` : ''}.`,
);
