import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { must, sharedSession } from '../support/backend';
import { row, toast, visit } from '../support/console';
import { expect, test } from '../support/test';
import { mark } from '../support/unique';

const IOT = '/api/vpp/iot/meter';
const EDIT = `**${IOT}/edit`;
const DELETE = `**${IOT}/delete`;

interface Meter {
  readonly name: string;
  readonly status?: 0 | 1 | 2;
  readonly sort?: number;
  readonly remark?: string;
}

/** Makes meters and opens the list with only them. */
async function givenMeters(page: Page, key: string, meters: readonly Meter[]): Promise<void> {
  const { accessToken } = await sharedSession(admin);
  const headers = { authorization: `Bearer ${accessToken}` };
  const [root] = await must<{ id: string }[]>('GET /org/tree', {}, accessToken);
  for (const [index, meter] of meters.entries()) {
    const answer = await page.request.post(`${IOT}/create`, {
      headers,
      data: {
        status: 1,
        sort: index,
        organization: root?.id,
        serialNumber: `${key}-${index}`,
        ...meter,
        name: `${meter.name} ${key}`,
      },
    });
    expect(await answer.json()).toMatchObject({ code: '0000' });
  }
  await visit(page, `/lab/meter?filter=${encodeURIComponent(JSON.stringify({ keyword: key }))}`, admin, 'lab/meter');
  await expect(row(page, key)).toHaveCount(meters.length);
}

const refuse = (page: Page, url: string, msg: string) =>
  page.route(url, (route) => route.fulfill({ json: { code: '5001', msg, data: null } }));
const cell = (page: Page, name: string, field: string) => row(page, name).locator(`td[data-inline="${field}"]`);

test('a value is edited in its row: saved with the whole record, kept as typed when it is refused', async ({
  page,
}) => {
  const key = mark();
  await givenMeters(page, key, [{ name: 'Pump' }, { name: 'Sealed', status: 2 }, { name: 'Retired', status: 0 }]);
  await expect(cell(page, 'Retired', 'sort')).toHaveCount(0); // the record's condition closes it
  await expect(cell(page, 'Sealed', 'sort')).toHaveCount(0); // the field's own

  await cell(page, 'Pump', 'sort').dblclick();
  const editor = page.getByRole('dialog', { name: /^Order of Pump/ });
  await editor.getByLabel('Order').fill('5000');
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('999');
  await editor.getByLabel('Order').fill('42');
  const sent = page.waitForRequest(EDIT);
  await page.keyboard.press('Tab');
  expect((await sent).postDataJSON()).toMatchObject({
    name: `Pump ${key}`,
    serialNumber: `${key}-0`,
    status: 1,
    sort: 42,
  });
  await expect(cell(page, 'Pump', 'sort')).toHaveText('42');

  await refuse(page, EDIT, 'The meter is being read');
  const next = page.getByRole('dialog', { name: /^Remark of Pump/ });
  await next.getByLabel('Remark').fill('cellar');
  await page.keyboard.press('Enter');
  await expect(next).toContainText('The meter is being read');
  await expect(next.getByLabel('Remark')).toHaveValue('cellar');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Pump', 'remark')).toHaveText('-');
});

test('several are edited at once: a preview, and afterwards which failed and why', async ({ page }) => {
  const key = mark();
  await givenMeters(page, key, [
    { name: 'One' },
    { name: 'Two', remark: 'same' },
    { name: 'Gone', status: 0 },
    { name: 'Four' },
  ]);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: /^Edit selected/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit selected/ });
  await dialog.getByRole('checkbox', { name: 'Change Remark' }).check();
  await dialog.getByLabel('Remark', { exact: true }).fill('same');
  await expect(dialog.getByRole('status')).toContainText('2 of 3 records will change');
  let calls = 0;
  await page.route(EDIT, (route) =>
    (calls += 1) === 1
      ? route.fulfill({ json: { code: '5001', msg: 'Locked by a reading', data: null } })
      : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Change 2' }).click();
  const failed = page.getByRole('dialog').filter({ hasText: 'Locked by a reading' });
  await expect(failed).toContainText('1 succeeded, 1 failed');
  await failed.getByRole('button', { name: 'Close' }).click();
  const ticked = row(page, /One|Four/).getByRole('checkbox', { checked: true });
  await expect(ticked).toHaveCount(1); // what failed can be tried again
});

test('a deletion is asked about, taken back, sent after its time, and undone by a refusal', async ({ page }) => {
  const key = mark();
  await givenMeters(page, key, [
    { name: 'Alpha', status: 2 },
    { name: 'Beta', status: 2 },
  ]);
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/meter/delete') ? 1 : 0));
  await row(page, 'Alpha')
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Alpha')).toHaveCount(0);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Alpha')).toBeVisible();
  expect(sent).toBe(0);

  await row(page, 'Alpha')
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleting “Alpha')).toBeVisible();
  await expect(toast(page, /^Deleted$/)).toBeVisible({ timeout: 15_000 });
  await expect(row(page, 'Alpha')).toHaveCount(0);

  await refuse(page, DELETE, 'It still measures');
  await row(page, 'Beta')
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Beta')).toHaveCount(0);
  await expect(toast(page, 'It still measures')).toBeVisible({ timeout: 15_000 });
  await expect(row(page, 'Beta')).toBeVisible();
  expect(await toast(page, /^Deleted$/).count()).toBe(0);
});

test('a view keeps search, order and columns: by name, as a link, shared, and without the service', async ({
  page,
}) => {
  const key = mark();
  await givenMeters(page, key, [{ name: 'B', status: 2 }, { name: 'A' }, { name: 'C' }]);
  await expect(page.getByRole('searchbox', { name: /^Search in/ })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: /^Search in/ })).toBeFocused();
  await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').first().click();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
  await page
    .getByRole('columnheader', { name: 'Name' })
    .getByRole('button')
    .first()
    .click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/sort=status%2Cname/);
  await expect(row(page, key).nth(2)).toContainText('B ');

  await page.getByRole('button', { name: 'Views' }).click();
  const panel = page.getByRole('dialog', { name: 'Views' });
  await panel.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  await panel.getByLabel('Name of the view').fill(`Mine ${key}`);
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('region', { name: 'Shared with my roles' })).toContainText(`Mine ${key}`);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const link = page.url();

  await page.getByRole('button', { name: `Mine ${key}` }).click();
  await panel.getByRole('menuitem', { name: 'Standard view' }).click();
  await expect(page).not.toHaveURL(/keyword/);
  await page.goto(link);
  await expect(row(page, key)).toHaveCount(3);
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');

  await page.route('**/view/list*', (route) => route.fulfill({ status: 404, body: 'nothing here' }));
  await page.reload();
  await page.getByRole('button', { name: `Mine ${key}` }).click();
  await expect(panel).toContainText('Views cannot be shared');
  await panel.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  await panel.getByLabel('Name of the view').fill(`Own ${key}`);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('region', { name: 'My views' })).toContainText(`Own ${key}`);

  await page.unroute('**/view/list*');
  await page.reload();
  await page.getByRole('button', { name: `Own ${key}` }).click();
  await panel.getByRole('button', { name: `Delete the view “Mine ${key}”` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete the view “Mine ${key}” for everyone?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: `Delete the view “Mine ${key}”` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(panel.getByText(`Mine ${key}`)).toHaveCount(0);
});
