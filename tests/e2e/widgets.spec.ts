import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { admin } from './support/accounts';
import { open } from './support/console';
import { expect, test } from './support/test';

/** What opens has come to rest: half faded in, nothing has its contrast. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
}

async function part(page: Page, name: string): Promise<void> {
  await open(page, `/gallery/widgets?part=${name}`, admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Widgets' })).toBeVisible();
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

// covers FS-017, FR-056, FR-071
test('stations and trees are chosen by keyboard, and the current station is remembered', async ({ page }) => {
  await part(page, 'choosing');
  const current = page.getByRole('combobox', { name: 'Current station' });
  await current.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('10000 stations')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  expect(await page.getByRole('option').count()).toBeLessThan(40);
  await page.keyboard.type('oslo 00096');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option').locator('mark')).toHaveText('Oslo 00096');
  await page.keyboard.press('Enter');
  await expect(current).toHaveValue(/Oslo 00096$/);
  await expect(current).toBeFocused();
  await page.reload();
  await expect(current).toHaveValue(/Oslo 00096$/);
  await current.press('w');
  await page.keyboard.type('xyz');
  await expect(page.getByText('No station has “wxyz” in its name')).toBeVisible();
  await page.keyboard.press('Escape');

  const several = page.getByRole('combobox', { name: 'Several stations' });
  await several.press('ArrowDown');
  await expect(page.getByRole('option').first()).toContainText('Oslo 00096'); // the one chosen last
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('2 chosen, 10000 found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(several).toHaveValue(/^2 · /);

  const single = page.getByRole('tree', { name: 'Tree, one choice' });
  await single.focus();
  for (const key of ['End', 'Enter']) await page.keyboard.press(key);
  // covers FR-083, HR-221
  await expect(single.getByRole('treeitem', { name: 'Hamburg Depot' })).toHaveAttribute('aria-checked', 'false');
  await expect(single.getByRole('treeitem', { name: 'Pune Rooftop' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Enter');
  await expect(single.getByRole('treeitem', { name: 'Pune Rooftop' })).toHaveAttribute('aria-checked', 'false');
  const limited = page.getByRole('tree', { name: 'Tree, at most three' });
  await limited.focus();
  for (const key of ['End', 'Enter', 'ArrowUp', 'Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  // covers FS-016, FR-150, HR-116, HS-036, VR-107, VR-128, VS-145
  await expect(page.getByText('max select 3')).toBeVisible();
});

// covers FS-018, FR-081, FR-082, FR-104
test('groups are created, renamed and deleted in place; a refusal loses nothing', async ({ page }) => {
  await part(page, 'choosing');
  await expectAccessible(page);
  const box = page.getByRole('button', { name: /^Station group:/ });
  await box.click();
  await page.getByRole('button', { name: 'New group' }).click();
  const name = page.getByLabel(/^Group name/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('please enter the group name')).toBeVisible();
  await name.fill('x'.repeat(31));
  await expect(page.getByText('31 / 30')).toBeVisible();
  await expect(page.getByText('At most 30 characters')).toBeVisible();
  await name.fill('Pilot homes');
  await name.press('Enter');
  await page.getByRole('button', { name: 'Edit group Northern homes' }).click();
  await name.fill('Northern 2');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete the group “Northern homes”?')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(name).toHaveValue('Northern 2');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pilot homes', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveText(/Please select/);

  await page.getByLabel('The server refuses the next change').check();
  await box.click();
  await page.getByRole('button', { name: 'New group' }).click();
  await name.fill('Kept');
  await name.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(name).toHaveValue('Kept');
});

// covers FS-019, FR-057, FS-020, FR-058, HR-118
test('a menu is arranged per station, and notifications are announced, opened and read', async ({ page }) => {
  await part(page, 'menus');
  await expectAccessible(page);
  const shown = (station: string) =>
    page.getByRole('list', { name: `Menu of station ${station}` }).getByRole('listitem');
  await page.getByRole('button', { name: 'Customize menu' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Navigation items' });
  for (const item of ['Overview', 'Energy', 'Devices', 'Strategies'])
    await dialog.getByLabel(item, { exact: true }).uncheck();
  await expect(dialog.getByLabel('Alarms', { exact: true })).toBeDisabled();
  await expect(dialog.getByText('At least one item must stay checked')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await dialog.getByLabel('Devices', { exact: true }).check();
  await dialog.getByLabel('Devices', { exact: true }).press('Alt+ArrowUp');
  await dialog.getByRole('button', { name: 'Move Alarms up' }).press('Enter');
  const [handle, first] = [dialog.locator('[data-handle]').last(), dialog.locator('[data-handle]').first()];
  const [from, to] = [await handle.boundingBox(), await first.boundingBox()];
  await page.mouse.move(from!.x + 8, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(to!.x + 8, to!.y + 8, { steps: 8 });
  await page.mouse.up();
  await expect(dialog.getByRole('listitem').first()).toContainText('Strategies');
  await page.keyboard.press('Escape');
  await expect(shown('A')).toHaveText(['Devices', 'Alarms']);
  await expect(shown('B')).toHaveCount(5);
  await page.reload();
  await expect(shown('A')).toHaveText(['Devices', 'Alarms']);
  await page.getByRole('button', { name: 'Customize menu' }).first().click();
  await dialog.getByRole('button', { name: 'Restore defaults' }).click();
  await page.keyboard.press('Escape');
  await expect(shown('A')).toHaveCount(5);

  const bell = page.getByRole('button', { name: /^Notifications:/ });
  await expect(bell).toHaveAccessibleName('Notifications: 3 unread');
  await page.getByRole('button', { name: 'Let one arrive' }).click();
  const popup = page.getByRole('log', { name: 'New notifications' });
  await expect(popup).toContainText('01 May 2024 10:05:00');
  await expect(popup).toContainText('Alarm');
  await expect(popup).toContainText('Inverter 5 of Solar Park Wien reports a ground fault.');
  await expectAccessible(page);
  await popup.getByRole('button', { name: /^Open/ }).click();
  await expect(popup.getByText('Alarm')).toHaveCount(0);
  for (let times = 0; times < 4; times += 1) await page.getByRole('button', { name: 'Let one arrive' }).click();
  await expect(popup.getByRole('time')).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(popup.getByRole('time')).toHaveCount(1);
  await expect(popup).toContainText('3 more');
  await page.setViewportSize({ width: 1280, height: 800 });
  await bell.click();
  await expect(popup.getByRole('time')).toHaveCount(0);
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Notifications: 0 unread');
});

// covers FR-151, FR-152, FR-202, FR-204
test('periods and days step inside their limits and cannot be emptied', async ({ page }) => {
  await part(page, 'dates');
  await expectAccessible(page);
  const period = page.getByRole('group', { name: 'Period of an energy page', exact: true });
  await period.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByText('01 Apr 2024 – 30 Apr 2024')).toBeVisible();
  await period.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(page.getByText('01 Jan 2024 – 31 Dec 2024')).toBeVisible();
  for (let year = 2023; year >= 2020; year -= 1)
    await period.getByRole('button', { name: 'Previous year' }).press('Enter');
  await expect(page.getByText('01 Jan 2020 – 31 Dec 2020')).toBeVisible();
  await expect(period.getByRole('button', { name: 'Previous year' })).toHaveAttribute('aria-disabled', 'true');
  await expect(period.getByRole('button', { name: 'Previous year' })).toBeFocused();
  await period.getByRole('button', { name: 'Custom' }).click();
  await period.getByRole('button', { name: 'Today' }).click();
  await expect(period.getByRole('button', { name: 'Later range' })).toHaveAttribute('aria-disabled', 'true');
  await period.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(period.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(period.getByRole('button', { name: /clear/i })).toHaveCount(0);

  const next = page.getByRole('button', { name: 'Next day' });
  await next.press('Enter');
  await next.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('row', { name: '1 05 Jan 2024 10:20:30', exact: true })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(12);
});

// covers FS-013, FS-015, HS-040
test('pictures are pasted and enlarged, deleting asks, rows are worked by keyboard', async ({ page }) => {
  await part(page, 'uploads');
  await expectAccessible(page);
  // covers FR-142, FR-145
  await expect(
    page.getByText('supports png, jpg, jpeg format, size not exceeding 50M, at most 6 images'),
  ).toBeVisible();
  const add = page.getByRole('button', { name: /Add an image/ });
  await add.focus();
  await add.evaluate((element, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, PNG);
  await page.getByRole('button', { name: 'Enlarge Image 3' }).click();
  await expect(page.getByRole('dialog', { name: 'Image 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Enlarge Image 1' }) });
  // covers FS-014
  expect((await tile.boundingBox())?.width).toBe(148);
  await page.getByRole('button', { name: 'Delete Image 3' }).click();
  // covers FR-141
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Enlarge Image 3' })).toHaveCount(0);
  await expect(add).toBeFocused();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
  // covers FR-137
  await expect(page.getByText('The file format is incorrect. Please upload a file in bin, zip format!')).toBeVisible();

  const start = (number: number) => page.getByRole('textbox', { name: `Start ${number}` });
  await start(1).focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(start(2)).toHaveValue('06:00');
  await expect(start(2)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(start(3)).toBeFocused();
  await expect(start(3)).toHaveValue('06:00');
  await page.keyboard.press('Alt+Shift+Delete');
  await expect(start(3)).toHaveCount(0);
  await expect(start(2)).toBeFocused();
  await page.getByRole('button', { name: 'Move row 2 up' }).press('Enter');
  await expect(start(1)).toHaveValue('14:30');
});
