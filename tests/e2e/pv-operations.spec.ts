import type { Page } from '@playwright/test';
import { tenantAdmin } from './support/accounts';
import { byMenu } from './support/byMenu';
import { choose, open, row, search } from './support/console';
import { expect, test } from './support/test';
import { mark } from './support/unique';

/** A list that was searched by a text has the rows with it, and one of them opens. */
async function find(page: Page, filter: string, text: string): Promise<void> {
  await search(page, filter, text);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(text).replaceAll('%20', '.*')));
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: text }).first()).toBeVisible();
}

// covers VS-098, VS-099, VS-100, VS-101, VS-102, VS-103, VS-104, VS-105, VS-106, VS-107
test('every page of PV operations is reached from the menu, searched, opened and worked on', async ({ page, guard }) => {
  test.setTimeout(240_000);
  guard.allow(/media-src/); // the camera's own server is none of the demonstration's
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await open(page, '/pv/operation/station', tenantAdmin);

  await find(page, 'Station name', 'Zeewolde');
  await main.getByRole('link', { name: 'Zeewolde Solar Field', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zeewolde Solar Field' })).toBeVisible();

  await byMenu(page, 'PV operations', 'Buildings');
  await find(page, 'Building name', 'Hall 1');
  await byMenu(page, 'PV operations', 'PV devices');
  await find(page, 'Device name', 'Utrecht Rooftop Inverter 3');
  await main.getByRole('link', { name: 'Utrecht Rooftop Inverter 3', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Strings' }).click();
  await expect(main.getByRole('row', { name: /8.8 kWp/ }).nth(5)).toBeVisible();
  await byMenu(page, 'PV operations', 'Environment monitors');
  await find(page, 'Name', 'Merwede');

  await byMenu(page, 'PV operations', 'Topology');
  const tree = page.getByRole('tree', { name: 'Topology' });
  await tree.getByRole('treeitem', { name: 'Hall 1' }).first().click();
  await expect(main.getByRole('heading', { name: 'Hall 1' })).toBeVisible();

  await byMenu(page, 'PV operations', 'Device locations');
  const waiting = main.getByText(/^Not placed yet \(\d+\)$/);
  const before = (await waiting.textContent()) ?? '';
  await main
    .getByRole('button', { name: /^Place/ })
    .first()
    .click();
  await expect(waiting).not.toHaveText(before);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('button', { name: 'Save' })).toBeDisabled();

  await byMenu(page, 'PV operations', 'Device library');
  await find(page, 'Model', 'AH-3S');
  await byMenu(page, 'PV operations', 'Cameras');
  await find(page, 'Camera name', 'Merwede gate');
  await main.getByRole('link', { name: 'Merwede gate', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merwede gate' })).toBeVisible();
  await byMenu(page, 'PV operations', 'Station documents');
  await find(page, 'Document name', 'Waalwijk design');
  await row(page, 'Waalwijk design')
    .getByRole('button', { name: /^Preview/ })
    .click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await byMenu(page, 'Third parties', 'Third-party accounts');
  await find(page, 'Account', 'ops-nl-mer-01');
  await byMenu(page, 'Third parties', 'Third-party devices');
  await find(page, 'Third-party station', 'Merwede');
  await byMenu(page, 'Third parties', 'Third-party platforms');
  await page.getByRole('link', { name: 'Create' }).click();
  const platform = mark();
  await page.getByRole('textbox', { name: 'Platform name' }).fill(platform);
  await choose(page, 'Vendor', 'Huawei');
  await page.getByRole('textbox', { name: 'Interface address' }).fill('https://api.example.com/openapi');
  await choose(page, 'Authentication', 'Token');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(platform).first()).toBeVisible();

  await byMenu(page, 'PV alarms', 'PV alarm rules');
  await find(page, 'Alarm rule name', 'PV silent 2');
  await byMenu(page, 'PV alarms', 'PV alarms');
  await choose(page, 'Status', 'Active');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const alarm = main.getByRole('row', { name: /Zeewolde Solar Field/ }).first();
  await alarm.getByRole('button', { name: /^Ignore/ }).click();
  await page
    .getByRole('alertdialog')
    .or(dialog)
    .getByRole('button', { name: /^(Ignore|OK|Confirm)$/ })
    .click();
  await expect(main.getByRole('row', { name: /Zeewolde Solar Field Inverter 2/ })).toHaveCount(0);
});
