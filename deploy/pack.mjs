/*
 * npm run build:deploy   builds the console into dist/site as a server hands it out: each text beside its gzip and
 *                        brotli, so that nothing is packed while somebody waits. Plain Node.
 */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../src/tools/place.mjs';

const [from = 'dist/client', to = 'dist/site'] = process.argv.slice(2);
const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.txt', '.webmanifest']);
const SMALL = 1024;

function* filesIn(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

const site = resolve(root, to);
rmSync(site, { recursive: true, force: true });
cpSync(resolve(root, from), site, { recursive: true });
rmSync(join(site, '.vite'), { recursive: true, force: true }); // names of sources are nobody's
// pictures the reference backend shows as those of cameras
rmSync(join(site, 'demo'), { recursive: true, force: true });
/** Brands are written into it when it is asked for. */
const LIVE = join(site, 'first.js');
const texts = [...filesIn(site)].filter(
  (path) => path !== LIVE && TEXTS.has(extname(path)) && statSync(path).size > SMALL,
);
const sums = { plain: 0, gzip: 0, brotli: 0 };
for (const path of texts) {
  const text = readFileSync(path);
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(text, { level: 9 }),
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: Number(process.env.BROTLI ?? 11),
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  ]);
  writeFileSync(`${path}.gz`, zipped);
  writeFileSync(`${path}.br`, brotli);
  sums.plain += text.length;
  sums.gzip += zipped.length;
  sums.brotli += brotli.length;
}
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `  ${to}: ${texts.length} texts of ${megabytes(sums.plain)} are ${megabytes(sums.gzip)} with gzip and ${megabytes(sums.brotli)} with brotli.`,
);
