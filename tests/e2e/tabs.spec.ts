import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { admin, operator } from './support/accounts';
import { sessionOf } from './support/backend';
import { open, userMenu, visit } from './support/console';
import { counted } from './support/faults';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 } });

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Open pages' }).getByRole('tab');
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('tablist', { name: 'Open pages' }).getByRole('tab', { name });
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a list and a form are as they were left, and a hidden page asks the server nothing', async ({ page }) => {
  await visit(page, '/platform/user?perPage=50', admin, 'Users');
  const tick = page.getByRole('row').nth(1).getByRole('checkbox');
  await tick.check();
  await go(page, 'Roles');
  await expect(heading(page, 'Roles')).toBeVisible();
  await page
    .getByRole('link', { name: /^(Create|New)/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Description' }).fill('typed by a person');
  await expect(tab(page, 'Roles, unsaved input')).toHaveAttribute('aria-selected', 'true');

  const requests = counted(page, '/role/page');
  await tab(page, 'Users').click();
  await expect(page).toHaveURL(/user\?.*perPage=50/);
  await expect(tick).toBeChecked();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByLabel('Description')).toBeHidden();
  expect(requests.times).toBe(0);

  await go(page, 'Roles'); // the list is asked for; what was typed is not given up for it
  await expect(page).toHaveURL(/\/platform\/role\/create$/);
  await expect(page.getByLabel('Description')).toHaveValue('typed by a person');
  await expect(page).toHaveTitle(/^Roles/);

  await page.goBack();
  await expect(heading(page, 'Users')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Description')).toHaveValue('typed by a person');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('closing asks before typed input is lost; keys and axe', async ({ page }) => {
  await visit(page, '/platform/role/create', admin, 'New role');
  await page.getByRole('textbox', { name: 'Description' }).fill('typed by a person');
  await go(page, 'Users');
  await expect(heading(page, 'Users')).toBeVisible();
  await go(page, 'Organizations');
  await expect(heading(page, 'Organizations')).toBeVisible();
  await expect(tabs(page)).toHaveCount(3);
  await expectAccessible(page);

  await tab(page, 'Organizations').focus();
  await page.keyboard.press('Home');
  await expect(tab(page, /^Roles/)).toBeFocused();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved input?' });
  await expect(question).toContainText('Roles');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(tabs(page)).toHaveCount(3);

  await tab(page, 'Users').click({ button: 'middle' });
  await expect(tabs(page)).toHaveCount(2);
  await page.keyboard.press('Alt+w');
  await expect(page).toHaveURL(/\/platform\/role\/create$/);
  await expect(page.getByLabel('Description')).toHaveValue('typed by a person');
  await expect(page.getByRole('tablist', { name: 'Open pages' })).toHaveCount(0);
});

test('a window that is narrow for a moment keeps its tabs; one that stays narrow replaces the page it shows', async ({
  page,
}) => {
  await visit(page, '/platform/role/create', admin, 'New role');
  await page.getByRole('textbox', { name: 'Description' }).fill('typed by a person');
  await go(page, 'Users');
  await expect(heading(page, 'Users')).toBeVisible();
  await go(page, 'Organizations');
  await expect(tabs(page)).toHaveCount(3);
  await page.setViewportSize({ width: 760, height: 800 });
  await expect(page.getByRole('tablist', { name: 'Open pages' })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(tabs(page)).toHaveCount(3);

  await page.setViewportSize({ width: 760, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await go(page, 'Access');
  await expect(heading(page, 'Access')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(tabs(page)).toHaveText([/^Roles/, /^Users/, /^Access/]);
  await tab(page, /^Roles/).click();
  await expect(page.getByLabel('Description')).toHaveValue('typed by a person');
});

test('records have tabs of their own, places outlive a reload, and nothing is left for another user', async ({
  page,
}) => {
  await open(page, '/platform/user', await sessionOf(admin));
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(tabs(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/platform\/user$/);
  await tabs(page).nth(1).click();
  await expect(page).toHaveURL(/\/show$/);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(tabs(page).nth(1)).toHaveAccessibleName(name ?? '');
  await page.reload();
  await expect(tabs(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('link', { name: 'Back' }).click(); // done with the record
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Open pages' })).toHaveCount(0);

  await go(page, 'Roles');
  await expect(tabs(page)).toHaveCount(2);
  await userMenu(page, 'Log out');
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('console.tabs'))).toBeNull();
  await open(page, '/', operator);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Open pages' })).toHaveCount(0);
});

test('no more than eight tabs: the one left longest ago makes room, and without tabs pages are replaced', async ({
  page,
}) => {
  await visit(page, '/platform/user', admin, 'Users');
  for (const at of [1, 2, 3, 4, 5])
    await page
      .getByRole('row')
      .nth(at)
      .getByRole('link')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
  await expect(tabs(page)).toHaveCount(6);
  for (const name of ['Roles', 'Organizations']) {
    await go(page, name);
    await expect(heading(page, name)).toBeVisible();
  }
  await expect(tabs(page)).toHaveCount(8);
  await go(page, 'Access');
  await expect(tab(page, 'Access')).toHaveAttribute('aria-selected', 'true');
  await expect(tabs(page)).toHaveCount(8);
  await expect(tab(page, 'Users')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tab actions' }).click();
  await page.getByRole('menuitem', { name: 'Close other tabs' }).click();
  await expect(page.getByRole('tablist', { name: 'Open pages' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('switch', { name: 'Keep pages open as tabs' }).click();
  await page.keyboard.press('Escape');
  await go(page, 'Roles');
  await expect(heading(page, 'Roles')).toBeVisible();
  await page
    .getByRole('link', { name: /^(Create|New)/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Description' }).fill('typed by a person');
  await go(page, 'Users');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Discard|Leave/ })
    .click();
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Open pages' })).toHaveCount(0);
});
