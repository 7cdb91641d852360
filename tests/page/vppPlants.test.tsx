import { test } from 'vitest';
import { tenantAdmin } from '../e2e/support/accounts';
import { unique } from '../e2e/support/unique';
import { expect } from './expect';
import { carryOut, choose, findOne, fromMenu, listed, row, rowAction, usePage } from './page';
import { givenResource, givenUnit } from './vpp';

const page = usePage();

const PLANTS = ['Plants'];
const PLANT = 'Utrecht-Brabant VPP';

// covers VS-022, V-033, V-101, V-102, V-103, V-105, V-106, V-109
test('a resource is found in the tree, entered with the defaults of its type, and switched off with a reason', async () => {
  await page.open('/vpp/plant', { account: tenantAdmin });
  await fromMenu(page, PLANTS, 'VPP resources');
  await page.getByRole('searchbox', { name: 'Search in Resource name' }).fill('Merwede');
  await expect(row(page, 'Merwede storage')).toBeVisible();
  await expect(row(page, 'Waalwijk storage')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resource tree' }).click();
  const tree = page.getByRole('dialog', { name: 'Resource tree' });
  await expect(tree.getByRole('treeitem', { name: 'Merwede heat pumps' })).toBeVisible();
  await tree.getByRole('button', { name: 'Close' }).click();

  const name = unique('Boilers');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('textbox', { name: 'Resource name' }).fill(name);
  await choose(page, 'VPP', PLANT);
  await page.getByRole('combobox', { name: 'Station' }).fill('Merwede');
  await page.getByRole('option', { name: 'Merwede' }).click();
  await choose(page, 'Resource type', 'Air conditioning');
  await expect(page.getByRole('textbox', { name: 'Adjustment rate' })).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Customer share of income' })).not.toHaveValue('');
  await page.getByRole('combobox', { name: 'Devices' }).fill('Heat pump');
  await page
    .getByRole('option', { name: /Heat pump/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Customer name' }).fill('Merwede');
  await page.getByRole('textbox', { name: 'Electricity account number' }).fill('NL0000000001');
  await choose(page, 'Power supply company', 'Enexis Netbeheer');
  await choose(page, 'Voltage level', /^10kV$/);
  for (const [label, value] of [
    ['Rated power', '120'],
    ['Maximum upward capacity', '40'],
    ['Maximum downward power', '20'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await carryOut(page, 'Enable');
  await expect(page.getByRole('button', { name: 'Disable', exact: true })).toBeVisible();
  await carryOut(page, 'Disable', () => page.getByRole('dialog').getByRole('textbox').fill('Out for maintenance'));
  await expect(page.getByRole('button', { name: 'Enable', exact: true })).toBeVisible();
});

// covers VS-022, V-104
test('a resource is edited: its baseline goes by the day itself from then on', async () => {
  const name = unique('Pumps');
  await givenResource(page, name);
  await page.open('/vpp/plant', { account: tenantAdmin });
  await fromMenu(page, PLANTS, 'VPP resources');
  await findOne(page, 'Resource name', name);
  await row(page, name).getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Rated power', exact: true }).fill('432');
  const cap = page.getByRole('textbox', { name: 'Maximum adjustment' });
  await choose(page, 'Same-day adjustment', 'Not adjusted');
  await expect(cap).toHaveCount(0);
  await choose(page, 'Same-day adjustment', 'Times the ratio of the day');
  await cap.fill('15');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const text of ['432 kW', 'Times the ratio of the day', '15%'])
    await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
});

// covers VS-023, V-112, V-115
test('a unit is edited, started and stopped', async () => {
  const name = unique('Started unit');
  await givenUnit(page, name);
  await page.open('/vpp/plant', { account: tenantAdmin });
  await fromMenu(page, PLANTS, 'VPP units');
  await findOne(page, 'Unit name', name);
  await row(page, name).getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Grid node' }).fill('Node of the harbour');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Node of the harbour' })).toBeVisible();
  await carryOut(page, 'Enable');
  await expect(page.getByRole('button', { name: 'Disable', exact: true })).toBeVisible();
  await carryOut(page, 'Disable', () => page.getByRole('dialog').getByRole('textbox').fill('Out for the season'));
  await expect(page.getByRole('button', { name: 'Enable', exact: true })).toBeVisible();
});

// covers VS-023, V-110, V-111, V-113, V-114, V-116
test('a unit is made of a resource, tells its devices, and does not start while its resource is off', async () => {
  const resource = unique('Piles');
  await givenResource(page, resource);
  await page.open('/vpp/plant', { account: tenantAdmin });
  await fromMenu(page, PLANTS, 'VPP units');
  await choose(page, 'Unit type', 'Storage');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(row(page, `${PLANT} storage unit`)).toBeVisible();
  await expect(row(page, `${PLANT} load unit`)).toHaveCount(0);

  const name = unique('Unit');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('textbox', { name: 'Unit name' }).fill(name);
  await choose(page, 'VPP', PLANT);
  await choose(page, 'Unit type', 'Load');
  await choose(page, 'Region', 'Netherlands / North Brabant');
  await page.getByRole('combobox', { name: 'Resources' }).fill(resource);
  await page.getByRole('option', { name: resource }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: resource })).toBeVisible();
  await page.getByRole('tab', { name: 'Devices' }).click();
  await expect(
    page
      .getByRole('tabpanel', { name: 'Devices' })
      .getByRole('row', { name: /Charger/ })
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Enable', exact: true }).click();
  const on = page.getByRole('dialog', { name: 'Enable' });
  await on.getByRole('button', { name: 'Enable', exact: true }).click();
  await expect(on.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
});

// covers VS-024, V-117, V-118, V-119
test('a resource is registered with its platform, and its log tells who submitted it', async () => {
  const resource = unique('Chargers');
  await givenResource(page, resource);
  await page.open('/vpp/plant', { account: tenantAdmin });
  await fromMenu(page, PLANTS, 'Registration');
  await page.getByRole('group', { name: 'Show by state' }).getByRole('button', { name: 'To be submitted' }).click();
  await expect(row(page, resource)).toContainText('To be submitted');
  await rowAction(page, resource, 'Submit');
  const dialog = page.getByRole('dialog', { name: 'Submit' });
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('group', { name: 'Show by state' }).getByRole('button', { name: 'Under review' }).click();
  await expect(row(page, resource)).toContainText('Under review');
  await rowAction(page, resource, 'Log');
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByRole('row', { name: /Sanne de Vries/ }).first()).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).click();
  await expect(listed(page).first()).toBeVisible();
});
