import { test } from 'vitest';
import { mark, unique } from '../e2e/support/unique';
import { expect } from './expect';
import { typeTime } from './fillForm';
import type { Locator } from './locator';
import { office } from './office';
import { narrowTo, row, rowAction, toast, usePage } from './page';

const page = usePage();

/** Presses a button of the record's page, also one of its menu. */
async function act(action: string): Promise<void> {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: action, exact: true });
  const more = main.getByRole('button', { name: /^More( actions|$)/ }).first();
  await expect(button.or(more).first()).toBeVisible();
  if (await button.count()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Chooses the first that is offered. */
async function chooseFirst(dialog: Locator, label: string): Promise<string> {
  await dialog.getByRole('combobox', { name: label }).click();
  const first = page.getByRole('option').first();
  const text = await first.innerText();
  await first.click();
  return text;
}

// covers H-186, H-187, H-191, H-192, H-193
test('devices below a controller get new names, each its own, and another protocol, which the controller takes', async () => {
  await page.open('/backOffice/controller');
  const online = page.getByRole('cell', { name: 'Online', exact: true });
  const hub = page.getByRole('row').filter({ has: online }).filter({ hasNotText: 'Hub in stock' }).first();
  await hub.getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Sub-devices', exact: true }).click();
  const rows = page.getByRole('tabpanel').getByRole('row');
  const sns = await Promise.all([1, 2].map(async (at) => rows.nth(at).getByRole('cell').nth(1).innerText()));
  for (const at of [1, 2]) await rows.nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename' });
  const names = [unique('Roof'), unique('Cellar')];
  for (const sn of sns) await renaming.getByRole('textbox', { name: `Name: ${sn}` }).fill(names[0] ?? '');
  await renaming.getByRole('button', { name: 'Submit' }).click();
  await expect(renaming.getByText('Each name may stand only once')).toBeVisible();
  await renaming.getByRole('textbox', { name: `Name: ${sns[1] ?? ''}` }).fill(names[1] ?? '');
  await renaming.getByRole('button', { name: 'Submit' }).click();
  await expect(renaming).toHaveCount(0);
  for (const [at, sn] of sns.entries()) await expect(row(page, sn)).toContainText(names[at] ?? '');

  await rowAction(page, sns[0] ?? '', 'Protocol');
  const dialog = page.getByRole('dialog', { name: 'Protocol' });
  await dialog.getByRole('combobox', { name: 'Protocol' }).click();
  await page.getByRole('option', { name: 'OCPP 1.6' }).click();
  const point = dialog.getByRole('textbox', { name: 'Charge point id' });
  await point.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill in Charge point id!')).toBeVisible(); // what the protocol needs
  await point.fill('CP-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.settled();
  page.pass(60_000);
  await expect(dialog.getByText('The controller took the configuration.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

// covers H-102, H-103, H-104, H-105, H-115, H-116
test('a system account, a customer user and a controller are bound to a lead and let go again', async () => {
  const name = unique('Binder');
  await page.open('/backOffice/lead');
  await office(page, 'leads/create', {
    customerName: name,
    email: `${mark()}@mail.example`,
    countryCode: 'NL',
    postalCode: '3511AB',
    source: 'website',
    status: 'new',
    privacyConsent: true,
  });
  await narrowTo(page, name);
  await row(page, name).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();

  await act('Bind system account');
  const account = page.getByRole('dialog', { name: 'Bind system account' });
  await chooseFirst(account, 'Responsible (system account)');
  await account.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'System account bound')).toBeVisible();
  await act('Unbind system account');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unbind system account' }).click();
  await expect(toast(page, 'System account unbound')).toBeVisible();

  for (const [what, label] of [
    ['customer user', 'Customer user'],
    ['controller', 'Controller'],
  ] as const) {
    await act(`Bind ${what}`);
    const binding = page.getByRole('dialog', { name: `Bind ${what}`, exact: true });
    const chosen = await chooseFirst(binding, label);
    await binding.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, `${label} bound`)).toBeVisible();
    await act(`Unbind ${what}`);
    const letting = page.getByRole('dialog', { name: `Unbind ${what}` });
    await letting.getByRole('combobox', { name: label }).fill(chosen.split('\n')[0] ?? '');
    await page.getByRole('option').first().click();
    await letting.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, `${label} unbound`)).toBeVisible();
  }
});

// covers HS-067
test('a site where an installer works is merged into a home', async () => {
  const name = unique('Site');
  await page.open('/backOffice/siteHome/create');
  await page.getByRole('textbox', { name: 'Site name' }).fill(name);
  await page.getByRole('combobox', { name: 'Installer' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Country' }).fill('Netherl');
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await page.getByRole('textbox', { name: 'Post code' }).fill('3511 AB');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.open('/backOffice/siteHome');
  await narrowTo(page, name);
  await expect(row(page, name)).toContainText('Not merged');
  await rowAction(page, name, 'Merge into home');
  const dialog = page.getByRole('dialog', { name: 'Merge into home' });
  await dialog.getByRole('combobox', { name: 'Merged into home' }).fill('Utrecht');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Merged; the devices have moved')).toBeVisible();
  await expect(row(page, name)).not.toContainText('Not merged');
});

// covers HS-071
test('alarms of a country are shielded for a while, and heard again', async () => {
  const name = unique('Storm');
  await page.open('/backOffice/alarmShield');
  await page.getByRole('main').getByRole('button', { name: 'Alarms', exact: true }).click();
  const alarms = page.getByRole('dialog', { name: 'Analysis alarms' });
  await expect(alarms.getByRole('row').nth(1)).toBeVisible();
  await alarms.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('textbox', { name: 'Suppression name' }).fill(name);
  await page.getByRole('combobox', { name: 'Scope' }).click();
  await page.getByRole('option', { name: 'Country' }).click();
  await page.getByRole('combobox', { name: 'Countries' }).click();
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await page.keyboard.press('Escape');
  for (const [end, time] of [
    ['Start', '2026-01-01 00:00:00'],
    ['End', '2099-12-31 00:00:00'],
  ] as const)
    await typeTime(page, page.getByRole('group', { name: end }), time);
  await page.getByRole('textbox', { name: 'Reason' }).fill('A storm is announced');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await act('Disable');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('main')).toContainText('Disabled');
  await act('Enable');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByRole('main')).toContainText('Active');
});
