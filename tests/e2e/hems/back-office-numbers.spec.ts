import { readFile } from 'node:fs/promises';
import { read, utils, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { narrowTo, open, row } from '../support/console';
import { office, officeFirst } from '../support/office';
import { expect, test } from '../support/test';
import { mark } from '../support/unique';

/** Two numbers no other test uses, and one that nobody has. */
const numbers = () => {
  const own = mark().toUpperCase();
  return [`SN${own}1`, `SN${own}2`, `NO${own}`] as const;
};
const KIND = { type: 'meter', model: 'P1 Link' } as const;
/** Has a tenant already. */
const GIVEN = 'HUB27100851';

/** Opens the dialog in which a tenant gets serial numbers, and chooses the tenant. */
async function distributing(page: Page) {
  await page.getByRole('button', { name: 'Distribute', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Distribute' });
  await dialog.getByRole('combobox', { name: 'Tenant' }).click();
  await page.getByRole('option', { name: 'Nordlys Energi' }).click();
  return dialog;
}

// covers H-155, H-156, H-162
test('serial numbers of a sheet are told row by row, and those that can be are given', async ({ page }) => {
  const [first, second, unknown] = numbers();
  const brand = await officeFirst('brand/list', { name: 'Gridsense' });
  await office('sn/add', { ...KIND, brandId: brand.id, sns: [first, second] });
  await open(page, '/backOffice/snTenant', admin);
  const dialog = await distributing(page);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download template' }).click();
  const book = read(await readFile(await (await coming).path()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([['SN']]);

  const filled = [first, unknown, second, first, GIVEN].map((sn) => [sn]);
  utils.sheet_add_aoa(sheet, filled, { origin: 'A2' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload sheet' }).press('Enter');
  const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  await (await chooser).setFiles({ name: 'numbers.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(dialog.getByText('2 of 5 can be distributed')).toBeVisible();
  const told = [
    [first, 'Yes'],
    [unknown, 'Does not exist'],
    [second, 'Yes'],
    [first, 'Twice in the list'],
    [GIVEN, 'Distributed already'],
  ];
  for (const [at, words] of told.entries()) {
    for (const word of words) await expect(dialog.getByRole('row').nth(at + 1)).toContainText(word);
  }
  await dialog.getByRole('button', { name: 'Distribute 2' }).click();
  await expect(dialog).toHaveCount(0);
  for (const sn of [first, second]) {
    await narrowTo(page, sn);
    await expect(row(page, sn)).toContainText('Nordlys Energi');
  }
});

/** A workbook of serial numbers, as the template wants them. */
function sheetOf(numbers: readonly string[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['SN'], ...numbers.map((sn) => [sn])]), 'SN');
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

// covers HS-050, H-163, H-164, H-167, H-168, H-169, H-170
test('an organization gets numbers that are typed and numbers of a sheet, and one is taken back', ({ page }) =>
  givenOn(page, 'snOrganization'));

// covers HS-051, H-171, H-172, H-175, H-176, H-177, H-178
test('an installer gets numbers that are typed and numbers of a sheet, and one is taken back', ({ page }) =>
  givenOn(page, 'snInstaller'));

/**
 * Numbers of a tenant and of its organization are given on: one typed, one by a sheet; what has never connected can be
 * taken back.
 */
async function givenOn(page: Page, path: 'snOrganization' | 'snInstaller'): Promise<void> {
  const [typed, listed] = numbers();
  const brand = await officeFirst('brand/list', { name: 'Gridsense' });
  await office('sn/add', { ...KIND, brandId: brand.id, sns: [typed, listed] });
  for (const [owner, list] of [
    ['sn/distribution', 'tenantList'],
    ['sn/distributionOrganization', 'organizationList'],
  ].slice(0, path === 'snInstaller' ? 2 : 1) as [string, string][]) {
    const [first] = await office<readonly { readonly id: string }[]>(`${owner}/${list}`, {});
    await office(`${owner}/save`, { targetId: first?.id, sns: [typed, listed] });
  }
  await open(page, `/backOffice/${path}`, admin);
  const dialog = page.getByRole('dialog', { name: 'Distribute' });
  const begin = async () => {
    await page.getByRole('button', { name: 'Distribute', exact: true }).click();
    await dialog.getByRole('combobox').first().click();
    await page.getByRole('option', { disabled: false }).first().click();
  };
  await begin();
  await dialog.getByRole('textbox', { name: 'Serial numbers' }).fill(typed);
  await dialog.getByRole('button', { name: 'Match 1' }).click();
  await dialog.getByRole('button', { name: 'Distribute 1' }).click();
  await expect(dialog).toHaveCount(0);

  await begin();
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download template' }).click();
  await template;
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload sheet' }).press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'numbers.xlsx', mimeType: 'application/octet-stream', buffer: sheetOf([listed]) });
  await dialog.getByRole('button', { name: 'Distribute 1' }).click();
  await expect(dialog).toHaveCount(0);
  await narrowTo(page, typed);
  await narrowTo(page, listed);
  await row(page, listed).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(row(page, listed)).toHaveCount(0);
}
