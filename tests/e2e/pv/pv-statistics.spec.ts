import { readFile } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { read, utils, write } from '@e965/xlsx';
import { tenantAdmin } from '../support/accounts';
import { byMenu } from '../support/byMenu';
import { choose, open, toast } from '../support/console';
import { expect, test } from '../support/test';
import { typeTime } from '../support/typeTime';

// covers VS-109
test('the screen of the control room turns to another station', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/pv/screen', tenantAdmin);
  await expect(main.getByRole('heading', { name: 'Power and irradiance today' })).toBeVisible({ timeout: 30_000 });
  await main.getByRole('combobox', { name: 'Station' }).click();
  await page.getByRole('option', { name: 'Zeewolde Solar Field' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Control-room display · Zeewolde Solar Field' }),
  ).toBeVisible();
});

// covers VS-110
test('a month is corrected, and what follows from it is seen before it is saved', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/pv/report/exportTask', tenantAdmin);
  await byMenu(page, 'PV statistics', 'Monthly statistics');
  await main.getByRole('row').nth(4).getByRole('link', { name: /^Edit/ }).click();
  const generation = page.getByRole('textbox', { name: /^Generation/ });
  await expect(generation).not.toHaveValue('');
  const figure = randomInt(10_000, 99_999); // another than the last try's
  await generation.fill(String(figure));
  const typed = figure.toLocaleString('en');
  const changes = page.getByRole('table', { name: 'What the correction changes' });
  await expect(changes.getByRole('row', { name: /^Generation/ })).toContainText(`${typed}.00`);
  await expect(changes.getByRole('row', { name: /^Equivalent hours/ })).toBeVisible();
  const follows = page.getByRole('table', { name: 'What follows from it' });
  await expect(follows.getByRole('row', { name: /^Generation, all months of 20\d\d/ })).toContainText(/\d/);
  await expect(
    follows.getByRole('row', { name: /^Generation: operation report less monthly statistics/ }),
  ).toContainText(/\d/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${typed} kWh`).first()).toBeVisible();
});

// covers VS-110
test('months are imported by the template: a wrong row is corrected in place, and both stand in the list', async ({
  page,
}) => {
  test.slow(); // a sheet there and back
  const main = page.getByRole('main');
  await open(page, '/pv/report/exportTask', tenantAdmin);
  await byMenu(page, 'PV statistics', 'Monthly statistics');
  await main.getByRole('button', { name: 'Import', exact: true }).click();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  const [given] = Object.values(read(await readFile(await (await template).path()), { type: 'buffer' }).Sheets);
  const [head = []] = utils.sheet_to_json<string[]>(given ?? {}, { header: 1 });
  const before = (months: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  };
  const [good, wrong] = [randomInt(100_000, 500_000), randomInt(500_000, 999_999)];
  const lines = [
    { month: before(6), generation: good },
    { month: before(5), generation: 'much' },
  ].map(({ month, generation }) =>
    head.map((title) => {
      if (title.startsWith('Month')) return month.toISOString().slice(0, 7);
      if (title.startsWith('Station')) return 'Waalwijk';
      return title.startsWith('Generation') ? generation : title.startsWith('Source') ? '' : 1000;
    }),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, ...lines]), 'Months');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Drop the file here/ }).click();
  await (
    await chooser
  ).setFiles({
    name: 'months.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 1. Failed: 1.' })).toBeVisible();
  await page
    .getByRole('gridcell')
    .filter({ has: page.getByText('much', { exact: true }) })
    .click();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(String(wrong));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 2. Failed: 0.' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('button', { name: 'Confirm import' }).click();
  await expect(page.getByText('Rows imported: 2. Not imported: 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await choose(page, 'Source', 'Imported');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  for (const [month, figure] of [
    [before(6), good],
    [before(5), wrong],
  ] as const) {
    const name = month.toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
    await expect(main.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Waalwijk' })).toContainText(
      figure.toLocaleString('en'),
    );
  }
});

// covers VS-111
test('days of a meter are counted again: what changes is seen in figures before, and what did change after', async ({
  page,
}) => {
  test.slow(); // an edit, and the backend counts for some seconds
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await open(page, '/pv/report/exportTask', tenantAdmin);
  await byMenu(page, 'PV statistics', 'Device data');
  await main.getByRole('combobox', { name: 'Device' }).fill('Groningen Oost Grid');
  await page.getByRole('option', { name: /^Groningen Oost Grid meter/ }).click();
  await main
    .getByRole('row')
    .filter({ hasText: 'Groningen Oost' })
    .first()
    .getByRole('link', { name: /^Edit/ })
    .click();
  const energy = page.getByRole('textbox', { name: /^Daily generation/ });
  await expect(energy).not.toHaveValue('');
  const typed = randomInt(1, 99); // a slip that the readings do not bear out; another than the last try's
  await energy.fill(String(typed));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${typed} kWh`).first()).toBeVisible();

  await byMenu(page, 'PV statistics', 'Device data');
  await main.getByRole('button', { name: 'Recalculate' }).click();
  await expect(dialog.getByText(/^Count these days again\?/)).toBeVisible();
  await dialog.getByRole('combobox', { name: /^Station/ }).fill('Groningen Oost');
  await page.getByRole('option', { name: 'Groningen Oost' }).click();
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const days = dialog.getByRole('group', { name: /^Days/ });
  for (const [end, digits] of [
    ['from', day(8)],
    ['to', day(0)],
  ] as const) {
    await typeTime(days.getByRole('group', { name: new RegExp(`${end}$`, 'i') }), digits);
  }
  const changed = dialog.getByRole('table', { name: 'Days that change' });
  await expect(
    changed
      .getByRole('row')
      .filter({ hasText: `${typed}.00` })
      .first(),
  ).toContainText('+');
  const follows = dialog.getByRole('table', { name: 'What follows from it' });
  await expect(follows.getByRole('row', { name: /^Exported energy in the operation report/ }).first()).toContainText(
    '+',
  );
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'The days are being recalculated.')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^Counted again: \d+ of \d+ days changed\.$/, {
    timeout: 20_000,
  });
  await expect(
    dialog
      .getByRole('row')
      .filter({ hasText: `${typed}.00` })
      .first(),
  ).toContainText('+');
  await expect(follows.getByRole('row', { name: /^Exported energy in the operation report/ }).first()).toContainText(
    '+',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(main.getByRole('row').filter({ hasText: 'Groningen Oost' }).first()).toContainText(
    /Being recalculated|Done/,
  );
});

