import { admin } from '../support/accounts';
import { row, visit } from '../support/console';
import { expect, test } from '../support/test';
import { mark } from '../support/unique';

test('a field that the tenant has added is asked, checked, chosen as a column and found', async ({ page }) => {
  const key = mark();
  await visit(page, '/lab/pump/create', admin, 'New pump');
  await page.getByRole('textbox', { name: 'Name' }).fill(`West ${key}`);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'On' }).click();
  await page.getByLabel('Cost center').fill('longer than twenty letters');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Cost center')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Cost center').fill(`C-${key}`.slice(0, 20));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/lab\/pump(?:\/\w+\/show)?$/);

  const filter = encodeURIComponent(JSON.stringify({ costCenter: `C-${key}`.slice(0, 20) }));
  await page.goto(`/lab/pump?filter=${filter}`);
  await expect(row(page, `West ${key}`)).toHaveCount(1);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Cost center' }).check();
  await page.keyboard.press('Escape');
  await expect(row(page, `West ${key}`)).toContainText(`C-${key}`.slice(0, 20));
});
