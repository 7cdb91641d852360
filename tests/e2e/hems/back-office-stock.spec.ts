import { utils, write } from '@e965/xlsx';
import { admin } from '../support/accounts';
import { go, narrowTo, open, row, rowAction } from '../support/console';
import { fillForm } from '../support/fillForm';
import { office, officeFirst } from '../support/office';
import { expect, test } from '../support/test';
import { mark, unique } from '../support/unique';

// covers H-147, H-148, H-150
test('a package is uploaded, changed and taken away', async ({ page }) => {
  test.slow(); // two forms, a file and a list
  const title = unique('Package');
  const file = { file: 'hub.bin', mimeType: 'application/octet-stream', buffer: Buffer.from(title) } as const;
  await open(page, '/backOffice/ota/create', admin);
  const main = page.getByRole('main');
  await fillForm(main, {
    'Package name': title,
    Target: 'Controller',
    Brand: 'Enbox',
    Models: ['Home Hub 2'],
    'Package type': 'Application',
    Version: '9.1.0',
    'Package file': file,
    'Release notes': 'Measures more often',
    'Release notes (English)': 'Measures more often',
  });
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  const named = page.getByRole('heading', { level: 1, name: title, exact: true });
  await expect(named).toBeVisible();
  await main.getByRole('link', { name: 'Edit', exact: true }).click();
  await fillForm(main, { 'Release notes': 'Charges sooner' });
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(named).toBeVisible();
  await expect(main.getByText('Charges sooner')).toBeVisible();
  await go(page, '/backOffice/ota');
  await narrowTo(page, title);
  await rowAction(page, title, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, title)).toHaveCount(0);
});

// covers H-161
test('what a tenant was given and never connected is taken back', async ({ page }) => {
  const sn = `SN${mark().toUpperCase()}9`;
  const brand = await officeFirst('brand/list', { name: 'Gridsense' });
  await office('sn/add', { type: 'meter', model: 'P1 Link', brandId: brand.id, sns: [sn] });
  const [tenant] = await office<readonly { readonly id: string }[]>('sn/distribution/tenantList', {});
  await office('sn/distribution/save', { targetId: tenant?.id, sns: [sn] });
  await open(page, '/backOffice/snTenant', admin);
  await narrowTo(page, sn);
  await row(page, sn).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(row(page, sn)).toHaveCount(0);
});

// covers H-124
test('recommendations of a sheet go to the cloud, and what it says of each is told', async ({ page }) => {
  const { list } = await office<{
    readonly list: readonly { readonly customerName: string; readonly leadNo: string }[];
  }>('leads/page', {
    pageNum: 1,
    pageSize: 1,
  });
  const [lead] = list;
  const book = utils.book_new();
  const rows = [
    ['Recommendation', 'Lead', 'Investment', 'Saving a year'],
    [unique('Sheet'), `${lead?.customerName} · ${lead?.leadNo}`, '9000', '900'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Recommendations');
  const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  await open(page, '/backOffice/aiRecommendation', admin);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Drop the file here/ }).click();
  await (await chooser).setFiles({ name: 'offers.xlsx', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Check rows' }).click();
  const sent = page.waitForResponse(/\/aiRecommendation\/import$/);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  expect((await sent).ok()).toBe(true);
  await expect(
    page.getByText('Rows imported: 1. Not imported: 0.').or(page.getByText('1 row was not accepted.')).first(),
  ).toBeVisible();
});
