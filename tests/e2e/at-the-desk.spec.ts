import type { Page } from '@playwright/test';
import { admin } from './support/accounts';
import { row, rowAction, toast, visit } from './support/console';
import { givenRole } from './support/given';
import { expect, test } from './support/test';
import { unique } from './support/unique';

/** More roles than a page has, found by a word of their own. */
async function givenRoles(count: number): Promise<string> {
  const word = unique('Desk');
  for (let at = 1; at <= count; at += 1) await givenRole(`${word} ${String(at).padStart(2, '0')}`);
  return word;
}
const listOf = (word: string) => `/platform/role?filter=${encodeURIComponent(JSON.stringify({ name: word }))}`;
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });

test('all that a filter finds is chosen and deleted, but for one that is given up', async ({ page }) => {
  const word = await givenRoles(12);
  await visit(page, listOf(word), admin, 'Roles');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar(page)).toContainText('10 selected');
  await bar(page).getByRole('button', { name: 'Select all 12' }).click();
  await expect(bar(page)).toContainText('12 selected');
  await page.getByRole('button', { name: 'Page 2' }).click();
  const ticks = page.getByRole('checkbox', { name: `Select ${word}` });
  await expect(ticks).toHaveCount(2); // those of the page before are gone
  await ticks.first().uncheck();
  await expect(bar(page)).toContainText('11 selected');
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: /11 records/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('only this page is chosen again, and another filter chooses nothing', async ({ page }) => {
  const word = await givenRoles(11);
  await visit(page, listOf(word), admin, 'Roles');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar(page).getByRole('button', { name: 'Select all 11' }).click();
  await bar(page).getByRole('button', { name: 'Only this page' }).click();
  await expect(bar(page)).toContainText('10 selected');
  await page
    .getByRole('searchbox', { name: /^Search in/ })
    .or(page.getByLabel('Role name'))
    .first()
    .fill(`${word} 11`);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
});

test('one goes from record to record within the list, over its pages, by buttons and by keys', async ({ page }) => {
  const word = await givenRoles(12);
  const sorted = `${listOf(word)}&sort=name&order=ASC`;
  await visit(page, sorted, admin, 'Roles');
  await row(page, `${word} 10`)
    .getByRole('link', { name: `${word} 10`, exact: true })
    .click();
  const heading = (place: string) => page.getByRole('heading', { level: 1, name: `${word} ${place}` });
  await expect(heading('10')).toBeVisible();
  await expect(page.getByText('10 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Next record' }).click();
  await expect(heading('11')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading('12')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next record' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('12 of 12')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('changed');
  await page.getByRole('button', { name: 'Previous record' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Discard/ })
    .click();
  await expect(page).toHaveURL(/edit$/);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${word} 11`) })).toBeVisible();
});

test('a record that was opened by its address belongs to no list', async ({ page }) => {
  const word = unique('Alone');
  const id = await givenRole(word);
  await visit(page, `/platform/role/${id}/show`, admin, word);
  await expect(page.getByRole('button', { name: 'Next record' })).toHaveCount(0);
});

test('a role is duplicated without its name', async ({ page }) => {
  const word = unique('Source');
  await givenRole(word);
  await visit(page, listOf(word), admin, 'Roles');
  await rowAction(page, word, 'Duplicate');
  await expect(page.getByText(`Filled in from “${word}”.`)).toBeVisible();
  await page.reload();
  const name = page.getByRole('textbox', { name: 'Role name' });
  await expect(name).toHaveValue('');
  await expect(page.getByText(/Left empty.*: Role name/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('as it was');
  const copy = unique('Copy');
  await name.fill(copy);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
  await expect(page.getByText('as it was').first()).toBeVisible();
});
