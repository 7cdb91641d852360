import { admin } from './support/accounts';
import { visit } from './support/console';
import { expect, test } from './support/test';

const PATH = '/iotPlatform/alarm/rule';
const withFilter = (filter: object) => `${PATH}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

test('a filter is turned to what it is not and to one of several, its address opens the same, and what cannot be is left out', async ({
  page,
}) => {
  await visit(page, withFilter({ severity: 'major' }), admin, 'Alarm rules');
  const cells = page.getByRole('cell', { name: 'Major', exact: true });
  const count = await cells.count();
  expect(count).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Severity: is', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'is not', exact: true }).click();
  await expect(cells).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Severity is not');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Severity: is not', exact: true })).toBeVisible();
  await expect(cells).toHaveCount(0);
  await page.getByRole('button', { name: 'Severity: is not', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'is one of', exact: true }).click();
  await expect(cells).toHaveCount(count);
  await visit(page, withFilter({ severity: ['major'], status: { a: 1 }, type: 'nothing' }), admin, 'Alarm rules');
  await expect(cells).toHaveCount(count);
});
