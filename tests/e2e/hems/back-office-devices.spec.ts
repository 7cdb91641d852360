import { admin } from '../support/accounts';
import { go, narrowTo, open, row, rowAction } from '../support/console';
import { office, officeFirst } from '../support/office';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

// covers HS-058, HS-059, HS-060
test('a retailer and its product are published, given to a tenant, and taken back', async ({ page }) => {
  const [retailer, product] = [unique('Volt'), unique('Fix')];
  await open(page, '/market/retailer', admin);
  const area = await officeFirst('marketArea/page', { code: 'NL' });
  const own = {
    name: retailer,
    logoUrl: '/files/logo.png',
    countryCode: 'NL',
    marketAreaIds: [area.id],
    priceSource: 'manual',
    updateFrequency: 'manual',
  };
  await office('retailer/create', own);
  const made = await officeFirst('retailer/page', { name: retailer });
  const tariff = {
    direction: 1,
    tariffType: 1,
    priceType: 'fixed',
    fixedPrice: 0.25,
    vatRate: 21,
    effectiveDate: '2026-01-01',
  };
  await office('marketProduct/create', {
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
  await go(page, '/market/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Market products' })).toBeVisible();
  await publish(product);

  await go(page, '/market/distributionPrice');
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

  await go(page, '/market/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Market products' })).toBeVisible();
  await narrowTo(page, product);
  await rowAction(page, product, 'Unpublish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(row(page, product)).toContainText('Unpublished');
});
