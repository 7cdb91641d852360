import { chromium } from 'playwright-core';
import { ensureBrowser } from '../browser.mjs';

/** A Chromium that asks nobody for anything by itself; `more` are further switches for it. */
export function launch(...more) {
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: ensureBrowser(), args: [...quiet, ...more] });
}
