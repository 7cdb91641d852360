import type { ViteUserConfig } from 'vitest/config';
import { framework, frameworkFile, NAME, packageFile } from './places.ts';

const TESTED = '{src,schemas,resources,mocks,tests}';
const ON_PAGES = `${TESTED}/**/*.dom.test.ts`;
/** A console that is mounted whole stays in its modules and its window: other tests share none of them. */
const WHOLE = 'tests/{page,faults,provider}/**/*.test.tsx';

/**
 * How tests of schemas, views and pages are run: all at one time that stands still, those that need a page
 * (`.test.tsx`, `.dom.test.ts`) in happy-dom.
 *
 * @public
 * @example
 *   // vite.config.ts
 *   export default defineConfig({ plugins: [consolePlugin()], test: consoleTests() });
 */
export function consoleTests(): NonNullable<ViteUserConfig['test']> {
  const router = packageFile('react-router/dist/development/index.mjs');
  const onPages = {
    environment: 'happy-dom',
    // a copy without tests is built with this configuration, too: what is missing is told where tests are run
    setupFiles: ['tests/page/likeBrowsers', 'tests/page/patience'].map((path) => frameworkFile(path) ?? path),
  };
  return {
    pool: 'threads',
    // Tests would take it twice: as CommonJS for the sources, as a module for react-admin, each with contexts of its
    // own.
    alias: router === undefined ? [] : [{ find: /^react-router$/, replacement: router }],
    isolate: false,
    // every test takes place at one time
    execArgv: ['--import', `file://${framework}/tests/time/standStill.mjs`],
    maxWorkers: 2,
    testTimeout: 180_000, // a backend with all its areas is seeded in many tests; a slow machine is no failure
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Files of one project share their modules; a file that asks for another environment would end them all. So what
    // needs a page says so in its name.
    projects: [
      {
        extends: true,
        test: { name: 'logic', environment: 'node', include: [`${TESTED}/**/*.test.ts`], exclude: [ON_PAGES] },
      },
      {
        extends: true,
        test: { ...onPages, name: 'page', include: [ON_PAGES, `${TESTED}/**/*.test.tsx`], exclude: [WHOLE] },
      },
      { extends: true, test: { ...onPages, name: 'console', include: [WHOLE] } },
    ],
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    server: { deps: { inline: ['jsencrypt', NAME] } },
  };
}
