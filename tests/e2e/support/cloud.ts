import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The world behind the stations is computed when somebody first looks at it. */
const SLOW = 30_000;

/**
 * Opens a page as people do: its directories in the side menu, then its entry. Its heading is the name of the entry, or
 * `title`.
 */
export async function fromMenu(page: Page, directories: readonly string[], name: string, title = name): Promise<void> {
  // a part of the menu that is opening moves what is to be pressed
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const entry = menu.getByRole('link', { name, exact: true });
  for (const directory of directories) {
    const opener = menu.getByRole('button', { name: directory, exact: true });
    await expect(opener).toBeVisible();
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  }
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** The rows of the list or the table of figures on view, without its heading. */
export const listed = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell').or(page.getByRole('gridcell')) });

/** A list with something in it: its first row. */
export async function firstRow(page: Page): Promise<Locator> {
  const first = listed(page).filter({ hasText: /\S/ }).first();
  await expect(first).toBeVisible({ timeout: SLOW });
  return first;
}

/** Opens the first record of a list by its name, and waits for its page. */
export async function openFirst(page: Page): Promise<void> {
  const link = (await firstRow(page)).getByRole('link').first();
  const record = (await link.innerText()).trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: record })).toBeVisible();
}

/**
 * Finds one record of a list by the search above it, and waits until the list shows it alone: what stands above the
 * rows moves them.
 */
export async function findOne(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: `Search in ${field}` }).fill(text);
  await expect(page.getByRole('main').getByRole('button', { name: 'Clear all' })).toBeVisible();
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText(text);
}
