import type { Locator, Page } from '@playwright/test';
import { admin, CAPTCHA, PASSWORD } from './support/accounts';
import { toast } from './support/console';
import { expect, test } from './support/test';
import { unique } from './support/unique';

/** Presses Tab, or Shift+Tab, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < 40; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

// covers FR-029
test('somebody signs in, opens a list, fills a form and saves it by the keyboard alone', async ({ page }) => {
  const name = unique('Keys');
  await page.goto('/login');
  for (const [label, text] of [
    ['E-mail', admin],
    ['Password', PASSWORD],
    ['Verification code', CAPTCHA],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Platform: / }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Platform administration' }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Platform: Enterprise administration' })).toBeVisible();
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Organizations' }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');

  const parent = page.getByRole('combobox', { name: 'Parent organization' });
  await tabTo(page, parent);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tree', { name: 'Parent organization' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(parent).not.toHaveValue('');
  await tabTo(page, page.getByLabel('Organization name'));
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel('Display sorting'));
  await page.keyboard.type('5');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Created').or(toast(page, 'Saved')).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});
