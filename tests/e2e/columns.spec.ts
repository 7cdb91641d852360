import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { admin } from './support/accounts';
import { bringIntoView } from './support/bringIntoView';
import { exported, toast, visit } from './support/console';
import { expect, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const widthOf = async (page: Page, name: string) => Math.round((await heading(page, name).boundingBox())?.width ?? 0);
const names = (page: Page) =>
  page.locator('th[data-column]').evaluateAll((all) => all.map((one) => one.getAttribute('title')));

async function chooseInMenu(page: Page, column: string, item: string): Promise<void> {
  await heading(page, column).hover();
  await heading(page, column).locator('.menu').click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

test('columns are widened, moved, pinned and hidden by pointer and keys, and stay so', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  const before = await widthOf(page, 'User name');
  const edge = await heading(page, 'User name').locator('.edge-handle').boundingBox();
  if (!edge) throw new Error('The edge of the column is not there.');
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 20);
  await page.mouse.down();
  await page.mouse.move(edge.x + 60, edge.y + 20, { steps: 5 });
  await page.mouse.move(edge.x + edge.width / 2 + 80, edge.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, 'User name')).toBe(before + 80);
  await heading(page, 'User name').getByRole('button', { name: 'User name', exact: true }).press('Shift+ArrowLeft');
  await expect.poll(() => widthOf(page, 'User name')).toBe(before + 64);
  await heading(page, 'User name').locator('.edge-handle').dblclick();
  await expect.poll(() => widthOf(page, 'User name')).not.toBe(before + 64);

  await bringIntoView(heading(page, 'Phone'));
  await chooseInMenu(page, 'Phone', 'Pin to the left');
  await expect.poll(async () => (await names(page))[0]).toBe('Phone');
  await page.locator('table').evaluate((table) => table.parentElement?.scrollTo({ left: 400 }));
  const [pinned, box] = [
    await heading(page, 'Phone').boundingBox(),
    await page.locator('table').locator('..').boundingBox(),
  ];
  expect(Math.round((pinned?.x ?? 0) - (box?.x ?? 0))).toBe(40); // beside the boxes

  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'E-mail' }).uncheck();
  await panel.getByRole('button', { name: 'Move User name up' }).click();
  await expect(panel.getByRole('status')).toContainText('User name');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(heading(page, 'E-mail')).toBeHidden();
  await expect.poll(() => names(page).then((all) => all.slice(0, 3))).toEqual(['Phone', 'User name', 'Login account']);

  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => names(page).then((all) => all.slice(0, 3))).toEqual(['Phone', 'User name', 'Login account']);
  await expect(heading(page, 'E-mail')).toBeHidden();

  await page.getByRole('button', { name: 'Columns' }).click();
  await panel.getByRole('button', { name: 'Restore defaults' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => names(page).then((all) => all.slice(0, 2))).toEqual(['Login account', 'User name']);
  await expect(heading(page, 'E-mail')).toBeVisible();
});

