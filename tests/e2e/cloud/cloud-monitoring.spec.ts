import { admin } from '../support/accounts';
import { firstRow, fromMenu, openFirst } from '../support/cloud';
import { open } from '../support/console';
import { expect, test } from '../support/test';

const MONITORING = ['Monitoring'];

// covers VS-042
test('stations are seen in a list and on the map, which is moved by the keyboard', async ({ page }) => {
  await open(page, '/cloud/monitor/station', admin);
  await fromMenu(page, MONITORING, 'Station monitoring');
  await firstRow(page);
  await page.getByRole('tab', { name: 'Map' }).click();
  const map = page.getByRole('group', { name: /^Where they are\. 37 stations\./ });
  await map
    .getByRole('button', { name: /^\d+ stations: / })
    .first()
    .click();
  await map.focus();
  await page.keyboard.press('0');
  await page.keyboard.press('+');
  await expect(map.getByRole('button').first()).toBeVisible();
});

// covers VS-050
test('the wiring diagram of a station is chosen, enlarged, read as a table and left for one of its devices', async ({
  page,
}) => {
  await open(page, '/cloud/monitor/station', admin);
  await fromMenu(page, MONITORING, 'Wiring diagram');
  await page.getByRole('button', { name: 'Choose…' }).click();
  await page.getByRole('dialog', { name: 'Station' }).getByRole('combobox').fill('Utrecht Zuid');
  await page.getByRole('option', { name: 'Utrecht Zuid' }).click();
  const picture = page.getByRole('group', { name: /^One-line diagram\. \d+ parts, \d+ connections\./ });
  await expect(picture.locator('[data-node]').first()).toBeVisible();
  const all = picture.locator('svg > g');
  const before = (await all.getAttribute('transform')) ?? '';
  await picture.focus();
  await page.keyboard.press('+');
  await expect(all).not.toHaveAttribute('transform', before);
  await page.keyboard.press('0');
  await expect(all).toHaveAttribute('transform', before);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(
    page.getByRole('table', { name: 'Connections' }).getByRole('row').filter({ hasText: 'Grid' }).first(),
  ).toContainText('kW');
  await page.getByRole('table', { name: 'Equipment' }).getByRole('link', { name: 'Inverter 1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Inverter 1$/ })).toBeVisible();
});

// covers VS-044, VS-045
test('a battery is read cell by cell, from the highest voltage to the lists of its parts', async ({ page }) => {
  await open(page, '/cloud/monitor/station', admin);
  await fromMenu(page, MONITORING, 'BMS monitoring');
  await openFirst(page);
  await page.getByRole('tab', { name: 'Heat map' }).click();
  const cells = page.getByRole('group', { name: /^[\d,]+ cells, colored by Voltage/ });
  await expect(cells).toBeVisible();
  await page.getByRole('button', { name: 'Go to the highest' }).click();
  await expect(
    page.getByRole('tabpanel').getByText(/^Cluster \d+, module \d+, cell \d+ · Voltage [\d.]+.V/),
  ).toBeVisible();
  await cells.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^Cluster 1, module 1, cell 1 · /)).toBeVisible();
  for (const tab of ['Clusters', 'Modules', 'Cells']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
  }
});
