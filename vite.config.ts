import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import chinese from 'ra-language-chinese';
import { defineConfig } from 'vitest/config';
import { backendPlugin } from './mocks/serve/backendPlugin.ts';
import { chunkPlugin } from './src/tools/chunkPlugin.ts';
import { doorsPlugin } from './src/tools/doorsPlugin.ts';
import { firstPlugin } from './src/tools/firstPlugin.ts';
import { noticesPlugin } from './src/tools/noticesPlugin.ts';
import { raChinese } from './src/data/texts/raChinese.ts';
import { registryPlugin } from './src/tools/registryPlugin.ts';
import { unsaidTextsPlugin } from './src/tools/unsaidTextsPlugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of packages that stay out of the build, as jsPDF and jsencrypt name them. */
const absent = Object.fromEntries(
  ['html2canvas', 'dompurify', 'canvg', './lib/jsrsasign/asn1-1.0'].map((name) => [name, here('src/tools/absent.ts')]),
);

/** The functions of lodash that react-admin uses, in the small. */
const lodash = { find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' };

const folders = { '@': here('src'), '@schemas': here('schemas'), '@mocks': here('mocks') };
const resolve = {
  alias: [...Object.entries({ ...folders, ...absent }).map(([find, replacement]) => ({ find, replacement })), lodash],
};

/** Field types that hardly a schema is without. What else schemas are written in comes with the first that uses it. */
const USUAL_TYPES = [
  'text',
  'number',
  'enumeration',
  'boolean',
  'date',
  'dateTime',
  'reference',
  'referenceMany',
  'image',
  'password',
  'country',
];

/** Pages behind a list, each a part of its own; what they are built of, widgets and packages, is one part for all. */
const DETAIL = ['src/crud/detail/RecordDetail.tsx'];
const REPORT = ['src/shell/console/ReportRoute.tsx', 'src/report/params/ParamsBar.tsx'];
const FORM = ['src/crud/form/CreatePage.tsx', 'src/crud/form/EditPage.tsx'];

/**
 * Nothing of a door, of the language of schemas or of these packages happens by loading it: what nobody uses of it is
 * left out. A schema takes of the language what it uses; without this each carries every field type there is.
 */
const treeshake = {
  moduleSideEffects: [
    { test: /\/src\/(?:dsl|(?:\w+\/)?fields\/\w+\/type|(?:api|schema)\/index)\.ts$/, sideEffects: false },
    { test: /\/node_modules\/(?:hoist-non-react-statics|lodash|react-is)\//, sideEffects: false },
  ],
};

const sources = () => ({
  plugins: [doorsPlugin(), react(), registryPlugin()],
  resolve,
  build: { rolldownOptions: { treeshake } },
});

/**
 * What everybody needs until the sign-in form is usable, from there to the first list, what schemas are written in, and
 * what the pages after it have in common.
 */
const parts = chunkPlugin(sources, [
  { name: 'start', roots: ['src/main.tsx'] },
  {
    name: 'console',
    packages: true,
    roots: [
      'src/shell/console/Console.tsx',
      'src/shell/prefetch/prefetchConsole.ts',
      'src/registry.ts',
      'src/access/buildAccess.ts',
      'src/shell/entry/restoreRoute.ts',
      'src/schema/resource.ts',
      'src/schema/form.ts',
      'src/schema/list.ts',
      'schemas/services.ts',
      ...USUAL_TYPES.map((name) => `src/fields/${name}/type.ts`),
      'src/crud/ResourcePages.tsx',
      'src/crud/views.ts',
      'src/crud/list/ResourceList.tsx',
      'src/crud/list/filters/FilterBar.tsx',
      'src/crud/list/columns/dragWidth.ts',
      'src/fields/text/Filter.tsx',
      'src/fields/enumeration/Input.tsx',
      'src/fields/country/Input.tsx',
      'src/fields/options/Input.tsx',
      'src/data/live/useLive.ts',
      'node_modules/jsencrypt/lib/index.js',
    ],
  },
  {
    name: 'english',
    roots: ['virtual:texts/en', 'locales/common/en.json', 'node_modules/ra-language-english/dist/index.js'],
  },
  { name: 'chinese', roots: ['virtual:texts/zh', 'locales/common/zh.json', 'src/data/texts/raZh.ts'] },
  // readers of files that people bring are behind its door too: they come with the first file
  { name: 'schemas', only: /^(?!.*(?:node_modules|\/schema\/sheet\/))/, roots: ['src/dsl.ts'] },
  { name: 'controls', only: /node_modules|\/src\/widgets\//, roots: [...DETAIL, ...REPORT, ...FORM] },
  { name: 'detail', roots: DETAIL },
  { name: 'report', roots: REPORT },
  // what draws is one part, however many kinds of charts share it; icons and all else stay where they are
  { name: 'charts', only: /node_modules\/(?:echarts|zrender|tslib)\//, roots: ['src/charts/card/ChartPanel.tsx'] },
  { name: 'form', roots: FORM },
]);

/** The reference server, and what it reads files of sheets in. */
const SERVER = {
  server: here('mocks/serve/server.ts'),
  workbookReaderWorker: here('mocks/serve/workbookReaderWorker.ts'),
};
const isServer = process.argv.includes('--ssr');

const notices = noticesPlugin();
const unsaid = unsaidTextsPlugin('ra-language-chinese', chinese, raChinese);

const TESTED = '{src,schemas,resources,mocks,tests}';
const ON_PAGES = `${TESTED}/**/*.dom.test.ts`;

export default defineConfig({
  plugins: [
    doorsPlugin(),
    react(),
    backendPlugin(),
    registryPlugin(),
    parts,
    firstPlugin(sources),
    unsaid,
    notices.plugin,
  ],
  worker: { plugins: () => [doorsPlugin(), notices.inWorkers] },
  publicDir: 'resources/public',
  resolve,
  // The registry is made up: without these a package of a page is found, and bundled, only while somebody looks at the
  // page.
  optimizeDeps: { entries: ['index.html', '{src,resources}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    copyPublicDir: !isServer,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { treeshake, ...(isServer && { input: SERVER }) },
  },
  test: {
    pool: 'threads',
    // Tests would take it twice: as CommonJS for the sources, as a module for react-admin, each with contexts of its
    // own.
    alias: [{ find: /^react-router$/, replacement: here('node_modules/react-router/dist/development/index.mjs') }],
    isolate: false,
    // every test takes place at one time
    execArgv: ['--import', new URL('tests/time/standStill.mjs', import.meta.url).href],
    maxWorkers: 2,
    testTimeout: 180_000, // a backend with all its areas is seeded in many tests; a slow machine is no failure
    hookTimeout: 60_000,
    // Files of one project share their modules; a file that asks for another environment would end them all. So what
    // needs a page says so in its name.
    projects: [
      {
        extends: true,
        test: { name: 'logic', environment: 'node', include: [`${TESTED}/**/*.test.ts`], exclude: [ON_PAGES] },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: [ON_PAGES, `${TESTED}/**/*.test.tsx`],
          setupFiles: ['tests/page/likeBrowsers.ts', 'tests/page/patience.ts'],
        },
      },
    ],
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    server: { deps: { inline: ['jsencrypt', 'echarts-for-react'] } },
  },
});
