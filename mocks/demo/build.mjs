/*
 * npm run build:demo                     the console with its backend in the browser: dist/demo, for any host of static
 *                                        files
 * npm run build:demo -- --base /console/ the same for a host that serves it below a path
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { replaceBrands } from '../../deploy/brandsIn.mjs';
import { demoBrands } from './demoBrands.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'dist/demo' } },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');
const outDir = `${root}/${values.out}`;

/** The page begins with the demonstration, which begins the console. */
const begin = {
  name: 'demonstration',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/mocks/demo/main.ts') },
};

process.chdir(root);
await build({
  root,
  base,
  mode: 'demo',
  logLevel: 'warn',
  plugins: [begin],
  build: { outDir, emptyOutDir: true, manifest: false, chunkSizeWarningLimit: 8000 },
});
copyFileSync(`${root}/node_modules/msw/lib/mockServiceWorker.js`, `${outDir}/mockServiceWorker.js`);
// what hosts of static files answer for an address of the console
copyFileSync(`${outDir}/index.html`, `${outDir}/404.html`);
writeFileSync(`${outDir}/brands.json`, demoBrands());
writeFileSync(`${outDir}/first.js`, replaceBrands(readFileSync(`${outDir}/first.js`, 'utf8'), demoBrands()));
console.log(
  `  ${values.out} is the demonstration. Any host of static files serves it${base === '/' ? '' : ` below ${base}`}; a page that is loaded anew is 404.html, the console itself.`,
);
