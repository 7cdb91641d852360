import { fillSignIn, row, toast } from './support/console';
import { BIG_ID, startOtherBackend } from './support/otherBackend';
import { startServer } from './support/server';
import { expect, test } from './support/test';

test('the same build works against a backend that knows only the specification', async ({ browser }) => {
  const backend = await startOtherBackend(4176);
  const server = await startServer({ API_TARGET: backend.origin });
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByRole('img', { name: 'Verification code picture' })).toBeVisible();
    await fillSignIn(page, 'ann_other');
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(['Staff', 'Groups']);
    await expect(page.getByRole('banner')).toContainText('Other cloud');
    await expect(row(page, 'Ann Other')).toContainText('Head office');
    await expect(page.getByText('1 in total')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Disable/ })).toHaveCount(0);

    await row(page, 'Ann Other').getByRole('link', { name: /^Edit/ }).click();
    await expect(page).toHaveURL(`${server.origin}/people/${BIG_ID}/edit`);
    await page.getByRole('textbox', { name: 'User name' }).fill('Ann Changed');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    expect(backend.saved[0]).toContain(BIG_ID);
    await expect(page.getByRole('heading', { level: 1, name: 'Ann Changed' })).toBeVisible();

    await page.getByRole('link', { name: 'Groups' }).click();
    await expect(page.getByText('There are no records yet')).toBeVisible();
    await context.close();
  } finally {
    await server.stop();
    backend.close();
  }
});
