import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { open } from '../support/console';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test.use({ viewport: { width: 1440, height: 1200 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const call = (name: string) => new RegExp(`/iems-goeu-web/web/(?:${name})(?:\\?|$)`);

const pagesOf = (page: Page, group: string) =>
  menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: group, exact: true }) })
    .getByRole('link');

/** Opens a group of the side menu and goes through pages of it; each has its heading and what `look` waits for. */
async function walk(
  page: Page,
  group: string,
  names: readonly string[],
  look: (name: string) => Promise<void>,
): Promise<void> {
  const head = menu(page).getByRole('button', { name: group, exact: true });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  for (const name of names) {
    await pagesOf(page, group)
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
    await look(name);
  }
}

const hasRecords = (page: Page) => async (name: string) => {
  if (name === 'Device inspections') await expect(page.getByRole('combobox', { name: 'Lead' })).not.toHaveValue('');
  else await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
};

// covers HS-041, HS-042, HS-043, HS-044, HS-045, HS-046, HS-047
test('leads, brands and capabilities open from the menu and have records', async ({ page }) => {
  test.slow(); // eight lists
  await open(page, '/backOffice/brand', admin);
  await walk(
    page,
    'Back office',
    [
      'Leads',
      'AI recommendations',
      'Device inspections',
      'Brands',
      'Banners',
      'Capabilities',
      'Capability configuration',
      'Brand distribution',
    ],
    hasRecords(page),
  );
  await expect(pagesOf(page, 'Back office')).toHaveCount(25);
});

// covers HS-048, HS-049, HS-050, HS-051, HS-052, HS-053
test('serial numbers, packages and controllers open from the menu and have records', async ({ page }) => {
  test.slow(); // six lists
  await open(page, '/backOffice/serialNumber', admin);
  await walk(
    page,
    'Back office',
    [
      'Serial numbers',
      'Tenant serial numbers',
      'Organization serial numbers',
      'Installer serial numbers',
      'OTA packages',
      'Controllers',
    ],
    hasRecords(page),
  );
});

// covers HS-054, HS-055, HS-056, HS-066, HS-067, HS-068
test('what people wrote, partners, site homes and system users open from the menu and have records', async ({
  page,
}) => {
  test.slow(); // seven lists
  await open(page, '/backOffice/feedback', admin);
  await walk(
    page,
    'Back office',
    [
      'User feedback',
      'Trials',
      'Feedback and suggestions',
      'Device suggestions',
      'Partner organizations',
      'Site homes',
      'System users',
    ],
    hasRecords(page),
  );
});

// covers HS-057, HS-058, HS-059, HS-060, HS-069, HS-070, HS-071
test('home users, connections, shields and the market’s own lists open from the menu and have records', async ({
  page,
}) => {
  test.slow(); // eight lists
  await open(page, '/backOffice/homeUser', admin);
  await walk(
    page,
    'Back office',
    ['Home users', 'Deleted home users', 'Connection hub', 'Alarm suppression'],
    hasRecords(page),
  );
  await walk(page, 'Market', ['Market areas', 'Retailers', 'Market products', 'Distribution price'], hasRecords(page));
});

// covers HS-063, HS-064
test('every page of the market’s figures opens from the menu', async ({ page }) => {
  test.slow(); // eight pages
  await open(page, '/market/data', admin);
  const pages = [
    'Market data',
    'Energy monitor',
    'Home analysis',
    'Energy traceability',
    'Energy tracking',
    'Cost-saving analysis',
    'Residential VPP',
    'Market report',
  ];
  await walk(page, 'Market analysis', pages, () =>
    expect(page.getByRole('main').locator('canvas, svg[aria-hidden], table').first()).toBeVisible(),
  );
});

// covers HS-065
test('the report is arranged by key, taken back, added to and saved as a file', async ({ page }) => {
  await open(page, '/market/report', admin);
  await expect(page.getByRole('region', { name: 'Mean price' })).toBeVisible();
  await page.getByRole('switch', { name: 'Arrange' }).check();
  const moved = page.waitForRequest(call('report/layout'));
  await page.getByRole('button', { name: /^Move Mean price/ }).press('ArrowDown');
  await moved;
  await page.getByRole('button', { name: 'Undo' }).click();

  const title = unique('Wind');
  await page.getByRole('button', { name: 'Add component' }).click();
  const dialog = page.getByRole('dialog', { name: 'New component' });
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Table' }).click();
  await dialog.getByRole('combobox', { name: 'Data source' }).click();
  await page.getByRole('option', { name: 'Day-ahead price' }).click();
  await dialog.getByRole('button', { name: /^(Save|Submit|Add component)$/ }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Arrange' }).uncheck();

  for (const [button, file] of [
    ['XLSX', /\.xlsx$/],
    ['PDF', /\.pdf$/],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saved).suggestedFilename()).toMatch(file);
  }
  await expectAccessible(page);
});
