import type { Locator } from '@playwright/test';
import { expect } from './test';

/**
 * Scrolls to a part of a page, also where the page draws that part anew meanwhile: a block that waits is another
 * element than the one that has figures.
 */
export async function bringIntoView(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
}
