import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { expect } from './test';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is half faded in has not its contrast yet, so it is brought to its end. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    for (const one of ending) one.finish();
    await Promise.allSettled(ending.map((one) => one.finished));
  });

/** axe is given to a page once, and tells violations alone: both halve its time. */
async function expectNothing(page: Page, runOnly: RunOnly, within?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const request = { only: runOnly, within };
  const found = await page.evaluate(async ({ only, within: part }) => {
    const { violations } = await window.axe.run(part ?? document, { runOnly: only, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    );
  }, request);
  expect(found.join('; ')).toBe('');
}

/**
 * No contrast is too low in the theme the page is in.
 *
 * @param within a part of the page. Default: all of it
 */
export async function expectContrast(page: Page, within?: string): Promise<void> {
  await settled(page);
  await expectNothing(page, { type: 'rule', values: ['color-contrast'] }, within);
}

/**
 * axe finds nothing at WCAG 2.2 AA in the theme the page is in, and no contrast that is too low in the other, which it
 * stays in.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  await expectNothing(page, { type: 'tag', values: TAGS });
  const other = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark'));
  await page.emulateMedia({ colorScheme: other });
  await expect(page.locator(`html[data-theme="${other}"], [style*="color-scheme: ${other}"]`).first()).toBeAttached();
  await expectContrast(page);
}
