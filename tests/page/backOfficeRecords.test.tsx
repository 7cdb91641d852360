import { test } from 'vitest';
import { mark, unique } from '../e2e/support/unique';
import { expect } from './expect';
import { fillForm, type Filled } from './fillForm';
import { exported, narrowTo, row, rowAction, usePage, type Page } from './page';

const page = usePage();

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
  await page.open(`${path}/create`);
  await fillForm(page, page.getByRole('main'), filled);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page, title);
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Edit / })).toBeVisible();
  await fillForm(page, page.getByRole('main'), changed);
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
async function find(path: string, title: string): Promise<void> {
  await page.open(path);
  await narrowTo(page, title);
}

// covers H-202, H-203
test('a home is connected to a brand with what that brand wants to know', async () => {
  const title = unique('Connection');
  await page.open('/backOffice/connectionHub/create');
  const form = page.getByRole('main');
  await fillForm(page, form, {
    'Connection name': title,
    Home: 'Jansen',
    Brand: 'Solvind',
    'Connection type': 'API key',
  });
  await fillForm(page, form, { 'API key': 'key-of-a-home', Region: 'Europe' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, title)).toContainText('Solvind');
  await expect(form.getByText('key-of-a-home')).toHaveCount(0);
});

// covers H-318, H-319, H-320, H-321
test('a branch of a partner is founded, changed and closed', async () => {
  const title = unique('Branch');
  await makeAndChange(page, {
    path: '/backOffice/tenantOrganization',
    title,
    filled: {
      Tenant: 'Nordlys',
      'Organization name': title,
      'English name': title,
      Code: mark(),
      Type: 'Branch',
      Country: 'Denmark',
      Contact: 'Ida Holm',
      'E-mail': `${mark()}@branch.example`,
    },
    changed: { Address: 'Havnegade 4' },
  });
  await remove(page, 'Partner organizations');
});

// covers H-326, H-327, H-328, H-331, H-332
test('somebody of a partner is let in, changed and removed', async () => {
  const title = unique('Person');
  await makeAndChange(page, {
    path: '/backOffice/systemUser',
    title,
    filled: {
      'Login e-mail': `${mark()}@partner.example`,
      Name: title,
      'Initial password': 'Energy123',
      'User type': 'Tenant',
      Tenant: 'Nordlys',
      Roles: ['Sales'],
    },
    changed: { Phone: '+4512345678' },
  });
  await remove(page, 'System users');
});

// covers H-335, H-337, H-339, H-341, H-343
test('what users say is exported, and an application for a trial is read', async () => {
  for (const path of ['feedback', 'deletedHomeUser', 'suggestion', 'deviceSuggestion']) {
    await page.open(`/backOffice/${path}`);
    await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(1)).toBeVisible();
    const file = await exported(
      page,
      page.getByRole('main').getByRole('button', { name: 'Export', exact: true }),
      'File from the server',
    );
    expect(file.suggestedFilename()).toMatch(/\.(xlsx?|csv)$/);
  }
  await page.open('/backOffice/trial');
  await page.getByRole('main').getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('term').filter({ hasText: 'Company' })).toBeVisible();
});

// covers H-125, H-126
test('recommendations are exported, and an inspection is written down and taken away', async () => {
  await page.open('/backOffice/aiRecommendation');
  await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const file = await exported(
    page,
    page.getByRole('main').getByRole('button', { name: 'Export', exact: true }),
    'File from the server',
  );
  expect(file.suggestedFilename()).toMatch(/\.(xlsx?|csv)$/);

  const model = unique('Model');
  await page.go('/backOffice/inspection/create');
  await fillForm(page, page.getByRole('main'), {
    Lead: 'Jacobs',
    'Device type': 'Home battery',
    Brand: 'Nordvolt',
    Model: model,
    Result: 'Compatible',
    Inspector: 'Ivo Installer',
    Inspected: '2026-01-05 10:00:00',
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page, model);
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Device inspections' })).toBeVisible();
});

// covers H-226, H-227, H-228, H-229, H-231, H-232, H-233, H-235
test('a capability is described, given to the devices of a brand, and taken away again', async () => {
  const title = unique('Capability');
  await makeAndChange(page, {
    path: '/backOffice/capabilityConfig',
    title,
    filled: {
      Code: mark(),
      'Capability name': `能力 ${title}`,
      'English name': title,
      'Device type': 'Home battery',
      Category: 'Control',
    },
    changed: { 'English description': 'Charges at night' },
  });
  await find('/backOffice/capabilityConfig', title);
  await rowAction(page, title, 'Switch on');
  await expect(row(page, title)).toContainText('On');

  await page.open('/backOffice/capability/create');
  const form = page.getByRole('main');
  await fillForm(page, form, { Brand: 'Nordvolt', 'Device type': 'Home battery', 'Connection type': 'Local gateway' });
  await form.getByRole('button', { name: 'Add a row' }).click();
  await fillForm(page, form.getByRole('list', { name: 'Capabilities' }), { Capability: title, Support: 'Full' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page, 'Nordvolt');
  await form.getByRole('link', { name: 'Edit', exact: true }).click();
  await fillForm(page, form, { 'Minimum firmware version': '4.2.1' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page, 'Nordvolt');
  await expect(form.getByText('4.2.1')).toBeVisible();
  await remove(page, 'Capabilities');
});

// covers H-121, H-123
test('a recommendation is written by hand, changed and deleted', async () => {
  const title = unique('Offer');
  await makeAndChange(page, {
    path: '/backOffice/aiRecommendation',
    title,
    filled: { Recommendation: title, Lead: 'Jacobs', Investment: '12500', 'Saving a year': '1250', 'PV power': '6' },
    changed: { Remark: 'With a battery later' },
  });
  await expect(page.getByRole('main').getByText('10 a', { exact: true })).toBeVisible(); // until it has paid
  await find('/backOffice/aiRecommendation', title);
  await row(page, title).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, title)).toHaveCount(0);
});
