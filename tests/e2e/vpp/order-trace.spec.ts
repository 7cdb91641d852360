import { expectAccessible } from '../support/accessible';
import { admin, tenantAdmin } from '../support/accounts';
import { open, row } from '../support/console';
import { expect, test } from '../support/test';

// covers VS-001, VS-011, VS-012, VS-016, VS-020
test('the way from a line of a bill leads to the notice, and back to the bill', async ({ page }) => {
  test.slow();
  await open(page, '/vpp/settlement/monthBill', admin);
  // its order of last month is confirmed and billed
  const own = page.getByRole('row').filter({ hasText: 'To be sent' }).filter({ hasText: 'Jiangnan' });
  await own.getByRole('link', { name: /^MB-/ }).click();
  const lines = page.getByRole('region', { name: 'Lines of the bill' });
  await expect(lines.getByText(/^These lines add up to the bill/)).toBeVisible();
  const line = lines
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^RO-/ }) })
    .first();
  const number = (await line.getByRole('link', { name: /^RO-/ }).textContent()) ?? '';
  await line.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order to bill' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Stages of the order' });
  await expect(table.getByRole('row', { name: /^Energy/ }).getByRole('cell')).toHaveText(Array(9).fill(/\d\skWh$/));
  await expect(table.getByText('Unexplained')).toHaveCount(0);
  await expectAccessible(page);

  const notice = page.getByRole('region', { name: '1 Notice' });
  const demand = (await notice.getByText(/\d\sMW$/).textContent()) ?? '';
  await notice.getByRole('link', { name: 'Demand' }).click();
  await expect(page.getByRole('main').getByText(demand, { exact: true }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Order to bill' }).click();
  await expect(page.getByRole('combobox', { name: 'Response order' })).toHaveValue(number);
  const bill = page.getByRole('region', { name: '9 Bill line' });
  await bill.getByRole('link', { name: /^MB-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^MB-/ })).toBeVisible();
});

// covers VS-002, VS-006
test('an order opens its trace from its list, and another one is chosen there', async ({ page }) => {
  await open(page, '/vpp/plan/responseOrder', tenantAdmin);
  const stopped = page.getByRole('row', { name: /Stopped/ }).first();
  const number = (await stopped.getByText(/^RO-/).first().textContent()) ?? '';
  await row(page, number)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Order to bill' }).click();
  const table = page.getByRole('table', { name: 'Stages of the order' });
  await expect(table.getByText(/^Stopped: .* · The grid operator withdrew the notice\.$/).first()).toBeVisible();
  await expect(page.getByText('The order was stopped: there is nothing here.').first()).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Response order' });
  await choice.fill('RO-');
  await page.getByRole('option').filter({ hasNotText: number }).first().click();
  await expect(choice).not.toHaveValue(number);
  await expect(page).toHaveURL(/order=\d+/);
});
