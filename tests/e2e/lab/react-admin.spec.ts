import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../support/accessible';
import { admin } from '../support/accounts';
import { row, visit } from '../support/console';
import { hostNamed, LAB_PORT } from '../support/ports';
import { expect, test } from '../support/test';

const LIST = '/lab/crate';
/** The first of the list, by its label. */
const FIRST = 'Delta 57';
/** One whose owner the reference backend knows. */
const OWNED = 'Delta 127';

/** Nothing that a part writes as an entity of HTML stands there as it is written. */
async function expectNoEntities(page: Page): Promise<void> {
  await expect(page.locator('#main')).not.toContainText(/&#?\w+;/);
}

async function edit(page: Page, label: string): Promise<void> {
  await row(page, label).getByText(label).click();
  await expect(page).toHaveURL(/\/lab\/crate\/[^/]+\/edit$/);
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a list of react-admin has our labels, and its bar over ticked rows can be read', async ({ page }) => {
      await visit(page, LIST, admin, 'Crates');
      for (const name of ['Label', 'Owner', 'Weight'])
        await expect(page.getByRole('columnheader', { name })).toBeVisible();
      await row(page, FIRST).getByRole('checkbox').check();
      const bar = page.getByText('1 item selected');
      await expect(bar).toBeVisible();
      await expect(page.getByRole('toolbar').or(page.locator('.RaBulkActionsToolbar-toolbar'))).not.toHaveCSS(
        'background-color',
        /^rgba\(/,
      );
      await expectNoEntities(page);
      await expectContrast(page);
    });

    test('an input of react-admin in a form of a schema is one of it', async ({ page }) => {
      await visit(page, `${LIST}/create`, admin, 'New crate');
      const label = page.getByRole('textbox', { name: 'Label' });
      await label.fill('Longer than twelve');
      await label.blur();
      await expect(label).toHaveAttribute('aria-invalid', 'true');
      await expectNoEntities(page);
      await expectAccessible(page);
      await label.fill('Short');
      await expect(label).toHaveAttribute('aria-invalid', 'false');
      await expectNoEntities(page);
    });
  });

test('a list of react-admin filters, leads to our form, and deletes what is ticked', async ({ page }) => {
  await visit(page, LIST, admin, 'Crates');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(10);
  const filter = page.getByRole('textbox', { name: 'Label' });
  await filter.fill('Harbour 43');
  await expect(rows).toHaveCount(1);
  await edit(page, 'Harbour 43');
  await page.goBack();
  await row(page, 'Harbour 43').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Harbour 43')).toHaveCount(0);
});

test('a form of react-admin edits what a record refers to and the rows in it', async ({ page }) => {
  await visit(page, LIST, admin, 'Crates');
  await edit(page, OWNED);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(OWNED);
  await expect(page.getByRole('combobox', { name: 'Owner' })).toHaveValue('Europe operations');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('textbox', { name: 'Place' }).last().fill('Rotterdam');
  await expectNoEntities(page);
  await expectContrast(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/lab\/crate(?:\?|$)/);
  await edit(page, OWNED);
  await expect(page.getByRole('textbox', { name: 'Place' }).last()).toHaveValue('Rotterdam');
});

test.describe('in Chinese', () => {
  test.use({ baseURL: hostNamed('vpp.localhost', LAB_PORT) });

  test('labels of react-admin are those of the schema, too', async ({ page }) => {
    await visit(page, LIST, admin, '货箱');
    for (const name of ['标签', '所属组织', '重量'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await edit(page, FIRST);
    for (const label of [/^标签/, /^重量/]) await expect(page.getByLabel(label)).toBeVisible();
    await expectNoEntities(page);
  });
});

test('another app in a page has letters of its size, and stays in it', async ({ page }) => {
  await visit(page, '/lab/desk', admin, /./);
  const words = page.getByText('The desk of another app');
  await expect(words).toBeVisible();
  const sizeOf = (of: typeof words) => of.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  for (const one of [words, page.getByRole('menuitem', { name: 'Parcels' })]) {
    expect(await sizeOf(one)).toBeGreaterThanOrEqual(14);
    expect(await sizeOf(one)).toBeLessThanOrEqual(16);
  }
  await page.getByRole('menuitem', { name: 'Parcels' }).click();
  await expect(page.getByText('Parcel one')).toBeVisible();
  await expectNoEntities(page);
});
