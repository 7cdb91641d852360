import { admin } from '../support/accounts';
import { firstRow, fromMenu, listed } from '../support/cloud';
import { choose, nextAnswer, open, toast } from '../support/console';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const DEVICES = ['Devices'];

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
