import type { Page } from '@playwright/test';
import { admin, PASSWORD } from '../support/accounts';
import { sessionOf, type Session } from '../support/backend';
import { clockedServer, type ClockedServer } from '../support/clockedServer';
import { narrowTo, row, toast } from '../support/console';
import { office, officeFirst } from '../support/office';
import { expect, test } from '../support/test';
import { mark } from '../support/unique';

/* An upgrade takes more than a minute: this is at a server of its own, whose clock is put forward. */
test.describe.configure({ mode: 'default' }); // one server for all

let server: ClockedServer;
let session: Session;

test.beforeAll(async () => {
  test.setTimeout(180_000); // it makes its whole world first
  server = await clockedServer();
  session = await sessionOf(admin, PASSWORD, server.origin);
});
test.afterAll(async () => server?.stop());

/** Time passes, and the list asks again by itself. */
async function pass(page: Page, seconds: number): Promise<void> {
  await server.forward({ minutes: seconds / 60 });
  await page.clock.fastForward(seconds * 1000);
}

/** Chooses a device without an upgrade on the page of a package. */
async function chooseDevice(page: Page, name: string): Promise<string> {
  await narrowTo(page, name);
  await row(page, name).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Upgrades', exact: true }).click();
  const online = page.getByRole('cell', { name: 'Online', exact: true });
  const sn = await page
    .getByRole('row')
    .filter({ has: online })
    .filter({ hasText: 'No task' })
    .first()
    .getByRole('cell')
    .nth(1)
    .innerText();
  await row(page, sn).getByRole('checkbox').check();
  return sn;
}

async function upgrade(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade' });
  await expect(dialog.getByRole('combobox', { name: 'Package' })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Upgrade started')).toBeVisible();
}

// covers HS-052, H-143, H-144, H-145
test('a device is checked, upgraded, and followed until it has the version', async ({ browser }) => {
  const page = await server.at(browser, '/backOffice/ota', session);
  const sn = await chooseDevice(page, 'SunLine 1.3');
  const own = row(page, sn);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const checked = page.getByRole('dialog', { name: 'Check' });
  await expect(checked.getByRole('row', { name: new RegExp(sn) })).toContainText('Yes');
  await checked.getByRole('button', { name: 'Close' }).click();
  await upgrade(page, 'SunLine 1.3');
  await expect(own).toContainText(/Waiting|Downloading/);
  await pass(page, 15);
  await expect(own).toContainText('Downloading');
  await pass(page, 30);
  await expect(own).toContainText('Installing');
  await pass(page, 60);
  await expect(own).toContainText('Done');
  await expect(own).toContainText('100%');
  // what it has, and the newest there is
  await expect(own.getByRole('cell', { name: '1.3.0', exact: true })).toHaveCount(2);
  await page.close();
});

test('an upgrade that fails says why, and can be tried again', async ({ browser }) => {
  const from = { session, origin: server.origin };
  const brand = await officeFirst('brand/list', { name: 'Enbox' }, from);
  const name = `Hub ${mark()}`;
  await office(
    'ota/add',
    {
      name,
      targetType: 'controller',
      brandId: brand.id,
      models: ['Home Hub 2'],
      hardwareVersions: 'C1,C2',
      packageType: 'application',
      version: `9.${Date.now()}`,
      file: [{ fileId: '1', name: 'hub.bin', url: '/files/hub.bin', size: 4_200_000 }],
      forced: false,
      scope: 'all',
      releaseNotes: '稳定性',
      releaseNotesEn: 'Steadier',
    },
    from,
  );
  const page = await server.at(browser, '/backOffice/ota', session);
  const own = row(page, await chooseDevice(page, name));
  await upgrade(page, name);
  await expect(own).toContainText(/Waiting|Downloading/);
  await pass(page, 60);
  await expect(own).toContainText('Failed');
  await expect(own).toContainText('The package is for hardware C1, C2, this is B2.');
  await own.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Upgrade', exact: true })).toBeVisible();
  await page.close();
});
