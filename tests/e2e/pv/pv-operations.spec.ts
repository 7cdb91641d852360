import type { Page } from '@playwright/test';
import { tenantAdmin } from '../support/accounts';
import { byMenu } from '../support/byMenu';
import { open, row, search } from '../support/console';
import { expect, test } from '../support/test';

/** A list that was searched by a text has the rows with it. */
async function find(page: Page, filter: string, text: string): Promise<void> {
  await search(page, filter, text);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(text).replaceAll('%20', '.*')));
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: text }).first()).toBeVisible();
}

// covers VS-104
test('a device is placed on the plan of its building', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/pv/operation/station', tenantAdmin);
  await byMenu(page, 'PV operations', 'Device locations');
  const waiting = main.getByText(/^Not placed yet \(\d+\)$/);
  const before = (await waiting.textContent()) ?? '';
  await main
    .getByRole('button', { name: /^Place/ })
    .first()
    .click();
  await expect(waiting).not.toHaveText(before);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('button', { name: 'Save' })).toBeDisabled();
});

// covers VS-098, VS-099, VS-100
test('the device library, cameras and documents are searched, and a document is looked at', async ({ page, guard }) => {
  guard.allow(/media-src/); // the camera's own server is none of the demonstration's
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await open(page, '/pv/operation/station', tenantAdmin);
  await byMenu(page, 'PV operations', 'Device library');
  await find(page, 'Model', 'AH-3S');
  await byMenu(page, 'PV operations', 'Cameras');
  await find(page, 'Camera name', 'Merwede gate');
  await main.getByRole('link', { name: 'Merwede gate', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merwede gate' })).toBeVisible();
  await byMenu(page, 'PV operations', 'Station documents');
  await find(page, 'Document name', 'Waalwijk design');
  await row(page, 'Waalwijk design')
    .getByRole('button', { name: /^Preview/ })
    .click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
