import { test } from 'vitest';
import { unique } from '../e2e/support/unique';
import { expect } from './expect';
import { typeTime } from './fillForm';
import { office, officeFirst } from './office';
import { choose, findOne, narrowTo, row, rowAction, toast, usePage, visit } from './page';

const page = usePage();
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Finds something by a box that searches on the server, and takes it. */
async function pick(field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(text);
  await page.getByRole('option', { name: text, exact: true }).click();
}

/** What can be done with the only row of a list besides what stands in it. */
async function offered(name: string): Promise<string[]> {
  await row(page, name)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const items = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return items;
}

/** Takes back what is published, and deletes it: before that nothing offers to. */
async function takeBackAndDelete(name: string): Promise<void> {
  await expect(row(page, name)).toContainText('Published');
  await expect(
    row(page, name).getByRole('button', { name: new RegExp(`^(Delete|More actions for) ${name}`) }),
  ).toHaveCount(0);
  await rowAction(page, name, 'Unpublish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(row(page, name)).toContainText('Unpublished');
  expect(await offered(name)).toContain('Delete');
  await rowAction(page, name, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, name)).toHaveCount(0);
  await expect(toast(page, /deleted/i)).toBeVisible();
}

// covers HS-059, H-132, H-264, H-265, H-266
test('a product is made, changed, published, offered where one is chosen, and deleted once it is taken back', async () => {
  const name = unique('Product');
  await visit(page, '/market/product/create', 'New market product');
  await page.getByRole('textbox', { name: 'Product name' }).fill(name);
  await pick('Retailer', 'Polder Energie');
  await pick('Market areas', 'Netherlands');
  await choose(page, 'Purchase or feed-in', 'Purchase');
  await choose(page, 'Tariff type', 'Retailer public data');
  await typeTime(page, page.getByRole('group', { name: 'Valid from', exact: true }), '2026-01-01');
  await choose(page, 'Price type', 'Fixed');
  await page.getByRole('textbox', { name: 'Energy price', exact: true }).fill('24.5');
  await page.getByRole('textbox', { name: 'VAT', exact: true }).fill('21');
  await save();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^24\.5\sc\/kWh$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Energy price', exact: true }).fill('-1.25');
  await save();
  await expect(page.getByRole('definition').filter({ hasText: /^−1\.25\sc\/kWh$/ })).toBeVisible();

  await page.go('/market/product');
  await findOne(page, 'Product name', name);
  await expect(row(page, name)).toContainText('−1.25 c/kWh');
  await rowAction(page, name, 'Publish');
  await expect(row(page, name)).toContainText('Published');

  await visit(page, '/backOffice/banner/create', 'New banner');
  await choose(page, 'Link', 'Product');
  await pick('Product', name);
  await expect(page.getByRole('combobox', { name: 'Product', exact: true })).toHaveValue(name);
  await page.getByRole('link', { name: 'Cancel' }).click();

  await page.go('/market/product');
  await findOne(page, 'Product name', name);
  await takeBackAndDelete(name);
});