// covers VS-112
test('a bill is read from its file and checked before it is kept', async ({ page }) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await open(page, '/pv/report/exportTask', tenantAdmin);
  await byMenu(page, 'PV statistics', 'Electric bills');
  const bill = main
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Extract /, disabled: false }) })
    .first();
  const account = /3200\d{6}/.exec(await bill.innerText())?.[0] ?? '';
  await bill.getByRole('button', { name: /^Extract / }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('row').filter({ hasText: account }).filter({ hasText: 'Read' })).toBeVisible();
});

// covers VS-122
test('curves of two stations are compared by what a kWp of them gives', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/pv/report/exportTask', tenantAdmin);
  await byMenu(page, 'PV statistics', 'Curve comparison');
  await main.getByRole('combobox', { name: 'Stations' }).click();
  await page.getByRole('option', { name: 'Utrecht Zuid' }).click();
  await page.getByRole('option', { name: 'Zeewolde Solar Field' }).click();
  await page.keyboard.press('Escape');
  // over at every station: the page begins with the day in China
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await typeTime(main.getByRole('group', { name: 'Date', exact: true }), yesterday);
  await choose(page, 'Per kWp', 'Yes');
  await expect(main.getByRole('region', { name: 'First quantity of all stations, per kWp' })).toContainText('kW/kWp');
});

// covers VS-114, VS-116, VS-117, VS-119, VS-120, VS-123, VS-124
test('every report and what stations do now are opened from the menu', async ({ page }) => {
  test.slow(); // eight reports
  await open(page, '/pv/report/exportTask', tenantAdmin);
  await byMenu(page, 'PV statistics', 'Fleet overview');
  await byMenu(page, 'PV monitoring', 'PV station monitoring');
  for (const report of [
    'Income report',
    'Area report',
    'Station summary report',
    'Station power report',
    'Device report',
    'Station daily report',
  ])
    await byMenu(page, 'PV reports', report);
});

// covers VS-121
test('an export is followed to its end, wherever its user goes, and is taken again', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/pv/report/exportTask', tenantAdmin);
  await byMenu(page, 'PV reports', 'Area report');
  const made = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export', exact: true }).click();
  await made;
  await byMenu(page, 'PV reports', 'Export tasks');
  const task = main.getByRole('row', { name: /^(Select )?Area report/ }).first();
  await expect(task).toContainText('Ready', { timeout: 25_000 });
  const again = page.waitForEvent('download');
  await task.getByRole('button', { name: /^Download/ }).click();
  await again;
});

// covers VS-108
test('a maintenance report is opened and laid out for printing', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/pv/report/exportTask', tenantAdmin);
  await byMenu(page, 'PV reports', 'Maintenance reports');
  await main.getByRole('link', { name: 'Utrecht Rooftop maintenance' }).first().click();
  await main.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(
    page.getByRole('dialog').getByText('The station ran well; its generation was as expected for the season.'),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
