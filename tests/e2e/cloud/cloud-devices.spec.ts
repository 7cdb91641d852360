import { admin } from '../support/accounts';
import { firstRow, fromMenu, listed, openFirst } from '../support/cloud';
import { choose, nextAnswer, open, row, rowAction, search, toast } from '../support/console';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const DEVICES = ['Devices'];
const LIBRARY = ['Device models', 'Device products', 'Device services', 'Device codes', 'Device properties'];

// covers VS-034, VS-035, VS-036, VS-037, VS-038, VS-039
test('the lists of the device library are opened from the menu, and a brand is added', async ({ page }) => {
  test.slow();
  await open(page, '/cloud/device/overview', admin);
  await fromMenu(page, DEVICES, 'Device overview');
  await expect(page.getByRole('main').getByText('All devices')).toBeVisible();
  await expect(listed(page).filter({ hasText: 'Utrecht Zuid' }).first()).toBeVisible();

  await fromMenu(page, DEVICES, 'Device brands');
  const brand = unique('Brand');
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: /^Brand/ }).fill(brand);
  await page.getByLabel('Manufacturer').fill('Works of the walk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
  for (const name of LIBRARY) {
    await fromMenu(page, DEVICES, name);
    await firstRow(page);
  }
});

// covers VS-028, VS-030, VS-032, VS-033, VS-051, VS-052, VS-053
test('devices and stations are opened from the menu, filtered and read', async ({ page }) => {
  test.slow();
  await open(page, '/cloud/device/overview', admin);
  await fromMenu(page, DEVICES, 'Device management');
  await choose(page, 'Device type', 'PCS');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(listed(page).filter({ hasText: 'Inverter' })).toHaveCount(0);
  await openFirst(page);
  for (const tab of ['Values', 'States', 'Alarms', 'Controls']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: tab, exact: true }).getByText(/ in total$/)).toBeVisible();
  }

  await fromMenu(page, DEVICES, 'Device control');
  await openFirst(page);
  await fromMenu(page, DEVICES, 'Data monitor');
  await firstRow(page);
  await fromMenu(page, DEVICES, 'Third-party devices');
  await firstRow(page);

  await fromMenu(page, ['Energy cloud'], 'Mobile stations');
  await firstRow(page);
  await fromMenu(page, ['Energy cloud'], 'Stations');
  await search(page, 'Station name', 'Utrecht Zuid');
  await expect(row(page, 'Utrecht Rooftop')).toHaveCount(0);
  await row(page, 'Utrecht Zuid').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utrecht Zuid' })).toBeVisible();
  await page.getByRole('tab', { name: 'This month' }).click();
  await expect(page.getByRole('tabpanel').getByText('Devices online')).toBeVisible();
  await fromMenu(page, ['Energy cloud'], 'Stations');
  await rowAction(page, 'Utrecht Zuid', 'Purchasing info');
  await expect(page.getByRole('dialog').getByLabel('Supplier')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

// covers VS-031, VS-057
test('cameras are watched beside each other, and a message reaches the bell', async ({ page }) => {
  test.slow();
  await open(page, '/cloud/device/camera', admin);
  await fromMenu(page, ['Messages and cameras'], 'Cameras');
  await firstRow(page);
  for (const index of [0, 1, 2, 3]) await listed(page).nth(index).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  const wall = page.getByRole('dialog', { name: '4 cameras' });
  await expect(wall.getByRole('figure')).toHaveCount(4);
  await expect(
    wall
      .getByText('This browser cannot play RTSP.')
      .or(wall.getByText('The camera is offline.'))
      .or(wall.locator('video'))
      .first(),
  ).toBeVisible();
  await wall.getByRole('button', { name: 'Close' }).click();

  await fromMenu(page, ['Messages and cameras'], 'Sent notifications');
  await firstRow(page);
  await fromMenu(page, ['Messages and cameras'], 'Notifications');
  const title = unique('Walk');
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByLabel('Title').fill(title);
  await choose(page, 'Type', 'Notice');
  await page.getByLabel('Content').fill('Somebody walked by.');
  await page.getByRole('combobox', { name: 'Receivers' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await choose(page, 'Channels', 'In the console');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, /./).first()).toBeVisible();
  const bell = page.getByRole('button', { name: /^Inbox: \d+ unread$/ });
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
});

// covers V-127, V-128
test('a device is told what to do after a question, and the command stands in its log', async ({ page }) => {
  await open(page, '/cloud/device/overview', admin);
  await fromMenu(page, DEVICES, 'Device control');
  await firstRow(page);
  await page.getByRole('button', { name: 'Issue a control' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue a control' });
  await expect(dialog.getByText(/^Send this command\?/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Station' }).fill('Utrecht Zuid');
  await page.getByRole('option', { name: 'Utrecht Zuid' }).click();
  await dialog.getByRole('combobox', { name: 'Device', exact: true }).fill('Inverter 2');
  await page
    .getByRole('option', { name: /Inverter 2$/ })
    .first()
    .click();
  await dialog.getByRole('combobox', { name: 'Command' }).click();
  await page.getByRole('option').first().click();
  const sent = nextAnswer(page, '/device/web/control') as Promise<{ readonly data: { readonly id: string } }>;
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const { data } = await sent;
  await expect(dialog).toHaveCount(0);
  await expect(listed(page).first()).toContainText('Inverter 2');
  await listed(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(data.id));
  await expect(page.getByText(/^(Sending|Success|Failed|Timed out)$/).first()).toBeVisible();
});

// covers VS-029
test('parameters of a device are written, and read back as they were written', async ({ page }) => {
  await open(page, '/cloud/device/overview', admin);
  await fromMenu(page, DEVICES, 'Device control');
  const number = /CT-[\d-]+/.exec(await (await firstRow(page)).innerText())?.[0] ?? '';
  const parameters = page.getByRole('dialog', { name: 'Device parameters' });
  const value = parameters.getByRole('textbox', { name: /^Value/ }).first();
  const show = async () => {
    await rowAction(page, number, 'Device parameters');
    await expect(value).not.toHaveValue('');
  };
  await show();
  await expect(parameters.getByRole('cell', { name: 'Power limit', exact: true })).toBeVisible();
  const other = (await value.inputValue()) === '321' ? '123' : '321'; // another than the last try's
  await value.fill('1001');
  await parameters.getByRole('button', { name: 'Submit' }).click();
  await expect(value).toHaveAttribute('aria-invalid', 'true'); // above what the device can take
  await value.fill(other);
  await parameters.getByRole('button', { name: 'Submit' }).click();
  await expect(parameters).toHaveCount(0);
  await show();
  await expect(value).toHaveValue(other);
});

// covers V-148
test('a device of another platform is taken over again, and says when', async ({ page }) => {
  await open(page, '/cloud/device/overview', admin);
  await fromMenu(page, DEVICES, 'Third-party devices');
  await expect(listed(page).first().getByRole('cell', { name: 'Inverter', exact: true })).toBeVisible();
  const waiting = listed(page)
    .filter({ hasText: /Not synchronized|Failed/ })
    .first();
  const number = /TP\d+/.exec(await waiting.innerText())?.[0] ?? '';
  const own = listed(page).filter({ hasText: number });
  await own.getByRole('button', { name: /^Sync / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sync' }).click();
  await expect(own).not.toContainText(/Not synchronized|Failed/);
  await expect(own.getByRole('cell', { name: 'Synchronized', exact: true })).toBeVisible();
});

// covers VS-031
test('a camera plays also in a browser that knows no HLS, under the policy of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const known = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function canPlayType(type) {
      return type.includes('mpegurl') ? '' : known.call(this, type);
    };
  });
  await open(page, '/cloud/device/camera', admin);
  await firstRow(page);
  const camera = listed(page).filter({ hasText: 'HLS' }).filter({ hasText: 'Online' }).first();
  await camera.getByRole('link').first().click();
  const picture = page.locator('video');
  await expect(picture).toHaveJSProperty('readyState', 4);
  await expect(picture).toHaveAttribute('src', /^blob:/); // given its pictures by the console's own player
});
