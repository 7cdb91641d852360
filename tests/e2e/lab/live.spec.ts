import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { sharedSession } from '../support/backend';
import { row, visit } from '../support/console';
import { expect, test } from '../support/test';
import { mark } from '../support/unique';

const PUMP = '/api/vpp/iot/pump';

const headers = async () => ({ authorization: `Bearer ${(await sharedSession(admin)).accessToken}` });

async function make(page: Page, name: string): Promise<string> {
  const data = { name, state: 'on', flow: 3 };
  const answer = await page.request.post(`${PUMP}/create`, { headers: await headers(), data });
  const { data: made } = (await answer.json()) as { readonly data: { readonly id: string } };
  return made.id;
}

test('what is edited in one window changes in the row of another, and what is made there comes', async ({
  page,
  context,
}) => {
  const key = mark();
  const id = await make(page, `North ${key}`);
  const filter = encodeURIComponent(JSON.stringify({ name: key }));
  await visit(page, `/lab/pump?filter=${filter}`, admin, 'lab/pump');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const north = row(page, `North ${key}`);
  await expect(north).toContainText('3');

  const other = await context.newPage();
  await other.goto(`/lab/pump/${id}/edit`);
  await other.getByLabel('Flow').fill('42');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.bringToFront();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(north).toContainText('42');
  expect(calls.filter((url) => url.includes(`${PUMP}/page`))).toEqual([]);

  await make(page, `South ${key}`);
  await expect(row(page, `South ${key}`)).toBeVisible();

  await page.getByRole('button', { name: 'Pause live changes' }).click();
  await expect(page.getByRole('button', { name: 'Refresh every 5 min again' })).toBeVisible();
});
