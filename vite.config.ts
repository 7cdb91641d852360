import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { backendPlugin } from './mocks/serve/vitePlugin.ts';
import { partsPlugin } from './src/tools/partsPlugin.ts';
import { registryPlugin } from './src/tools/registryPlugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of jsPDF for HTML and SVG pages, which no chart is: they stay out of the build. */
const absent = Object.fromEntries(['html2canvas', 'dompurify', 'canvg'].map((name) => [name, here('src/charts/export/absent.ts')]));

const resolve = { alias: { '@': here('src'), '@schemas': here('schemas'), '@mocks': here('mocks'), ...absent } };

/** What everybody needs until the sign-in form is usable, and from there to the first list. */
const parts = partsPlugin(() => ({ plugins: [react(), registryPlugin()], resolve }), [
  { name: 'start', roots: ['src/main.tsx'] },
  {
    name: 'console',
    roots: [
      'src/shell/console/Console.tsx',
      'src/registry.ts',
      'src/dsl.ts',
      'src/crud/ResourcePages.tsx',
      'src/crud/list/ResourceList.tsx',
      'src/crud/list/filters/FilterBar.tsx',
      'src/fields/text/Input.tsx',
    ],
  },
]);

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
  },
  test: {
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000, // a backend with all its areas is seeded in many tests; a slow machine is no failure
    // A page costs half a second a file: only tests that draw have one, and those that ask for it in their first line.
    projects: [
      { extends: true, test: { name: 'logic', environment: 'node', include: ['{src,schemas,resources,mocks}/**/*.test.ts', 'tests/{contract,unit,schema}/**/*.test.ts'] } },
      { extends: true, test: { name: 'page', environment: 'happy-dom', include: ['{src,resources}/**/*.test.tsx', 'tests/contract/**/*.test.tsx'] } },
    ],
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    server: { deps: { inline: ['jsencrypt'] } },
  },
});
