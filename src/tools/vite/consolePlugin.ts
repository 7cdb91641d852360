import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import chinese from 'ra-language-chinese';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { backendPlugin } from '../../../mocks/serve/backendPlugin.ts';
import { raChinese } from '../../data/texts/raChinese.ts';
import { chunkPlugin } from '../chunkPlugin.ts';
import { doorsPlugin } from '../doorsPlugin.ts';
import { firstPlugin } from '../firstPlugin.ts';
import { offlinePlugin } from '../offlinePlugin.ts';
import { noticesPlugin } from '../noticesPlugin.ts';
import { registryPlugin } from '../registryPlugin.ts';
import { textsPlugin } from '../textsPlugin.ts';
import { unsaidTextsPlugin } from '../unsaidTextsPlugin.ts';
import { framework, isForeign, isPackage, NAME, neededFile } from './places.ts';
import { stagesOf } from './stagesOf.ts';

/** What a project may say about its build. */
export interface ConsolePluginOptions {
  /** The first module, as `index.html` names it. Default `src/main.tsx`. */
  readonly entry?: string;
  /** Mounts the reference backend in `vite` and `vite preview`. Default true. */
  readonly backend?: boolean;
}

/** Parts of packages that stay out of the build, as jsPDF and jsencrypt name them. */
const ABSENT = ['html2canvas', 'dompurify', 'canvg', './lib/jsrsasign/asn1-1.0'];

/** The functions of lodash that react-admin uses, in the small. */
const lodash = { find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' };

/** What all builds of a project share. */
function resolveOf(root: string) {
  const absent = neededFile('src/tools/absent');
  return {
    alias: [
      { find: /^@\//, replacement: `${framework}/src/` },
      { find: /^@schemas\//, replacement: `${root}/schemas/` },
      { find: /^@mocks\//, replacement: `${framework}/mocks/` },
      ...ABSENT.map((find) => ({ find, replacement: absent })),
      lodash,
    ],
    // a second copy of these would have contexts of its own
    dedupe: ['react', 'react-dom', 'react-admin', 'react-router', '@mui/material', '@emotion/react'],
  };
}

/**
 * Nothing of a door, of the language of schemas or of these packages happens by loading it: what nobody uses of it is
 * left out. A schema takes of the language what it uses; without this each carries every field type there is.
 */
const treeshake = {
  moduleSideEffects: [
    { test: /\/src\/(?:dsl|(?:\w+\/)?fields\/\w+\/type|(?:api|schema)\/index)\.[jt]s$/, sideEffects: false },
    { test: /\/node_modules\/(?:hoist-non-react-statics|lodash|react-is)\//, sideEffects: false },
  ],
};

/** The reference server, and what it reads files of sheets in and sums ahead in. */
const serverInput = () => ({
  server: neededFile('mocks/serve/server'),
  workbookReaderWorker: neededFile('mocks/serve/workbookReaderWorker'),
  worldAheadWorker: neededFile('mocks/serve/worldAheadWorker'),
});

/** Packages of the framework's pages, which Vite does not look for inside of a package. */
const preparedPackages = (): string[] =>
  (JSON.parse(readFileSync(`${framework}/packages.json`, 'utf8')) as string[]).map((name) => `${NAME} > ${name}`);

/** What runs beside the page: modules, which may have parts that they load later. */
const workersOf = (plugins: () => Plugin[]) => ({ plugins, format: 'es' as const, rolldownOptions: { treeshake } });

function settings(inWorkers: () => Plugin[]): Plugin {
  return {
    name: 'console',
    config: ({ root = process.cwd(), build = {} }, { isSsrBuild = false }): UserConfig => ({
      resolve: resolveOf(root.replaceAll('\\', '/')),
      worker: workersOf(inWorkers),
      // The registry is made up: without these a package of a page is found, and bundled, only while somebody looks at
      // the page.
      optimizeDeps: {
        entries: ['index.html', '{src,resources}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
        ...(isPackage && { exclude: [NAME], include: preparedPackages() }),
      },
      ...(isPackage && { ssr: { noExternal: [NAME] } }),
      build: {
        // what a project says stands above it
        outDir: build.outDir ?? 'dist/client',
        emptyOutDir: build.emptyOutDir ?? true,
        manifest: build.manifest ?? true,
        modulePreload: build.modulePreload ?? { polyfill: false }, // every browser that is supported knows it
        copyPublicDir: build.copyPublicDir ?? !isSsrBuild,
        chunkSizeWarningLimit: build.chunkSizeWarningLimit ?? 900,
        rolldownOptions: { treeshake, ...(isSsrBuild && { input: serverInput() }) },
      },
    }),
  };
}

/**
 * Everything a console is built with: React, what is found by name, the parts of the build, the first paint, notices of
 * packages, and the reference backend while it is developed. Schemas, resources, locales and mocks are those of the
 * project and those that come with the framework.
 *
 * @public
 * @example
 *   // vite.config.ts
 *   export default defineConfig({ plugins: [consolePlugin()], test: consoleTests() });
 */
export function consolePlugin({ entry = 'src/main.tsx', backend = true }: ConsolePluginOptions = {}): PluginOption[] {
  const notices = noticesPlugin();
  const own = isPackage ? framework : undefined;
  // in the package every import names the file behind the door
  const doors = () => (isPackage ? [] : [doorsPlugin()]);
  const inWorkers = () => [...doors(), registryPlugin({ framework: own })];
  const sources = (root: string) => ({
    plugins: [...doors(), react(), registryPlugin({ framework: own })],
    resolve: resolveOf(root),
    build: { rolldownOptions: { treeshake } },
    worker: workersOf(inWorkers),
  });
  return [
    settings(() => [...inWorkers(), notices.inWorkers]),
    ...doors(),
    react(),
    ...(backend ? [backendPlugin(neededFile('mocks/serve/nodeBackend'))] : []),
    registryPlugin({ framework: own }),
    ...(own === undefined ? [] : [textsPlugin(own)]),
    chunkPlugin(sources, (root) => stagesOf(root, entry), isForeign),
    firstPlugin(sources, {
      form: neededFile('src/shell/first/formMarkup'),
      script: neededFile('src/shell/first/first'),
    }),
    offlinePlugin(sources, {
      worker: neededFile('src/shell/offline/worker'),
      page: neededFile('src/shell/offline/offline'),
      manifests: neededFile('src/shell/offline/manifestsOf'),
    }),
    unsaidTextsPlugin('ra-language-chinese', chinese, raChinese),
    notices.plugin,
  ];
}
