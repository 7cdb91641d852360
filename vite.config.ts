import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { backendPlugin } from './mocks/serve/vitePlugin.ts';
import { chunkPlugin } from './src/tools/chunkPlugin.ts';
import { registryPlugin } from './src/tools/registryPlugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of jsPDF for HTML and SVG pages, which no chart is: they stay out of the build. */
const absent = Object.fromEntries(['html2canvas', 'dompurify', 'canvg'].map((name) => [name, here('src/charts/export/absent.ts')]));

const resolve = { alias: { '@': here('src'), '@schemas': here('schemas'), '@mocks': here('mocks'), ...absent } };

/** Field types that hardly a schema is without. What else schemas are written in comes with the first that uses it. */
const USUAL_TYPES = ['text', 'number', 'enumeration', 'boolean', 'date', 'dateTime', 'reference', 'referenceMany', 'image', 'password', 'country'];

/** What everybody needs until the sign-in form is usable, from there to the first list, and what schemas are written in. */
const parts = chunkPlugin(() => ({ plugins: [react(), registryPlugin()], resolve }), [
  { name: 'start', roots: ['src/main.tsx'] },
  {
    name: 'console',
    roots: [
      'src/shell/console/Console.tsx',
      'src/registry.ts',
      'src/schema/resource.ts',
      ...USUAL_TYPES.map((name) => `src/fields/${name}/type.ts`),
      'src/crud/ResourcePages.tsx',
      'src/crud/list/ResourceList.tsx',
      'src/crud/list/filters/FilterBar.tsx',
      'src/fields/text/Input.tsx',
    ],
  },
  { name: 'schemas', roots: ['src/dsl.ts'] },
]);

const TESTED = '{src,schemas,resources,mocks,tests}';
const ON_PAGES = `${TESTED}/**/*.dom.test.ts`;

export default defineConfig({
  plugins: [react(), backendPlugin(), registryPlugin(), parts],
  publicDir: 'resources/public',
  resolve,
  // The registry is made up: without these a package of a page is found, and bundled, only while somebody looks at the page.
  optimizeDeps: { entries: ['index.html', '{src,resources}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    copyPublicDir: process.argv.includes('--ssr') === false,
    chunkSizeWarningLimit: 900,
    // A schema takes of the language what it uses: without this each carries every field type there is.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/src\/(?:dsl|fields\/\w+\/type|schema\/index)\.ts$/, sideEffects: false }] } },
  },
  test: {
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000, // a backend with all its areas is seeded in many tests; a slow machine is no failure
    hookTimeout: 60_000,
    // Files of one project share their modules; a file that asks for another environment would end them all. So what needs a page says so in its name.
    projects: [
      { extends: true, test: { name: 'logic', environment: 'node', include: [`${TESTED}/**/*.test.ts`], exclude: [ON_PAGES] } },
      { extends: true, test: { name: 'page', environment: 'happy-dom', include: [ON_PAGES, `${TESTED}/**/*.test.tsx`], setupFiles: ['tests/page/likeBrowsers.ts', 'tests/page/patience.ts'] } },
    ],
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    server: { deps: { inline: ['jsencrypt'] } },
  },
});
