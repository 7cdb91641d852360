import type { Page } from '@playwright/test';
import { row } from '../support/console';
import { hostNamed, LAB_PORT } from '../support/ports';
import { test } from '../support/shop/shopData';
import { expect } from '../support/test';

/* A sign-in of another kind, over a json-server that really runs: the console has the same pages. */

test.use({ baseURL: hostNamed('token.localhost', LAB_PORT) });

async function signIn(page: Page, password = 'right'): Promise<void> {
  await page.getByLabel(/^(?:E-mail|User name)/).fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('the form of the platform is never seen', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[name=captcha]')) document.documentElement.dataset.seen = 'yes';
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/shop/product');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  await signIn(page, 'wrong');
  await expect(page.getByText('That is not the password.')).toBeVisible();
  await signIn(page);
  await expect(row(page, 'Product 01')).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/product$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
});

test('says who somebody is and what he may, and signs him out', async ({ page }) => {
  await page.goto('/shop/maker');
  await signIn(page);
  await expect(row(page, 'Borealis')).toBeVisible();
  await expect(
    row(page, 'Borealis')
      .getByRole('button', { name: 'Edit Borealis' })
      .or(row(page, 'Borealis').getByRole('link', { name: 'Edit Borealis' })),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Borealis' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sales' })).toHaveCount(0);
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page
    .getByRole('menuitem', { name: 'Log out' })
    .or(page.getByRole('button', { name: 'Log out' }))
    .click();
  const dialogButton = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Log out' });
  await dialogButton.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await token(page)).toBeNull();
});

test('a token that is gone is asked for again, and leads back', async ({ page }) => {
  await page.goto('/shop/maker');
  await signIn(page);
  await expect(row(page, 'Borealis')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await expect(row(page, 'Borealis')).toBeVisible();
});

for (const status of [401, 419])
  test(`what was typed outlives a session that ends with ${status}`, async ({ page, shop }) => {
    await page.goto('/shop/maker/2/edit');
    await signIn(page);
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Borealis and sons');
    shop.answer = (route) => (route.request().method() === 'PUT' ? { status } : undefined);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please authorize this website!')).toBeVisible();
    expect(await token(page)).toBeNull();
    shop.answer = undefined;
    await signIn(page);
    await expect(page).toHaveURL(/\/shop\/maker\/2\/edit$/);
    await expect(name).toHaveValue('Borealis and sons');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => shop.records.makers[1]).toMatchObject({ name: 'Borealis and sons' });
  });

test('a refusal that the sign-in lets stay ends nothing', async ({ page, shop }) => {
  await page.goto('/shop/maker/2/edit');
  await signIn(page);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Borealis and sons');
  shop.answer = (route) => (route.request().method() === 'PUT' ? { status: 403 } : undefined);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(name).toHaveValue('Borealis and sons');
  expect(await token(page)).not.toBeNull();
});
