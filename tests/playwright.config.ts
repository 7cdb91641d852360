import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = 4173;

/** A database of its own for every run; the workers, which read this file too, need none. */
const database = () => join(mkdtempSync(join(tmpdir(), 'console-e2e-')), 'console.db');

/** End-to-end tests against the built console with the reference backend, in Debian's Chromium. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
  webServer: {
    command: 'node dist/server/server.js',
    cwd: join(import.meta.dirname, '..'),
    env: { PORT: String(PORT), DATA_FILE: process.env.TEST_WORKER_INDEX ? '' : database(), CAPTCHA_FIXED: '1234', FAULTS: '1' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
