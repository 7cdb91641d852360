import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { open, visit } from '../support/console';
import { shownNumber } from '../support/shownNumber';
import { expect, test } from '../support/test';

const ALARMS = '/iotPlatform/alarm/alarm';
const heads = (page: Page) => page.locator('tr.group');
const rows = (page: Page) => page.locator('tr[data-key]');
const note = (page: Page) => page.getByRole('group', { name: 'Groups' });

test('rows are grouped from the menu of the columns, closed by mouse and keys, and stay so', async ({ page }) => {
  await visit(page, ALARMS, admin, 'Alarms');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('combobox', { name: 'Group by' }).click();
  await page.getByRole('option', { name: 'Level', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/[?&]group=level/);
  await expect(note(page)).toContainText(/of the 10 rows shown, of \d+/);
  await note(page)
    .getByRole('button', { name: /^Show \d+ rows$/ })
    .click();
  await expect(note(page)).toContainText(/groups of \d{3} rows/);
  await expectAccessible(page);

  const first = heads(page).first();
  const count = async () => Number(/(\d+) rows?$/.exec((await first.innerText()).trim())?.[1]);
  expect(await count()).toBeGreaterThan(1);
  await first.getByRole('button').click();
  await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(heads(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heads(page).nth(1).getByRole('button')).toHaveAttribute('aria-expanded', 'false');

  await page.reload();
  await expect(heads(page).nth(1).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  await note(page).getByRole('button', { name: 'Remove grouping' }).click();
  await expect(heads(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/group=/);
});

test('alarms are looked at by device and cause with one press, the active ones first', async ({ page }) => {
  await visit(page, ALARMS, admin, 'Alarms');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'By device and cause, active first' }).click();
  await expect(page).toHaveURL(/group=deviceId%2Cname/);
  await expect(heads(page).first()).toContainText('Device name');
  await expect(rows(page).first()).toContainText('Active');
  await page
    .getByRole('checkbox', { name: /^Select the \d+ rows? of this group$/ })
    .first()
    .check();
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
});

test('a group is chosen on a phone, and its cards are closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, ALARMS, admin, 'Alarms');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('dialog', { name: 'Views' }).getByRole('combobox', { name: 'Group by' }).click();
  await page.getByRole('option', { name: 'Status', exact: true }).click();
  await page.keyboard.press('Escape');
  const head = page.locator('li.group').first();
  await expect(head).toBeVisible();
  const cards = page.getByRole('list', { name: 'Alarms, as cards' }).locator(':scope > li:not(.group)');
  const before = await cards.count();
  await head.getByRole('button').click();
  await expect.poll(() => cards.count()).toBeLessThan(before);
});

test('a list is scrolled on instead of paged, and says which rows are there', async ({ page }) => {
  await visit(page, ALARMS, admin, 'Alarms');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: 'Scroll on' }).click();
  await expect(page.getByText(/^1–50 of \d+$/)).toBeVisible();
  await expectAccessible(page);
  const box = page.getByRole('table', { name: 'Alarms' }).locator('..');
  await box.evaluate((one) => one.scrollTo({ top: one.scrollHeight }));
  await expect(page.getByText(/^1–100 of \d+$/)).toBeVisible();
  await box.evaluate((one) => one.scrollTo({ top: 60 * 36 }));
  await expect(page).toHaveURL(/[?&]page=2/);

  await page.reload();
  await expect(page.getByText(/^1–100 of \d+$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '20', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});

test('pop-ups are snoozed from the bell, which still counts', async ({ page }) => {
  await visit(page, '/cloud/alarm/alarm', admin, 'Alarms');
  const bell = page.getByRole('button', { name: /^Inbox: \d+ unread$/ });
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('button', { name: 'Snooze for 1 h' }).click();
  await expect(list.getByText(/^No pop-ups until /)).toBeVisible();
  await page.reload();
  await bell.click();
  await list.getByRole('button', { name: 'Show pop-ups again' }).click();
  await expect(list.getByRole('button', { name: 'Snooze for today' })).toBeVisible();
});

interface ReadRow {
  readonly isHead: boolean;
  /** By column, with those that a head spans. */
  readonly cells: readonly string[];
}

const readRows = (page: Page): Promise<ReadRow[]> =>
  page.locator('tr.group, tr[data-key]').evaluateAll((all) =>
    all.map((row) => ({
      isHead: row.classList.contains('group'),
      cells: [...row.children].flatMap((cell) => [
        (cell as HTMLElement).innerText,
        ...Array.from({ length: (cell as HTMLTableCellElement).colSpan - 1 }, () => ''),
      ]),
    })),
  );

const decimalsOf = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;

/** Sums of heads that do not come to what stands below them, and how many were looked at. */
function sumsIn(rows: readonly ReadRow[]): { readonly seen: number; readonly wrong: readonly string[] } {
  const wrong: string[] = [];
  let seen = 0;
  rows.forEach(({ isHead, cells }, place) => {
    if (!isHead) return;
    const next = rows.findIndex((row, index) => index > place && row.isHead);
    const below = rows.slice(place + 1, next < 0 ? undefined : next);
    cells.forEach((text, column) => {
      if (column < 2 || !/^[−-]?[\d,.]+/.test(text)) return;
      const texts = below.map((row) => row.cells[column] ?? '');
      const sum = texts.map(shownNumber).reduce((one, other) => one + (Number.isNaN(other) ? 0 : other), 0);
      const off = texts.reduce((most, one) => most + 10 ** -decimalsOf(one), 10 ** -decimalsOf(text)) / 2;
      seen += 1;
      if (Math.abs(sum - shownNumber(text)) > off + 1e-9) wrong.push(`${cells[1]}: ${text} is not ${sum}`);
    });
  });
  return { seen, wrong };
}

for (const [path, group] of [
  ['/vpp/settlement/monthBill', 'tenantId'],
  ['/vpp/settlement/customBill', 'status'],
  ['/vpp/settlement/responseOrder', 'status'],
] as const)
  test(`sub-totals of ${path} are what stands below them, in its unit, grouped anew and closed`, async ({ page }) => {
    await open(page, `${path}?group=${group}`, admin);
    await expect(heads(page).first()).toBeVisible();
    const before = await readRows(page);
    const { seen, wrong } = sumsIn(before);
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(0);
    await heads(page).first().getByRole('button').click();
    await expect(heads(page).first().getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    const closed = (await readRows(page)).filter(({ isHead }) => isHead).map(({ cells }) => cells);
    expect(closed[0]).toEqual(before.find(({ isHead }) => isHead)?.cells);
  });
