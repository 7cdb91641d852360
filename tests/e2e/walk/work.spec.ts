import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin, PASSWORD } from '../support/accounts';
import { sessionOf } from '../support/backend';
import { open } from '../support/console';
import { startServer, type RunningServer } from '../support/server';
import { expect, test as base } from '../support/test';
import { workPages, type Word } from './workPage';

/** Each worker has a server of its own: what is changed and deleted here is nobody else's. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what is asked for
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'console-work-'));
      const server = await startServer({ DATA_FILE: join(folder, 'console.db'), FAULTS: '1' });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});

test.use({ viewport: { width: 1280, height: 2000 }, contextOptions: { reducedMotion: 'reduce' } });

const ALL: readonly Word[] = ['Duplicate', 'Edit', 'Delete'];
const KEPT: readonly Word[] = ['Duplicate', 'Edit'];
const KNOWN: readonly Word[] = ['Edit', 'Delete'];
const FILE: readonly Word[] = ['Export'];
const each = (words: readonly Word[], under: string, names: string): [string, readonly Word[]][] =>
  names.split(' ').map((name) => [`${under}/${name}`, words]);

/** What no other test does, by where it is done. */
const WORK = {
  iot: [
    ...each(ALL, '/iotPlatform/alarm', 'grade rule'),
    ...each(KNOWN, '/iotPlatform/alarm', 'noticeRule'),
    ...each(ALL, '/iotPlatform/product', 'brand model productProperty'),
    ...each(['Duplicate', 'Delete'], '/iotPlatform/product', 'propertyStandard'),
    ...each(ALL, '/iotPlatform/device', 'group device'),
    ...each(KNOWN, '/iotPlatform', 'firmware'),
    ...each(KEPT, '/iotPlatform', 'station'),
  ],
  cloud: [
    ...each(ALL, '/cloud/alarm', 'rule'),
    ...each(KNOWN, '/cloud/alarm', 'grade'),
    ...each(ALL, '/cloud/device', 'code model product property service manage'),
    ...each(KNOWN, '/cloud/device', 'brand'),
    ...each(['Edit'], '/cloud/device', 'camera'),
    ...each(KNOWN, '/cloud/station', 'mobile'),
    ...each(KEPT, '/cloud', 'station/station'),
    ...each(['Duplicate'], '/cloud', 'production/plan'),
    ...each(['Delete'], '/cloud/carbon', 'purchase'),
  ],
  pv: [
    ...each(ALL, '/pv/alarm', 'rule'),
    ...each(ALL, '/pv/operation', 'building camera library environment station'),
    ...each(KNOWN, '/pv/operation', 'file'),
    ...each(['Duplicate', 'Delete'], '/pv/operation', 'series'),
    ...each(['Delete'], '/pv/operation', 'document'),
    ...each(KNOWN, '/pv/thirdParty', 'account platform'),
    ...each([...ALL, 'Export'], '/pv/thirdParty', 'device'),
    ...each(['Duplicate', 'Delete'], '/pv', 'statistics/bill report/maintenance'),
    ...each(['Delete'], '/pv/report', 'exportTask'),
  ],
  'tickets, stations and plants': [
    ...each(ALL, '/infrastructure', 'addressBook archive'),
    ...each(ALL, '/workTicket', 'integratedPeople people'),
    ...each(KEPT, '/vpp', 'plant'),
    ...each(KNOWN, '/vpp/trade', 'notice'),
    ...each(ALL, '/platform', 'menu'),
  ],
  files: [
    ...each(FILE, '/cloud/monitor', 'chargePile city microgrid pcs storage storageMaximum'),
    ...each(FILE, '/statistics/energy', 'station city storage pv charger'),
    ...each(FILE, '/statistics/benefit', 'station chargePile city storage pv'),
    ...each(FILE, '/statistics', 'smartGridUnit'),
    ...each(FILE, '/cloud/device', 'data'),
    ...each(FILE, '/pv/report', 'operation dispersion synthesize stationPower device daily'),
    ...each(FILE, '/vpp/settlement', 'monthBill'),
  ],
} as const;

for (const [area, places] of Object.entries(WORK))
  test(`${area}: records are duplicated, changed and deleted, and files are made, in the cloud's own calls`, async ({
    page,
    server,
  }) => {
    test.setTimeout(600_000);
    page.setDefaultTimeout(8000);
    await page.addInitScript(() => localStorage.setItem('console.tabs', 'false'));
    await open(page, places[0]?.[0] ?? '/', await sessionOf(admin, PASSWORD, server.origin));
    expect(await workPages(page, places)).toEqual([]);
  });
