import { fillSignIn, go, row } from '../support/console';
import { startOtherBackend } from '../support/otherBackend';
import { otherHomes } from '../support/otherHomes';
import { startServer } from '../support/server';
import { expect, test } from '../support/test';

test('the home pages read a backend that answers the specification in its own way', async ({ browser }) => {
  test.slow(); // seven pages
  const backend = await startOtherBackend(4178, otherHomes);
  const server = await startServer({ API_TARGET: backend.origin });
  try {
    const context = await browser.newContext({ baseURL: server.origin, timezoneId: 'Asia/Shanghai' });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByRole('img', { name: 'Verification code picture' })).toBeVisible();
    await fillSignIn(page, 'ann_other');
    await expect(page.getByRole('banner')).toBeVisible();
    const main = page.getByRole('main');

    await go(page, '/homeManagement/home');
    await expect(row(page, 'Casa Nova')).toContainText('Portugal');
    const heading = page.getByRole('heading', { level: 1, name: 'Casa Nova' });

    await go(page, '/homeManagement/home/homeDetail/dashboard/?id=77');
    await expect(heading).toBeVisible();
    await expect(main.getByText('12.5').first()).toBeVisible();
    await expect(main.getByText('1.25').first()).toBeVisible();
    await expect(main.getByText('24.8').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Dashboard' }).last()).toHaveAttribute('aria-selected', 'true');

    await go(page, '/homeManagement/home/homeDetail/energyCost/?id=77');
    await expect(main.getByText('Sol').first()).toBeVisible();
    await main.getByRole('region', { name: 'Quantity' }).getByRole('button', { name: 'Table' }).click();
    await expect(main.getByRole('region', { name: 'Quantity' }).getByRole('row').nth(1)).toContainText('0.5');

    await go(page, '/homeManagement/home/homeDetail/energyUsage/?id=77');
    await expect(page.getByRole('tab', { name: 'Energy usage' }).last()).toHaveAttribute('aria-selected', 'true');
    await expect(main.getByText('12.5').first()).toBeVisible();

    await go(page, '/homeManagement/home/homeDetail/device/?id=77');
    await expect(main.getByText('Connecting to controller for a better user experience')).toBeVisible();
    await expect(main.getByText('Producing')).toBeVisible();
    await expect(main.getByText('Sauna')).toBeVisible();

    await go(page, '/homeManagement/home/detail/homeInfo?id=77');
    await expect(main.getByText('Villa')).toBeVisible();
    await expect(main.getByText('140 m²')).toBeVisible();

    await go(page, '/homeManagement/home/detail/energyReport?id=77');
    await expect(main.getByText('Consumo').first()).toBeVisible();
    await expect(main.getByText(/undefined|NaN|\[object/)).toHaveCount(0);
    await context.close();
  } finally {
    await server.stop();
    backend.close();
  }
});
