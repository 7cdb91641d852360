import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/**
 * A page is drawn in milliseconds, and on a machine with much else to do in seconds: what a test looks for may take
 * this long to come.
 */
export const PATIENCE = 20_000;
configure({ asyncUtilTimeout: PATIENCE });

/**
 * The files of one worker share a page: what one leaves there is no other's. They share modules, too: one that still
 * loads when its file ends would fail then, and for all files after it.
 */
afterAll(async () => {
  cleanup();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  await vi.dynamicImportSettled();
});