test('a column is dragged to another place, filtered by, and its times are told as how long ago', async ({ page }) => {
  await visit(page, '/platform/operationLog', admin, 'Operation log');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const [first, second, third] = await names(page);
  const [from, to] = [await heading(page, first ?? '').boundingBox(), await heading(page, third ?? '').boundingBox()];
  if (!from || !to) throw new Error('The headings are not there.');
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width - 20, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => names(page).then((all) => all.slice(0, 3))).toEqual([second, third, first]);

  await chooseInMenu(page, second ?? '', 'Filter by this column');
  await expect(page.getByRole('search').getByLabel(second ?? '', { exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Show relative times' }).check();
  await page.keyboard.press('Escape');
  const time = page.locator('tbody time').first();
  await expect(time).toHaveText(/^(now|\d+ (minutes?|hours?|days?) ago)/);
  await expect(time).toHaveAttribute('title', /^\d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d$/);
});

test('values, rows and the selection are copied as they are shown', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  const row = page.getByRole('row').filter({ hasText: 'operator@demo.energy' });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+c');
  await expect(toast(page, 'Copied')).toBeVisible();
  expect(await clipboard(page)).toBe('operator@demo.energy');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toContain('\n');
  const [headings, values] = (await clipboard(page)).split('\n').map((line) => line.split('\t'));
  expect(headings).toEqual(await names(page));
  expect(values?.[0]).toBe('operator@demo.energy');
  expect(values).toHaveLength(headings?.length ?? 0);

  await row.getByRole('checkbox').check();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await row.getByRole('cell').nth(4).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy 2 selected rows' }).click();
  await expect.poll(async () => (await clipboard(page)).split('\n').length).toBe(3);
});

test('a list is exported with the columns on view: what is selected, or all the filters find', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const saved = async (button: Locator) => {
    const download = await exported(page, button, 'CSV');
    return {
      name: download.suggestedFilename(),
      lines: (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n'),
    };
  };
  const all = await saved(page.getByRole('button', { name: 'Export', exact: true }));
  expect(all.name).toMatch(/^Users \d{4}-\d\d-\d\d\.csv$/);
  expect(all.lines[0]).toBe(`\uFEFF${(await names(page)).join(',')}`);
  expect(all.lines.length).toBeGreaterThan(11); // more than the page on view
  await expect(toast(page, /^Exported \d+ rows/)).toBeVisible();

  const book = await exported(page, page.getByRole('button', { name: 'Export', exact: true }), 'Excel (xlsx)');
  expect(book.suggestedFilename()).toMatch(/^Users \d{4}-\d\d-\d\d\.xlsx$/);
  const { SheetNames, Sheets } = read(await readFile(await book.path()), { type: 'buffer', cellNF: true });
  const [heads = [], ...cells] = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
  expect(heads).toEqual(await names(page));
  expect(cells.length).toBe(all.lines.length - 1);
  const times = Object.values(Sheets[SheetNames[0] ?? ''] ?? {}).filter(
    (cell: { z?: string }) => cell.z === 'yyyy-mm-dd hh:mm:ss',
  );
  expect(times.length).toBeGreaterThan(0); // times are times

  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const one = await saved(
    page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Export', exact: true }),
  );
  expect(one.lines).toHaveLength(2);

  await page.route('**/user/page*', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(toast(page, /no file was saved/)).toBeVisible();
});

test('what is printed is the list alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', document.querySelector('.print-view')?.textContent ?? '');
  });
  await visit(page, '/platform/user', admin, 'Users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute(
    'data-printed',
    /^Users10 of \d+ rowsPrinted by .+, \d\d \w{3} \d{4}.*Login account.*admin@demo\.energy/,
  );
});

test('the room ends where a column ends, no figure is cut, and what is beyond is told and brought into sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/vpp/settlement/monthBill', admin, 'Monthly bills');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const seen = () =>
    page.locator('main table[aria-rowcount]').evaluate((table) => {
      const actions = table.querySelector<HTMLElement>('th.actions');
      const edge = (actions ?? table).getBoundingClientRect().left;
      const ends = [...table.querySelectorAll('th[data-column]')].map((one) =>
        Math.round(one.getBoundingClientRect().right - edge),
      );
      const isCut = (cell: Element) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().right > cell.getBoundingClientRect().right;
      };
      return { ends, cut: [...table.querySelectorAll('tbody td.end')].filter(isCut).length };
    });
  await expect.poll(async () => (await seen()).ends.filter((end) => Math.abs(end) <= 1)).toHaveLength(1);
  const { ends, cut } = await seen();
  const whole = ends.filter((end) => end <= 1).length;
  expect(cut).toBe(0);
  await expect(heading(page, 'Payable')).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: `${ends.length - whole} more beyond the edge` }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Customer' }).uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await seen()).ends.filter((end) => end <= 1).length).toBeGreaterThanOrEqual(whole);
});
