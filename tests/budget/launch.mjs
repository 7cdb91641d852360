import { chromium } from 'playwright-core';
import { ensureBrowser } from '../browser.mjs';

/** A Chromium that asks nobody for anything by itself. */
export function launch() {
  const quiet = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath: ensureBrowser(), args: quiet });
}
