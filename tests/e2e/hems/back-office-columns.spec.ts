import type { Page } from '@playwright/test';
import type { Session } from '../support/backend';
import { open } from '../support/console';
import { givenReader } from '../support/given';
import { expect, test } from '../support/test';

type Told = readonly { readonly field: string; readonly visible: boolean }[];

const AT_FIRST = ['Lead number', 'Customer name', 'Stage'] as const;
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const names = (page: Page) =>
  page.locator('th[data-column]').evaluateAll((all) => all.map((one) => one.getAttribute('title')));
const begin = async (page: Page, count = 3) => (await names(page)).slice(0, count);

/** The list of leads, with the columns that the cloud keeps for this user. */
async function leads(page: Page, who: Session): Promise<void> {
  const header = page.waitForResponse(/\/table\/headerlist$/);
  await open(page, '/backOffice/lead', who);
  await header;
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

/** The cloud is told of columns like these. */
const telling = (page: Page, like: (columns: Told) => boolean) =>
  page.waitForResponse((response) => {
    if (!response.url().endsWith('/table/updateHeader') || !response.ok()) return false;
    return like((response.request().postDataJSON() as { readonly columns: Told }).columns);
  });
const arranged = (first: string, hidden: string) => (columns: Told) =>
  columns[0]?.field === first && columns.some(({ field, visible }) => field === hidden && !visible);
const none = (columns: Told) => columns.length === 0;

// covers H-133, H-134
test('columns of leads that were dragged and hidden stay so in every browser, until they are reset', async ({
  page,
  browser,
}) => {
  test.slow(); // two browsers, each loaded twice
  const who = await givenReader('Leads');
  await leads(page, who);
  await expect.poll(() => begin(page)).toEqual(AT_FIRST);
  const before = await names(page);
  const [from, to] = [
    await heading(page, 'Lead number').boundingBox(),
    await heading(page, 'Customer name').boundingBox(),
  ];
  if (!from || !to) throw new Error('The headings are not there.');
  const kept = telling(page, arranged('customerName', 'status'));
  await page.mouse.move(from.x + 30, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 50, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width - 20, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => begin(page)).toEqual(['Customer name', 'Lead number', 'Stage']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Stage' }).click();
  await expect(heading(page, 'Stage')).toHaveCount(0);
  await kept;
  await page.reload();
  await expect.poll(() => begin(page, 2)).toEqual(['Customer name', 'Lead number']);
  await expect(heading(page, 'Stage')).toHaveCount(0);

  const other = await browser.newPage(); // knows of it from the cloud alone
  await leads(other, who);
  await expect.poll(() => begin(other, 2)).toEqual(['Customer name', 'Lead number']);
  await expect(heading(other, 'Stage')).toHaveCount(0);
  const reset = telling(other, none);
  await other.getByRole('button', { name: 'Columns' }).click();
  await other.getByRole('button', { name: 'Restore defaults' }).click();
  await reset;
  await other.reload();
  await expect.poll(() => names(other)).toEqual(before);
  await other.close();
});

test('columns of leads are moved, hidden and reset by keyboard alone, and stay so', async ({ page }) => {
  await leads(page, await givenReader('Leads'));
  await expect.poll(() => begin(page)).toEqual(AT_FIRST);
  const before = await names(page);
  const button = page.getByRole('button', { name: 'Columns' });
  const panel = page.getByRole('dialog', { name: 'Columns' });
  const kept = telling(page, arranged('status', 'email'));
  await heading(page, 'Stage').getByRole('button', { name: 'Stage', exact: true }).press('Control+Shift+ArrowLeft');
  await expect.poll(() => begin(page)).toEqual(['Lead number', 'Stage', 'Customer name']);
  await button.press('Enter');
  await panel.getByRole('button', { name: 'Move Stage up' }).press('Enter');
  await expect(panel.getByRole('status')).toContainText('Stage');
  await panel.getByRole('checkbox', { name: 'E-mail' }).press('Space');
  await expect(panel.getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await kept;
  await page.reload();
  await expect.poll(() => begin(page)).toEqual(['Stage', 'Lead number', 'Customer name']);
  await expect(heading(page, 'E-mail')).toHaveCount(0);

  const reset = telling(page, none);
  await button.press('Enter');
  await panel.getByRole('button', { name: 'Restore defaults' }).press('Enter');
  await reset;
  await page.reload();
  await expect.poll(() => names(page)).toEqual(before);
});
