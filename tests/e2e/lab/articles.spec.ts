import type { Locator, Page } from '@playwright/test';
import { startJsonServer, type JsonServer } from '../../provider/startJsonServer.mjs';
import { expectAccessible, expectContrast } from '../support/accessible';
import { admin } from '../support/accounts';
import { row, visit } from '../support/console';
import { hostNamed, LAB_PORT } from '../support/ports';
import { expect, test } from '../support/test';

/* A set of pages as react-admin's documents write them, over a json-server that really runs. */

const LIST = '/shop/article';

let server: JsonServer;
test.beforeEach(async ({ page }) => {
  server = await startJsonServer();
  await page.route('**/shop-data/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${server.origin}${pathname}${search}` }) });
  });
});
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await server.close();
});

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** The label stands above its input, in letters that can be read. */
async function expectAbove(page: Page, input: Locator): Promise<void> {
  const id = await input.getAttribute('id');
  const label = page.locator(`label[for="${id}"]`);
  const [above, below] = [await label.boundingBox(), await input.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(label, 'it is not drawn smaller').toHaveCSS('transform', 'none');
}

/** No letters of a page are below 12 px. */
async function expectReadable(page: Page): Promise<void> {
  const small = await page.locator('#main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((one) => [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()))
      .filter((one) => one.getClientRects().length > 0 && Number.parseFloat(getComputedStyle(one).fontSize) < 12)
      .map(({ textContent }) => textContent),
  );
  expect(small).toEqual([]);
}

test('a list filters by what is added, and changes and deletes what is ticked', async ({ page }) => {
  await visit(page, LIST, admin, 'Articles');
  await expect(rows(page)).toHaveCount(10);
  await expect(row(page, 'Article 03')).toContainText('Corvus');
  await expect(row(page, 'Article 03')).toContainText('2026-04-03');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Maker' }).click();
  await page.getByRole('combobox', { name: 'Maker' }).fill('Del');
  await page.getByRole('option', { name: 'Delta' }).click();
  await expect(rows(page)).toHaveCount(5);
  for (const name of ['Article 04', 'Article 08']) await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as sold' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => server.records.articles.filter(({ state }) => state === 'sold').length).toBe(9);
  await row(page, 'Article 12').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => server.records.articles.length).toBe(22);
  await expect(row(page, 'Article 04')).toBeVisible();
  await expect(row(page, 'Article 12')).toHaveCount(0);
});

test('a detail in tabs shows rows of its own and records of another resource', async ({ page }) => {
  await visit(page, LIST, admin, 'Articles');
  await row(page, 'Article 03').getByText('Article 03').click();
  await expect(page).toHaveURL(/\/shop\/article\/3\/show/);
  await expect(page.getByText('Article 03 at 1202.5')).toBeVisible();
  await page.getByRole('tab', { name: 'Lines' }).click();
  await expect(row(page, 'Box')).toContainText('2');
  await page.getByRole('tab', { name: 'Products of the maker' }).click();
  await expect(row(page, 'Product 03')).toBeVisible();
  await expectReadable(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a form in tabs saves what it refers to, and rows in it', async ({ page }) => {
      await visit(page, `${LIST}/3/edit`, admin, /Article 03/);
      for (const name of [/^Name/, /^Price/, /^Added/]) await expectAbove(page, page.getByLabel(name));
      await expectAbove(page, page.getByRole('combobox', { name: 'Maker' }));
      await expectReadable(page);
      await expectAccessible(page);
      await page.getByLabel(/^Price/).fill('17.5');
      await page.getByRole('radio', { name: 'New' }).check();
      await page.getByRole('tab', { name: 'Lines' }).click();
      await page.getByRole('button', { name: 'Add' }).click();
      await page.getByRole('textbox', { name: 'Label' }).last().fill('Crate');
      await page.getByRole('spinbutton', { name: 'Count' }).last().fill('4');
      await page.getByRole('tab', { name: 'More' }).click();
      await expectReadable(page);
      await expectContrast(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect
        .poll(() => server.records.articles[2])
        .toMatchObject({
          price: 17.5,
          state: 'new',
          lines: [
            { label: 'Box', count: 2 },
            { label: 'Crate', count: 4 },
          ],
        });
    });
  });

test('a form for a new one says what is missing, and leads to the list', async ({ page }) => {
  await visit(page, LIST, admin, 'Articles');
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByLabel(/^Name/).fill('Fresh');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel(/^Price/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Price/).fill('3');
  await page.getByRole('combobox', { name: 'Maker' }).click();
  await page.getByRole('option', { name: 'Acme' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/shop\/article(?:\?|$)/);
  expect(server.records.articles.at(-1)).toMatchObject({ name: 'Fresh', makerId: 1, price: 3 });
});

test.describe('in Chinese', () => {
  test.use({ baseURL: hostNamed('vpp.localhost', LAB_PORT) });

  test('labels are those of the schema, also of rows in a record', async ({ page }) => {
    await visit(page, `${LIST}/3/edit?_part=lines`, admin, /Article 03/);
    await expect(page.getByRole('textbox', { name: '标签' })).toHaveValue('Box');
    await expectReadable(page);
  });
});
