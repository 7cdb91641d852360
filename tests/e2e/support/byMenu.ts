import { expect, type Page } from '@playwright/test';

/** Goes to a page by the main menu, as people do. */
export async function byMenu(page: Page, group: string, name: string, heading = name): Promise<void> {
  // a part of the menu that is opening moves what is to be pressed
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const head = menu.getByRole('button', { name: group, exact: true });
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
