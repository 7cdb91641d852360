import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { narrowTo, open, row, rowAction } from '../support/console';
import { fillForm, picture, type Filled } from '../support/fillForm';
import { expect, test } from '../support/test';
import { mark, unique } from '../support/unique';

interface Life {
  readonly path: string;
  /** What its page is called: by the field that is its title. */
  readonly title: string;
  readonly filled: Filled;
  /** What is changed afterwards, and read in its detail. */
  readonly changed: Readonly<Record<string, string>>;
}

const saved = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

/** Makes a record by its form, changes it and finds the change in its detail. */
async function makeAndChange(page: Page, { path, title, filled, changed }: Life): Promise<void> {
  await open(page, `${path}/create`, admin);
  await fillForm(page.getByRole('main'), filled);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page, title);
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Edit / })).toBeVisible();
  await fillForm(page.getByRole('main'), changed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page, title);
  for (const value of Object.values(changed))
    await expect(page.getByRole('main').getByText(value).first()).toBeVisible();
}

/** Takes the record that is looked at away, after the question; its list is what is left. */
async function remove(page: Page, list: string): Promise<void> {
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: 'More', exact: true });
  if (await more.count()) await more.click();
  await main
    .getByRole('button', { name: 'Delete', exact: true })
    .or(page.getByRole('menuitem', { name: 'Delete', exact: true }))
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: list, exact: true })).toBeVisible();
}

/** Finds a record in its list by the search box. */
async function find(page: Page, path: string, title: string): Promise<void> {
  await open(page, path, admin);
  await narrowTo(page, title);
}

// covers H-206, H-207, H-208, H-211, H-212, H-213, H-214
test('a brand is made with its logo, changed, released and taken back; its page tells its sub-brands and capabilities', async ({
  page,
}) => {
  const title = unique('Brand');
  await makeAndChange(page, {
    path: '/backOffice/brand',
    title,
    filled: {
      'Brand name': title,
      'Brand code': mark(),
      Logo: picture,
      'Device types': ['Solar'],
      'Connection types': ['API key'],
      Countries: ['Netherlands'],
    },
    changed: { Manufacturer: 'Sunny Works B.V.' },
  });
  for (const part of ['Sub-brands', 'Capabilities']) {
    const none = page.waitForResponse(/\/brand\/(brandSubBox|listCapabilityConfig)$/);
    await page.getByRole('main').getByRole('tab', { name: part }).click();
    expect((await none).ok()).toBe(true);
    await expect(page.getByText('There are no records yet')).toBeVisible();
  }
  await find(page, '/backOffice/brand', title);
  await rowAction(page, title, 'Publish');
  await expect(row(page, title)).toContainText('Published');
  await rowAction(page, title, 'Withdraw');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row(page, title)).toContainText('Withdrawn');
});

// covers H-221, H-223
test('a banner is changed before it is published, and deleted', async ({ page }) => {
  const title = unique('Banner');
  await makeAndChange(page, {
    path: '/backOffice/banner',
    title,
    filled: {
      Title: title,
      Picture: picture,
      Position: 'Discover',
      Sort: '7',
      Countries: ['Denmark'],
      Start: '2026-01-01 00:00:00',
      End: '2099-12-31 00:00:00',
    },
    changed: { Sort: '8' },
  });
  await remove(page, 'Banners');
});

// covers H-099, H-106, H-107, H-108, H-112
test('a lead is changed, given to an installer and noted upon, and a note taken back', async ({ page }) => {
  const title = unique('Customer');
  await open(page, '/backOffice/lead/create', admin);
  const form = page.getByRole('main');
  await fillForm(form, {
    'Customer name': title,
    'E-mail': `${mark()}@homes.example`,
    'Consent to processing (GDPR)': true,
    Country: 'Netherlands',
    'Post code': '1012 AB',
    Source: 'Website',
  });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await form.getByRole('link', { name: 'Edit', exact: true }).click();
  await fillForm(form, { Stage: 'Contacted', Remark: 'Calls back on Monday' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Calls back on Monday')).toBeVisible();

  await form.getByRole('button', { name: 'Bind installer' }).click();
  const binding = page.getByRole('dialog', { name: 'Bind installer' });
  await binding.getByRole('combobox', { name: 'Installer' }).click();
  await page.getByRole('option').first().click();
  await binding.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('button', { name: 'Unbind installer' })).toBeVisible();

  await form.getByRole('tab', { name: 'Notes' }).click();
  await form.getByRole('button', { name: 'Create', exact: true }).first().click();
  await fillForm(page.getByRole('dialog'), { Type: 'Call', Content: 'Wants a battery' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await rowAction(page, 'Wants a battery', 'Edit');
  await fillForm(page.getByRole('dialog'), { Content: 'Wants a battery in May' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, 'Wants a battery in May')).toBeVisible();
  await rowAction(page, 'Wants a battery', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Wants a battery')).toHaveCount(0);
});
