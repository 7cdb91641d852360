import { tenantAdmin } from './support/accounts';
import { byMenu } from './support/byMenu';
import { choose, open, row } from './support/console';
import { expect, test } from './support/test';

// covers VS-108, VS-109, VS-110, VS-111, VS-112, VS-114, VS-116, VS-117, VS-119, VS-120, VS-121, VS-122, VS-123, VS-124
test('statistics and reports are reached from the menu, corrected, compared, exported and printed', async ({ page }) => {
  test.setTimeout(240_000);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await open(page, '/pv/screen', tenantAdmin);
  await expect(main.getByRole('heading', { name: 'Power and irradiance today' })).toBeVisible({ timeout: 30_000 });
  await main.getByRole('combobox', { name: 'Station' }).click();
  await page.getByRole('option', { name: 'Zeewolde Solar Field' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Station screen · Zeewolde Solar Field' })).toBeVisible();

  await byMenu(page, 'PV statistics', 'Monthly statistics');
  await main.getByRole('row').nth(4).getByRole('link', { name: /^Edit/ }).click();
  const generation = page.getByRole('textbox', { name: /^Generation/ });
  await expect(generation).not.toHaveValue('');
  await generation.fill((await generation.inputValue()) === '54321' ? '43210' : '54321'); // another than the last try's
  const typed = Number(await generation.inputValue()).toLocaleString('en');
  const changes = page.getByRole('table', { name: 'What the correction changes' });
  await expect(changes.getByRole('row', { name: /^Generation/ })).toContainText(`${typed}.00`);
  await expect(changes.getByRole('row', { name: /^Equivalent hours/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${typed} kWh`).first()).toBeVisible();

  await byMenu(page, 'PV statistics', 'Device data');
  await main.getByRole('button', { name: 'Recalculate' }).click();
  await expect(dialog.getByRole('combobox', { name: /^Station/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await byMenu(page, 'PV statistics', 'Electric bills');
  await row(page, 'Waalwijk')
    .getByRole('button', { name: /^Extract/ })
    .click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(row(page, 'Waalwijk')).toContainText('Read');

  await byMenu(page, 'PV statistics', 'Curve comparison');
  await main.getByRole('combobox', { name: 'Stations' }).click();
  await page.getByRole('option', { name: 'Utrecht Zuid' }).click();
  await page.getByRole('option', { name: 'Zeewolde Solar Field' }).click();
  await page.keyboard.press('Escape');
  await choose(page, 'Per kWp', 'Yes');
  await expect(main.getByRole('region', { name: 'First quantity of all stations, per kWp' })).toContainText('kW/kWp');

  await byMenu(page, 'PV statistics', 'Centralized data');
  await byMenu(page, 'PV monitoring', 'Station monitor');
  for (const report of ['Income report', 'Area report', 'Station synthesis report', 'Station power report', 'Device report', 'Station daily report'])
    await byMenu(page, 'PV reports', report);
  await byMenu(page, 'PV reports', 'Area report');
  const made = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export', exact: true }).click();
  await made;
  await byMenu(page, 'PV reports', 'Export tasks');
  const task = main.getByRole('row', { name: /^(Select )?Area report/ }).first();
  await expect(task).toContainText('Ready', { timeout: 25_000 });
  const again = page.waitForEvent('download');
  await task.getByRole('button', { name: /^Download/ }).click();
  await again;

  await byMenu(page, 'PV reports', 'Maintenance reports');
  await main.getByRole('link', { name: 'Utrecht Rooftop maintenance' }).first().click();
  await main.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(dialog.getByText('The station ran well; its generation was as expected for the season.')).toBeVisible();
});
