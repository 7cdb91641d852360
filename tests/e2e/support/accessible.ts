import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is half faded in has not its contrast yet. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });

/** What axe tells: violations alone, and without a page of its own for frames, which no page has, it needs half the time. */
async function expectNothing(page: Page, what: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await what(axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`)).toEqual([]);
}

/** axe finds nothing at WCAG 2.2 AA in light, and in dark no contrast that is too low; the page is light again afterwards. */
export async function expectAccessible(page: Page): Promise<void> {
  const theme = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"], [style*="color-scheme: ${colorScheme}"]`).first()).toBeAttached();
    await settled(page);
  };
  await settled(page);
  await expectNothing(page, (axe) => axe.withTags(TAGS));
  await theme('dark');
  await expectNothing(page, (axe) => axe.withRules(['color-contrast']));
  await theme('light');
}
