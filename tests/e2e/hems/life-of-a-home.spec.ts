import type { Locator, Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { choose, go, open, row, rowAction } from '../support/console';
import { expect, test } from '../support/test';
import { mark } from '../support/unique';

test.use({ viewport: { width: 1440, height: 1600 } });

/** Chooses an action of the record's own page: a button, or a line of its menu. */
async function act(page: Page, action: string): Promise<void> {
  const main = page.getByRole('main');
  const button = main
    .getByRole('button', { name: action, exact: true })
    .or(main.getByRole('link', { name: action, exact: true }));
  const more = main.getByRole('button', { name: /^More( actions|$)/ }).first();
  await expect(button.or(more).first()).toBeVisible();
  if (await button.count()) return button.first().click();
  await more.click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const pick = async (box: Locator, option: string | RegExp) => {
  await box.click();
  await box.page().getByRole('option', { name: option }).first().click();
};

/** Fills in a box of a dialog and sends it. */
async function send(page: Page, title: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await act(page, title);
  const dialog = page.getByRole('dialog', { name: title });
  await fill(dialog);
  await dialog.getByRole('button', { name: /^(Submit|Save)$/ }).click();
  await expect(dialog).toHaveCount(0);
}

// covers HS-041, HS-042, HS-043, HS-048, HS-053, H-110, H-152
test('a lead becomes a customer with a home that works, and each page leads to the next', async ({ page, context }) => {
  test.slow();
  const sn = `LIFE${mark().toUpperCase()}`;
  const name = `Nova ${mark()}`;

  await test.step('a controller is known by its serial number', async () => {
    await open(page, '/backOffice/serialNumber', admin);
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByRole('textbox', { name: 'SN' }).fill(sn);
    await choose(page, 'Type', 'Controller');
    await choose(page, 'Model', 'Home Hub 3');
    await page.getByRole('combobox', { name: 'Brand' }).fill('Enbox');
    await page.getByRole('option', { name: 'Enbox' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: sn })).toBeVisible();
    await act(page, 'Controller');
    await expect(row(page, sn)).toContainText('Offline');
  });

  await test.step('somebody asks for an offer', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Leads', exact: true }).click();
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByRole('textbox', { name: 'Customer name' }).fill(name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`${sn.toLowerCase()}@mail.example`);
    await page.getByRole('combobox', { name: 'Country' }).fill('Netherl');
    await page.getByRole('option', { name: 'Netherlands' }).click();
    await page.getByRole('textbox', { name: 'Post code' }).fill('3511 AB');
    await choose(page, 'House type', 'Terraced');
    await choose(page, 'Source', 'Website');
    await page
      .getByRole('checkbox', { name: /^Consent/ })
      .or(page.getByRole('switch', { name: /^Consent/ }))
      .check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
  });
  const lead = page.url();

  await test.step('what stands in his house is written down at an inspection', async () => {
    await page.getByRole('tab', { name: 'Inspections', exact: true }).click();
    await page
      .getByRole('tabpanel')
      .getByRole('link', { name: 'Create', exact: true })
      .or(page.getByRole('tabpanel').getByRole('button', { name: 'Create', exact: true }))
      .first()
      .click();
    await choose(page, 'Device type', /^Solar$/);
    await choose(page, 'Brand', /^Other$/);
    await page.getByRole('textbox', { name: 'Other brand' }).fill('Helion');
    await page.getByRole('textbox', { name: 'Model' }).fill(`SunLine ${sn}`);
    await choose(page, 'Result', /^Compatible$/);
    await pick(page.getByRole('combobox', { name: 'Inspector' }), 'Marloes Blom');
    await page.getByRole('group', { name: 'Inspected' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('20260301093000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('main').getByText(`SunLine ${sn}`).first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page).toHaveURL(lead);
    await page.getByRole('tab', { name: 'Inspections', exact: true }).click();
    await expect(row(page, `SunLine ${sn}`)).toContainText('Compatible');
  });

  await test.step('what is known of him: controller, tariff and use, so that the AI recommends something', async () => {
    await send(page, 'Bind controller', async (dialog) => {
      await dialog.getByRole('combobox').fill(sn);
      await page.getByRole('option', { name: new RegExp(sn) }).click();
    });
    await send(page, 'Tariff and usage', async (dialog) => {
      await pick(dialog.getByRole('combobox', { name: 'Market area' }), 'Netherlands');
      await pick(dialog.getByRole('combobox', { name: 'Retailer' }), /./);
      await pick(dialog.getByRole('combobox', { name: 'Contract type' }), 'Dynamic');
      await dialog.getByRole('textbox', { name: 'Annual usage', exact: true }).fill('3800');
    });
    await page.getByRole('tab', { name: 'AI recommendations', exact: true }).click();
    await row(page, `${name}: AI`).getByText(`${name}: AI`).click();
    await expect(page.getByText('9 kWh')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page).toHaveURL(lead);
  });

  await test.step('the lead becomes a home, its form filled in', async () => {
    await act(page, 'Create home');
    await expect(page.getByRole('textbox', { name: 'Home name' })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Post code' })).toHaveValue('3511 AB');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByText(sn, { exact: true })).toBeVisible();
  });

  await test.step('its first day of figures', async () => {
    await act(page, 'Dashboard');
    await expect(page).toHaveURL(/homeDetail\/dashboard\?id=/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('You do not have connected devices,please add devices on your app')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Solar', { exact: true }).first()).toBeVisible();
    await page.goBack();
    await act(page, 'Home info');
    await expect(page.getByRole('table', { name: /Tariff/ }).getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('table', { name: /Device/ })).toContainText('Battery');
  });

  await test.step('its first alarm and the result of its strategies', async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('table', { name: /User/ }).getByRole('link').first().click();
    const user = await opened;
    await expect(user.getByRole('region', { name: 'AI strategy', exact: true })).toBeVisible();
    await user.getByRole('button', { name: 'View alarms' }).click();
    const alarms = user.getByRole('dialog', { name: 'Alarms' });
    await expect(alarms.getByRole('row').nth(1)).toBeVisible();
    await alarms.getByRole('button', { name: 'Cancel' }).click();
    await user.getByRole('tab', { name: 'Strategy result analysis' }).click();
    await expect(user.getByRole('region', { name: /Automatic/ }).first()).toBeVisible();
    await user.close();
  });

  await test.step('the serial number tells where it went', async () => {
    await go(page, '/backOffice/serialNumber');
    await rowAction(page, sn, 'Dashboard');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
