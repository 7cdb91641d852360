/*
 * npm run pictures              draws the main pages of the built console in both languages, themes and three widths,
 *                               and compares them with those that were accepted last: test-results/pictures/review.html
 *                               shows before, after and difference
 * npm run pictures -- users     only pages of that name
 * npm run pictures -- --accept  takes what was drawn as accepted, without drawing again
 * Prints what differs and 'N passed, N failed'. The accepted pictures stay on this machine, 180 of them would be 20 MB
 * of every clone; what is in the repository, accepted.json, is a coarse sketch of each, by which another machine sees
 * which pages changed, and roughly where.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { compare } from './compare.mjs';
import { draw } from './draw.mjs';
import { reviewPage } from './reviewPage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'test-results/pictures');
const [now, accepted, differences] = ['now', 'accepted', 'difference'].map((name) => join(folder, name));
const SKETCHES = fileURLToPath(new URL('accepted.json', import.meta.url));
/** Less of a picture is no change: a font that is smoothed otherwise, a line that ends a dot later. */
const NOTHING = 0.001;
const words = process.argv.slice(2);
const only = words.filter((word) => !word.startsWith('--'));

const sketches = existsSync(SKETCHES) ? JSON.parse(readFileSync(SKETCHES, 'utf8')) : {};
const browser = await launch();
try {
  const page = await browser.newPage();
  if (words.includes('--accept')) {
    cpSync(now, accepted, { recursive: true });
    for (const name of readdirSync(now)) sketches[name] = (await compare(page, join(now, name))).sketch;
    writeFileSync(
      SKETCHES,
      `${JSON.stringify(Object.fromEntries(Object.entries(sketches).sort(([one], [other]) => (one < other ? -1 : 1))), null, 0).replaceAll(',"', ',\n"')}\n`,
    );
    console.log(`  ${readdirSync(now).length} pictures are accepted.`);
  } else {
    rmSync(now, { recursive: true, force: true });
    rmSync(differences, { recursive: true, force: true });
    for (const path of [now, accepted, differences]) mkdirSync(path, { recursive: true });
    await draw(browser, root, now, only);
    const changed = [];
    for (const name of readdirSync(now)) {
      const before = existsSync(join(accepted, name)) ? join(accepted, name) : undefined;
      const { share, difference } = await compare(page, join(now, name), before, sketches[name]);
      if (difference) writeFileSync(join(differences, name), difference);
      if (share === undefined) changed.push({ name, what: 'new' });
      else if (share > NOTHING)
        changed.push({
          name,
          what: before ? `${(share * 100).toFixed(2)} % of its dots` : `${Math.round(share * 100)} % of its sketch`,
        });
    }
    writeFileSync(join(folder, 'review.html'), reviewPage(changed));
    for (const { name, what } of changed) console.log(`  ${name}: ${what}`);
    const count = readdirSync(now).length;
    console.log(
      `${changed.length > 0 ? '  Look at test-results/pictures/review.html, then npm run pictures -- --accept.\n' : ''}pictures: ${count - changed.length} passed, ${changed.length} failed`,
    );
    process.exitCode = changed.length > 0 ? 1 : 0;
  }
} finally {
  await browser.close();
}
