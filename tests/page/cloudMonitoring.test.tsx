import { test } from 'vitest';
import { expect } from './expect';
import { firstRow, fromMenu, listed, openFirst, usePage } from './page';

const page = usePage();

const MONITORING = ['Monitoring'];

// covers VS-041, VS-043, VS-046, VS-049
test('converters, storage, charge piles and mains are opened from their lists', async () => {
  await page.open('/cloud/monitor/station');
  for (const name of ['PCS monitoring', 'Storage monitoring', 'Charger monitoring']) {
    await fromMenu(page, MONITORING, name);
    await openFirst(page);
  }
  await fromMenu(page, MONITORING, 'Grid monitoring');
  await listed(page)
    .getByRole('link', { name: /Grid meter \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Grid meter \d+$/ })).toBeVisible();
});

// covers VS-040, VS-047, VS-048
test('extreme values, microgrids and the diary with its statistics are read', async () => {
  await page.open('/cloud/monitor/station');
  await fromMenu(page, MONITORING, 'Daily operation');
  await openFirst(page);
  for (const name of ['Storage maximum values', 'Microgrid monitoring']) {
    await fromMenu(page, MONITORING, name);
    await firstRow(page);
  }
  await fromMenu(page, MONITORING, 'Daily operation statistics');
  await expect(page.getByRole('main').getByText('PV generation').first()).toBeVisible();
});
