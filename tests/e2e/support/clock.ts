import type { Page } from '@playwright/test';

/**
 * From now on time stands still in the page, ten seconds after what it was, and goes on when it is told to
 * (`page.clock.runFor`, `page.clock.resume`): nothing is due by chance. Needs `page.clock.install()` before the page is
 * opened.
 */
export async function hold(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}
