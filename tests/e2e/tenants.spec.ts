import type { Page } from '@playwright/test';
import { admin, PASSWORD } from './support/accounts';
import { sessionOf } from './support/backend';
import { go, row, rowAction, search, toast, visit } from './support/console';
import { givenTenant } from './support/given';
import { showLocked } from './support/showLocked';
import { expect, test } from './support/test';
import { mark, unique } from './support/unique';

async function find(page: Page, identification: string): Promise<void> {
  await visit(page, '/platform/tenant', admin, 'Tenants');
  await search(page, 'Tenant identification', identification);
  await expect(page.getByRole('row')).toHaveCount(2);
}

async function fillBasics(
  place: Page | ReturnType<Page['getByRole']>,
  page: Page,
  name: string,
  identification: string,
): Promise<void> {
  await place.getByRole('textbox', { name: 'Tenant name' }).fill(name);
  await place.getByRole('textbox', { name: 'Tenant identification' }).fill(identification);
  await place.getByRole('combobox', { name: 'Country' }).fill('Netherl');
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await place.getByRole('textbox', { name: 'Primary account' }).fill(`${identification}@tenant.example`);
  await place.getByLabel('Initial password').fill(PASSWORD);
  await place.getByRole('textbox', { name: 'Contact person' }).fill('Cees');
  await place.getByRole('textbox', { name: 'Phone' }).fill('+31612345678');
  await place.getByRole('textbox', { name: 'E-mail' }).fill('cees@tenant.example');
}

async function chooseApplication(place: Page | ReturnType<Page['getByRole']>, page: Page): Promise<void> {
  await place.getByRole('combobox', { name: 'Application authorizations' }).click();
  await page.getByRole('option', { name: /Enterprise administration|企业管理/ }).click();
  await page.keyboard.press('Escape');
}

// covers FS-023, FR-079
test('a tenant is created by the form and activates at the first sign-in of its primary account', async ({ page }) => {
  const [name, identification] = [unique('Tenant'), `t-${mark()}`];
  await visit(page, '/platform/tenant/create', admin, 'New tenant');
  await fillBasics(page, page, name, identification);
  await chooseApplication(page, page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Not activated').first()).toBeVisible();
  await sessionOf(`${identification}@tenant.example`);
  await page.reload();
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
});

test('a tenant is created step by step', async ({ page }) => {
  const [name, identification] = [unique('Stepwise'), `s-${mark()}`];
  await visit(page, '/platform/tenant', admin, 'Tenants');
  await page.getByRole('button', { name: 'Create step by step' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create step by step' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('please enter the initial password')).toBeVisible();
  await fillBasics(dialog, page, name, identification);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await chooseApplication(dialog, page);
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Tenant name' })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Tenant created')).toBeVisible();
  await search(page, 'Tenant identification', identification);
  await expect(row(page, name)).toBeVisible();
});

// covers FR-080, VR-114
test('a tenant is edited, told at its field that a name is taken, and given and taken applications', async ({
  page,
}) => {
  const name = unique('Adaptable');
  const { identification, primaryAccount } = await givenTenant(name);
  await find(page, identification);
  await rowAction(page, identification, 'Edit');
  await expect(page.getByRole('textbox', { name: 'Primary account' })).toHaveValue(primaryAccount);
  await expect(page.getByRole('textbox', { name: 'Primary account' })).not.toBeEditable();
  await page.getByRole('textbox', { name: 'Tenant identification' }).fill('gobi');
  await page.getByRole('textbox', { name: 'Contact person' }).click();
  await expect(page.getByRole('textbox', { name: 'Tenant identification' })).toHaveAccessibleDescription(
    /already in use/,
  );
  await page.getByRole('textbox', { name: 'Tenant identification' }).fill(identification);
  await page.getByRole('textbox', { name: 'Contact person' }).fill('Corrie');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(page.getByText('Corrie')).toBeVisible();

  await test.step('applications are assigned and unassigned', async () => {
    await sessionOf(primaryAccount);
    await go(page, '/platform/tenant');
    await search(page, 'Tenant identification', identification);
    await expect(page.getByRole('row')).toHaveCount(2); // it is all that is left
    await rowAction(page, identification, 'Assign application');
    await page.getByRole('dialog').getByRole('checkbox', { name: 'IoT platform' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Assign application' }).click();
    await expect(toast(page, 'Applications assigned')).toBeVisible();
    // covers F-046
    const owned = page.waitForResponse((response) => response.url().includes('/tenant/productlist'));
    await rowAction(page, identification, 'Unassign application');
    expect((await owned).status()).toBe(200);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'Users of the tenant lose these applications and have to sign in again. Proceed?',
    );
    await dialog.getByRole('checkbox', { name: 'IoT platform' }).check();
    await dialog.getByRole('button', { name: 'Unassign application' }).click();
    await expect(toast(page, 'Applications unassigned')).toBeVisible();
  });
});

test('a locked tenant is unlocked, and its reset password is shown once', async ({ page }) => {
  const { identification, primaryAccount } = await givenTenant(unique('Shut'));
  await showLocked(page, 'tenant', identification);
  await find(page, identification);
  await expect(row(page, identification).getByText('Locked', { exact: true })).toBeVisible();
  await rowAction(page, identification, 'Unlock');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click();
  await expect(toast(page, 'Unlocked')).toBeVisible();
  await expect(row(page, identification).getByText('Locked', { exact: true })).toHaveCount(0);

  await test.step('the reset password is shown once', async () => {
    await rowAction(page, identification, 'Reset password');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click();
    const secret = page.getByRole('dialog', { name: 'Reset password' });
    const password = await secret.locator('code').innerText();
    await page.keyboard.press('Escape');
    await expect(secret).toBeVisible();
    await secret.getByRole('button', { name: 'I have saved it' }).click();
    await expect(page.getByText(password)).toHaveCount(0);
    await sessionOf(primaryAccount, password);
  });
});
