import { tenantAdmin } from '../support/accounts';
import { open, row } from '../support/console';
import { expect, test } from '../support/test';

/** Stations of the demonstration; their ids follow from their codes. */
const ROOFTOP = '1130910369983295960';
const SOUTH = '1636440173856431760';
const SOILED = '1182444039755895934';
const CLEAN = '1228148958211530623';

// covers VS-112, VS-113, VS-115, VS-118, VS-125
test('what goes wrong at a station is seen on the page that is for it', async ({ page }) => {
  test.setTimeout(240_000);
  const main = page.getByRole('main');

  // a string that is dead: by its inverter and its number, and its inverter among the abnormal devices
  await open(page, `/pv/report/dispersion?date=2026-06-15&stationId=${ROOFTOP}`, tenantAdmin);
  await expect(main.getByRole('row').nth(1)).toHaveText(/Utrecht Rooftop.*Inverter 1.*40\.83.*Open string.*4/, {
    timeout: 30_000,
  });
  await main.getByRole('button', { name: 'How these figures are calculated' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Standard deviation of all string currents');
  await open(page, '/pv/monitor/abnormal', tenantAdmin);
  await expect(row(page, 'Utrecht Rooftop Inverter 1')).toContainText('High dispersion');

  // panels that are soiled: of the same sun they give less
  const ratioOf = async (station: string): Promise<number> => {
    await open(page, `/pv/report/operation?stationId=${station}`, tenantAdmin);
    const total = main.getByRole('row', { name: /^Total/ });
    await expect(total).toBeVisible({ timeout: 30_000 });
    return Number(await total.getByRole('gridcell').or(total.getByRole('cell')).nth(8).textContent());
  };
  const [soiled, clean] = [await ratioOf(SOILED), await ratioOf(CLEAN)];
  expect(clean).toBeGreaterThan(80);
  expect(soiled).toBeLessThan(clean - 1);

  // a meter that was silent: nothing is known of its hours, which is not zero
  await open(page, `/pv/report/stationPower?date=2026-06-03&stationId=${SOUTH}`, tenantAdmin);
  await expect(main.getByRole('row', { name: /2026 08:00/ })).toHaveText(/08:00---$/, { timeout: 30_000 });

  // a bill above the meter
  await open(page, '/pv/statistics/bill', tenantAdmin);
  await row(page, 'Groningen Oost')
    .getByText(/^[A-Z][a-z]{2} \d{4}$/)
    .click();
  await expect(main.getByRole('listitem').filter({ hasText: /\+3\.1%/ })).toBeVisible();
});
