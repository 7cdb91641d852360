import { expect, type Page } from '@playwright/test';

/** Goes to a page by the main menu, as people do. */
export async function byMenu(page: Page, group: string, name: string, heading = name): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const link = menu.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await menu.getByRole('button', { name: group, exact: true }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