// covers HS-061, HS-062
test('imbalance prices are turned to, and followed items are put in another order', async () => {
  await page.open('/market/data');
  await page.getByRole('tab', { name: 'Imbalance' }).click();
  await expect(page.getByRole('heading', { name: 'Regulating and imbalance prices' })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Energy monitor', exact: true })
    .click();
  const items = page.getByRole('list', { name: 'Followed items' });
  const down = items.getByRole('button', { name: /^Move .* down$/ }).first();
  const first = ((await down.getAttribute('aria-label')) ?? '').slice('Move '.length, -' down'.length);
  await expect(items.getByRole('listitem').first()).toContainText(first);
  await down.click();
  await expect
    .poll(() => page.sent('/energyMonitor/subSort'))
    .toMatchObject([{ itemIds: expect.arrayContaining([expect.anything(), expect.anything()]) }]);
  await expect(items.getByRole('listitem').nth(1)).toContainText(first);

  // covers H-289, H-290
  const followed = await items.getByRole('listitem').count();
  await page.getByRole('button', { name: 'All items' }).click();
  const tree = page.getByRole('group', { name: 'Market areas', exact: true });
  const area = tree.getByRole('checkbox', { checked: false }).first();
  await expect(area).toBeVisible();
  const name = await area.evaluate((box) => box.closest('label')?.textContent ?? '');
  await tree.getByRole('checkbox', { name, exact: true }).click();
  await expect(tree.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await expect(items.getByRole('listitem')).toHaveCount(followed + 1);
  await expect(items.getByRole('listitem').last()).toContainText(name);
  await tree.getByRole('checkbox', { name, exact: true }).click();
  await expect(items.getByRole('listitem')).toHaveCount(followed);
});

// covers HS-057, H-252, H-253, H-299, H-300
test('market areas are made, published one by one and together, and taken back', async () => {
  const names = [unique('Zone'), unique('Zone')];
  for (const name of names) {
    await page.open('/market/area/create');
    for (const [field, text] of [
      ['Name', name],
      ['Bidding zone', name.slice(-8)],
      ['EIC code', name.slice(-8)],
      ['Transmission system operator', 'TenneT'],
      ['VAT', '21'],
    ] as const)
      await page.getByRole('textbox', { name: field, exact: true }).fill(text);
    await page.getByRole('combobox', { name: 'Country' }).fill('Netherl');
    await page.getByRole('option', { name: 'Netherlands' }).click();
    // filled in by the country
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Amsterdam');
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR · Euro');
    await page.getByRole('combobox', { name: 'Data source' }).click();
    await page.getByRole('option', { name: 'ENTSO-E' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.go('/market/area');
  for (const name of names) await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Publish in batch' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish in batch' }).click();
  for (const name of names) await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Published');
  await page.getByRole('button', { name: `Unpublish ${names[0] ?? ''}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('row').filter({ hasText: names[0] ?? '' })).toContainText('Unpublished');

  // covers H-250, H-251
  const [back = '', stays = ''] = names;
  // nothing deletes what is published
  await expect(page.getByRole('button', { name: `More actions for ${stays}` })).toHaveCount(0);
  await page.getByRole('link', { name: `Edit ${back}` }).click();
  await page.getByRole('textbox', { name: 'VAT', exact: true }).fill('9');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^9%$/ })).toBeVisible();
  await page.go('/market/area');
  await expect(page.getByRole('row').filter({ hasText: back })).toContainText('9%');
  await page.getByRole('button', { name: `More actions for ${back}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row').filter({ hasText: back })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: stays })).toHaveCount(1);
});

// covers HS-058, HS-059, HS-060
test('a retailer and its product are published, given to a tenant, and taken back', async () => {
  const [retailer, product] = [unique('Volt'), unique('Fix')];
  await page.open('/market/retailer');
  const area = await officeFirst(page, 'marketArea/page', { code: 'NL' });
  const own = {
    name: retailer,
    logoUrl: '/files/logo.png',
    countryCode: 'NL',
    marketAreaIds: [area.id],
    priceSource: 'manual',
    updateFrequency: 'manual',
  };
  await office(page, 'retailer/create', own);
  const made = await officeFirst(page, 'retailer/page', { name: retailer });
  const tariff = {
    direction: 1,
    tariffType: 1,
    priceType: 'fixed',
    fixedPrice: 0.25,
    vatRate: 21,
    effectiveDate: '2026-01-01',
  };
  await office(page, 'marketProduct/create', {
    name: product,
    nameEn: product,
    retailerId: made.id,
    marketAreaIds: [area.id],
    ...tariff,
  });

  const publish = async (name: string) => {
    await narrowTo(page, name);
    await expect(row(page, name)).toContainText('Unpublished');
    await rowAction(page, name, 'Publish');
    await expect(row(page, name)).not.toContainText('Unpublished');
  };
  await publish(retailer);
  await page.go('/market/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Market products' })).toBeVisible();
  await publish(product);

  await page.go('/market/distributionPrice');
  await rowAction(page, 'Gobi Solar', 'Distribute');
  const dialog = page.getByRole('dialog', { name: 'Distribute: Gobi Solar' });
  await dialog.getByRole('searchbox').fill(product);
  await dialog.getByRole('treeitem', { name: product }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Gobi Solar')).toContainText('Netherlands');
  await rowAction(page, 'Gobi Solar', 'Distribute');
  await dialog.getByRole('searchbox').fill(product);
  await expect(dialog.getByRole('treeitem', { name: product })).toHaveAttribute('aria-checked', 'true');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.go('/market/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Market products' })).toBeVisible();
  await narrowTo(page, product);
  await rowAction(page, product, 'Unpublish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(row(page, product)).toContainText('Unpublished');
});
