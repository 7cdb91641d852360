import { utils, write } from '@e965/xlsx';
import type { Page, Route } from '@playwright/test';
import { admin } from '../support/accounts';
import { hold } from '../support/clock';
import { row, visit } from '../support/console';
import { expect, test } from '../support/test';
import { mark, unique } from '../support/unique';

const UNCLEAR = 'It is not known whether this was saved.';
const BOOK = '/infrastructure/addressBook';
const calls = (name: string) => new RegExp(`/userBook/${name}(\\?|$)`);

/** Lets a call through to the backend, and loses its answer; once. */
async function lose(page: Page, name: string | RegExp, loss: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    typeof name === 'string' ? calls(name) : name,
    async (route) => {
      await route.fetch();
      await loss(route);
    },
    { times: 1 },
  );
}
/** A new person of the address book, as far as the form needs it. */
async function fillPerson(page: Page, name: string): Promise<void> {
  await visit(page, `${BOOK}/create`, admin, /contact/i);
  await box(page, 'Name').fill(name);
  await box(page, 'Company').fill('Helio');
  await box(page, 'Phone').fill('13912345678');
}

/** Goes with people of a sheet as far as the button that confirms the import. */
async function verify(page: Page, names: readonly string[]): Promise<void> {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['Name', 'Company', 'Phone'], ...names.map((name) => [name, 'Helio', '13912345678'])]),
    'Data',
  );
  const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  await visit(page, BOOK, admin, 'Contacts');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Drop the file here/ }).click();
  await (await chooser).setFiles({ name: 'book.xlsx', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: /^Import \d rows?$/ }).click();
  await expect(page.getByRole('button', { name: 'Confirm import' })).toBeVisible();
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const notice = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: UNCLEAR });

test('a new record that is not answered in time is kept as it was typed, and stored once', async ({ page }) => {
  const name = unique('Tia');
  await page.clock.install();
  await fillPerson(page, name);
  await lose(page, 'save', async () => undefined); // stored, and never answered
  const stored = page.waitForRequest(calls('save'));
  await hold(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await stored;
  await page.clock.runFor(31_000);
  await page.clock.resume();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Please try again later')).toHaveCount(0);
  await expect(box(page, 'Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/create/);
  await visit(page, `${BOOK}?filter=${encodeURIComponent(JSON.stringify({ name }))}`, admin, 'Contacts');
  await expect(row(page, name)).toHaveCount(1);
});

test('an import whose confirmation is lost is not told as imported, nor offered as if nothing was saved', async ({
  page,
}) => {
  const own = mark();
  await verify(page, [`Ada ${own}`, `Bea ${own}`]);
  await lose(page, 'import/confirm', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Confirm import' }).click();
  await expect(
    page.getByText('2 rows may or may not have been saved. Check the list before importing them again.'),
  ).toBeVisible();
  await expect(page.getByText('Nothing is saved until you confirm.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Not known whether everything was imported')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row(page, own)).toHaveCount(2);
});

test('a confirmation that counts fewer rows is not told as a success', async ({ page }) => {
  await verify(page, [unique('Cay')]);
  await page.route(
    calls('import/confirm'),
    (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"code":"0000","msg":"","data":{"successCount":0}}' }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Confirm import' }).click();
  await expect(page.getByText('1 row may or may not have been saved.', { exact: false })).toBeVisible();
  await expect(page.getByText('Imported successfully')).toHaveCount(0);
});

test('a cell that is saved in the list says so too, and the row shows what the cloud has', async ({ page }) => {
  const name = unique('Dee');
  await fillPerson(page, name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/show/);
  await visit(page, `${BOOK}?filter=${encodeURIComponent(JSON.stringify({ name }))}`, admin, 'Contacts');
  await row(page, name).locator('[data-inline=department]').dblclick();
  await lose(page, 'update', (route) => route.abort('connectionreset'));
  await expect(page.getByRole('dialog', { name: new RegExp(name) }).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Sales');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: new RegExp(name) })).toContainText(UNCLEAR);
  await expect(row(page, name)).toContainText('Sales');
});
