import { admin } from '../support/accounts';
import { row, visit } from '../support/console';
import { expect, test } from '../support/test';

const LIST = '/lab/gateway';
const call = (name: string) => `**/api/vpp/iot/gateway/${name}*`;

test('figures above a list follow its filters, several values and what is not; one failure is theirs alone', async ({
  page,
}) => {
  await visit(page, LIST, admin, LIST.slice(1));
  const figures = page.locator('dl', { hasText: 'Gateways' });
  await expect(figures).toContainText('24');
  await page.getByRole('combobox', { name: 'State' }).click();
  for (const name of ['Online', 'Fault']) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Online, Fault');
  await expect(figures.locator('dd').first()).toHaveText('16');
  await page.route(call('general'), (route) =>
    route.fulfill({ json: { code: '5001', msg: 'The sums are being made', data: null } }),
  );
  await page.getByRole('button', { name: /: exclude these$/ }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('State is not');
  await expect(page.getByText('The sums are being made')).toBeVisible();
  await expect(row(page, 'Off')).toHaveCount(8);
  await page.unroute(call('general'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figures.locator('dd').first()).toHaveText('8');
});

test('a list refreshes itself and keeps its ticks', async ({ page }) => {
  await page.clock.install();
  await visit(page, `${LIST}?filter=${encodeURIComponent('{"state":[1]}')}&page=1`, admin, LIST.slice(1));
  await expect(row(page, 'Online')).toHaveCount(8);
  const tick = row(page, 'Online').first().getByRole('checkbox');
  await tick.check();
  const again = page.waitForRequest(call('page'));
  await page.clock.runFor(12_000);
  await again;
  await expect(tick).toBeChecked();
});

test('an address that is typed or sent wins over what was left, which the menu still finds', async ({ page }) => {
  await visit(page, `${LIST}?filter=${encodeURIComponent('{"state":[1]}')}&page=1`, admin, LIST.slice(1));
  await expect(page.getByText('8 in total')).toBeVisible();
  await page.getByRole('link', { name: 'lab/meter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'lab/meter' })).toBeVisible();
  await page.getByRole('link', { name: 'lab/gateway' }).click();
  await expect(page.getByText('8 in total')).toBeVisible();
  await page.goto(LIST);
  await expect(page.getByText('24 in total')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
});

test('a record has tabs of others and of figures, and a drawer with a link of its own', async ({ page }) => {
  await visit(page, LIST, admin, LIST.slice(1));
  const name = await row(page, 'Online').first().getByRole('link').first().innerText();
  await row(page, name).getByRole('link', { name }).first().click();
  await page.getByRole('tab', { name: 'Figures' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Traffic');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('dialog', { name: 'Check' })).toContainText('Signal');
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Check' })).toContainText('Signal');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/show\?tab=figures$/);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(row(page, name)).toHaveAttribute('aria-description', 'Opened');
});

test('what was typed in a window that is closed is offered when its form opens again', async ({ page, context }) => {
  const path = `${LIST}/create`;
  await visit(page, path, admin, /^New/);
  await page.getByLabel('Name').fill('Half a name');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('console.typed.'))))
    .toBe(true);
  const other = await context.newPage();
  await visit(other, path, admin, /^New/);
  await expect(other.getByText('Continue where you left off?')).toHaveCount(0); // it stands in the other window
  await other.close();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await visit(next, path, admin, /^New/);
  await expect(next.getByText('Continue where you left off?')).toBeVisible();
  await next.getByRole('button', { name: 'Continue' }).click();
  await expect(next.getByLabel('Name')).toHaveValue('Half a name');
});
