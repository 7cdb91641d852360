import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { LAB_PORT, PORT } from './e2e/support/ports';
import { CLOCK_AHEAD } from './e2e/support/clockAhead';

/** A console that is served already, for walks that are the same wherever it stands; without it the built one is. */
const served = process.env.BASE_URL;
const root = join(import.meta.dirname, '..');

/** A database of its own for every run; the workers, which read this file too, need none. */
const database = () => join(mkdtempSync(join(tmpdir(), 'console-e2e-')), 'console.db');

const serverOf = (cwd: string, port: number, env = {}) => ({
  command: 'node dist/server/server.js',
  cwd,
  env: {
    PORT: String(port),
    DATA_FILE: process.env.TEST_WORKER_INDEX ? '' : database(),
    CAPTCHA_FIXED: '1234',
    FAULTS: '1',
    CLOCK_AHEAD: String(CLOCK_AHEAD),
    ...env,
  },
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});

/** End-to-end tests against the built console with the reference backend, in Debian's Chromium. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  timeout: served ? 300_000 : 90_000,
  // a busy machine is slow, not wrong; in the demonstration the backend begins anew with every page
  expect: { timeout: served ? 60_000 : 20_000 },
  fullyParallel: true,
  // on two cores: a third works while others wait for an answer, a timer or the end of a movement
  workers: 3,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/playwright.json' }],
  ],
  use: {
    baseURL: served ?? `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'console', testIgnore: ['lab/**', 'menus.spec.ts'] },
    { name: 'lab', testMatch: 'lab/**', use: { baseURL: `http://localhost:${LAB_PORT}` } },
    { name: 'apart', testMatch: 'menus.spec.ts', dependencies: ['console', 'lab'] },
  ],
  webServer: served
    ? []
    : [
        serverOf(root, PORT, { CALL_LOG: 'test-results/calls.txt' }),
        serverOf(join(root, 'node_modules/.cache/lab'), LAB_PORT),
      ],
});
