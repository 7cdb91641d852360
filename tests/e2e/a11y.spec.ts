import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { admin } from './support/accounts';
import { open, rowAction, userMenu, visit } from './support/console';
import { expect, test } from './support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`the sign-in is accessible, ${colorScheme}`, async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('img', { name: 'Verification code picture' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expectAccessible(page);
    });

    for (const path of ['tenant', 'menu', 'operationLog', 'organization', 'role', 'user']) {
      test(`the list ${path} is accessible, ${colorScheme}`, async ({ page }) => {
        await open(page, `/platform/${path}`, admin);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await expectAccessible(page);
      });
    }

    test(`forms, a detail page and the grant editor are accessible, ${colorScheme}`, async ({ page }) => {
      await visit(page, '/platform/user/create', admin, 'New User');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('please enter the user name')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/platform/role/create');
      await expect(page.getByRole('tree')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/platform/user');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
      await page.goto('/platform/branding');
      await expect(page.getByLabel('System name (English)')).toBeVisible();
      await expectAccessible(page);
    });

    test(`an open dialog is accessible, ${colorScheme}`, async ({ page }) => {
      await visit(page, '/platform/organization', admin, 'Organizations');
      await rowAction(page, 'ORG-SUPPORT', 'Delete');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
    });

    test(`palette, shortcuts, views, column menu, tabs and the access page are accessible, ${colorScheme}`, async ({ page }) => {
      await open(page, '/platform/role', admin);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('link', { name: 'Users', exact: true }).click();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(2);
      await expectAccessible(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await userMenu(page, 'Keyboard shortcuts');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Page tabs')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Views/ }).click();
      await expect(page.getByRole('dialog', { name: 'Views' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('columnheader', { name: 'User name' }).click({ button: 'right' });
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Access', exact: true }).click();
      await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
