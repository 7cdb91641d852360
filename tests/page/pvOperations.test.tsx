import { expect as expectValue, test } from 'vitest';
import { tenantAdmin } from '../e2e/support/accounts';
import { mark } from '../e2e/support/unique';
import { expect } from './expect';
import { choose, fromMenu, search, usePage } from './page';

const page = usePage();

/** A list that was searched by a text has the rows with it. */
async function find(filter: string, text: string): Promise<void> {
  await search(page, filter, text);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(text).replaceAll('%20', '.*')));
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: text }).first()).toBeVisible();
}

// covers VS-101, VS-102, VS-103
test('stations, buildings, devices and their topology are reached from the menu, searched and opened', async () => {
  const main = page.getByRole('main');
  await page.open('/pv/operation/station', { account: tenantAdmin });
  await find('Station name', 'Zeewolde');
  await main.getByRole('link', { name: 'Zeewolde Solar Field', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zeewolde Solar Field' })).toBeVisible();

  await fromMenu(page, ['PV operations'], 'Buildings');
  await find('Building name', 'Hall 1');
  await fromMenu(page, ['PV operations'], 'PV devices');
  await find('Device name', 'Utrecht Rooftop Inverter 3');
  await main.getByRole('link', { name: 'Utrecht Rooftop Inverter 3', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Strings' }).click();
  await expect(main.getByRole('row', { name: /8.8 kWp/ }).nth(5)).toBeVisible();
  await fromMenu(page, ['PV operations'], 'Environment monitors');
  await find('Name', 'Merwede');

  await fromMenu(page, ['PV operations'], 'Topology');
  const tree = page.getByRole('tree', { name: 'Topology' });
  await tree.getByRole('treeitem', { name: 'Hall 1' }).first().click();
  await expect(main.getByRole('heading', { name: 'Hall 1' })).toBeVisible();
});

// covers VS-105
test('a platform and an account at it are made; its secret is never shown, and a device of theirs is bound to one of ours', async () => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.open('/pv/operation/station', { account: tenantAdmin });
  await fromMenu(page, ['Third parties'], 'Third-party platforms');
  await page.getByRole('link', { name: 'Create' }).click();
  const platform = mark();
  await page.getByRole('textbox', { name: 'Platform name' }).fill(platform);
  await choose(page, 'Vendor', 'Huawei');
  await page.getByRole('textbox', { name: 'Interface address' }).fill('https://api.example.com/openapi');
  await choose(page, 'Authentication', 'Token');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: platform })).toBeVisible();

  await fromMenu(page, ['Third parties'], 'Third-party accounts');
  await page.getByRole('link', { name: 'Create' }).click();
  const [account, secret] = [`ops-${mark()}`, `S-${mark()}`];
  await page.getByRole('combobox', { name: 'Platform' }).fill(platform);
  await page.getByRole('option', { name: platform }).click();
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByLabel('Password or key').fill(secret);
  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('treeitem').or(page.getByRole('option')).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible();
  await expect(main.getByText(platform)).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue(account);
  await expect(page.getByLabel('Password or key')).toHaveCount(0);

  await fromMenu(page, ['Third parties'], 'Third-party devices');
  const theirs = main.getByRole('row').filter({ hasText: 'Not bound' }).first();
  const number = /TD-\d+/.exec(await theirs.textContent())?.[0] ?? '';
  await expect(theirs.getByRole('cell', { name: 'Inverter', exact: true })).toBeVisible();
  await theirs.getByRole('button', { name: /^Bind / }).click();
  await dialog.getByRole('combobox', { name: /^Bound station/ }).fill('Utrecht Rooftop');
  await page.getByRole('option', { name: 'Utrecht Rooftop' }).click();
  await dialog.getByRole('combobox', { name: /^Bound device/ }).fill('Inverter 5');
  await page.getByRole('option', { name: 'Utrecht Rooftop Inverter 5' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('row').filter({ hasText: number })).toContainText('Utrecht Rooftop Inverter 5');
  await expect(main.getByRole('row').filter({ hasText: number })).not.toContainText('Not bound');
});

// covers VS-106, VS-107
test('an active alarm is ignored after a question and stands among the ignored ones', async () => {
  const main = page.getByRole('main');
  await page.open('/pv/operation/station', { account: tenantAdmin });
  await fromMenu(page, ['PV alarms'], 'PV alarm rules');
  await find('Alarm rule name', 'PV silent 2');
  await fromMenu(page, ['PV alarms'], 'PV alarms');
  await choose(page, 'Status', 'Active');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/active/);
  const alarm = main
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Ignore/ }) })
    .first();
  const time = /\d+ \w+ 20\d\d,? \d\d:\d\d(:\d\d)?/.exec(await alarm.textContent())?.[0] ?? '';
  expectValue(time).not.toBe('');
  await alarm.getByRole('button', { name: /^Ignore/ }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Ignore', exact: true })
    .click();
  await expect(main.getByRole('row').filter({ hasText: time })).toHaveCount(0);
  await choose(page, 'Status', 'Ignored');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(main.getByRole('row').filter({ hasText: time }).first()).toContainText('Ignored');
});
