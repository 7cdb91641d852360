import { test } from 'vitest';
import { tenantAdmin } from '../e2e/support/accounts';
import { unique } from '../e2e/support/unique';
import { expect } from './expect';
import { choose, firstRow, fromMenu, listed, row, rowAction, usePage } from './page';
import { givenNotice } from './vpp';
const page = usePage();

const TRADE = ['Trade'];
const PLANT = 'Utrecht-Brabant VPP';

// covers VS-010, V-037, V-038, V-039, V-040, V-041
test('a bid is checked against its notice while it is typed, submitted, and adjusted with its former version kept', async () => {
  const notice = unique('Notice');
  await givenNotice(page, notice);
  await page.open('/vpp/trade/notice', { account: tenantAdmin });
  await fromMenu(page, TRADE, 'Trade bids');
  await page.getByRole('link', { name: 'Bid', exact: true }).click();
  for (const [label, text] of [
    ['Trade notice', notice],
    ['VPP', PLANT],
    ['Unit', `${PLANT} storage unit`],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(text);
    await page.getByRole('option', { name: text, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Add a row' }).click();
  const price = page.getByRole('textbox', { name: 'Bid price' });
  await page.getByRole('textbox', { name: 'Start time' }).fill('10:00');
  await page.getByRole('textbox', { name: 'End time' }).fill('12:00');
  await page.getByRole('textbox', { name: 'Bid power' }).fill('20');
  await price.fill('9');
  await price.press('Tab');
  const check = page.getByRole('region', { name: 'Check against the notice' });
  await expect(check.getByRole('status').filter({ hasText: 'The bid can be submitted.' })).toHaveCount(0);
  await price.fill('0.3');
  await price.press('Tab');
  await expect(check.getByText('The bid can be submitted.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^BID-/ })).toBeVisible();
  const bid = (await page.getByRole('heading', { level: 1, name: /^BID-/ }).textContent()) ?? '';

  await page.getByRole('link', { name: 'Adjust bid' }).click();
  await price.fill('0.35');
  await price.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: bid })).toBeVisible();
  await fromMenu(page, TRADE, 'Trade bids');
  await expect(row(page, bid).filter({ hasText: notice })).toContainText('Submitted');
  await rowAction(page, notice, 'Former versions');
  const versions = page.getByRole('dialog', { name: 'Former versions' });
  await expect(versions.getByRole('row')).toHaveCount(3);
  await expect(versions.getByRole('row').nth(2)).toContainText('0.3000');
});

// covers VS-014, V-060
test('what resources are expected to give is listed by plant, and tells how it was computed', async () => {
  await page.open('/vpp/trade/notice', { account: tenantAdmin });
  await fromMenu(page, TRADE, 'Response power estimates');
  await page.getByRole('combobox', { name: 'Resource' }).fill('Merwede heat');
  await page.getByRole('option', { name: 'Merwede heat pumps' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(listed(page).filter({ hasText: 'Utrecht Zuid' })).toHaveCount(0);
  await (await firstRow(page)).getByRole('button', { name: /^How this was computed/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Recomputed from these inputs: matches.').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
});

// covers VS-018, V-076, V-077, V-078, V-079, V-080
test('a settlement is taken back with a remark, and its order is put up again', async () => {
  await page.open('/vpp/settlement/appraisal', { account: tenantAdmin });
  await fromMenu(page, ['Settlement'], 'Orders to settle');
  await choose(page, 'Market product', 'Demand response');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const active = listed(page).filter({ hasText: 'Active' }).first();
  const number = (await active.getByText(/^SO-/).textContent()) ?? '';
  const order = (await active.getByRole('link', { name: /^RO-/ }).textContent()) ?? '';
  const why = unique('Metered again');
  await rowAction(page, number, 'Cancel settlement');
  const dialog = page.getByRole('dialog', { name: 'Cancel settlement' });
  await dialog.getByRole('textbox', { name: 'Remark' }).fill(why);
  await dialog.getByRole('button', { name: 'Cancel settlement', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, why)).toContainText('Canceled');

  const again = unique('Put up again');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('combobox', { name: 'Response order' }).fill(order);
  await page.getByRole('option', { name: order }).click();
  await page.getByRole('textbox', { name: 'Remark' }).fill(again);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, again)).toContainText('Active');
  await rowAction(page, again, 'Remark');
  await expect(page.getByRole('dialog', { name: 'Remark' }).getByText(again)).toBeVisible();
});

// covers VS-013, V-055, V-056, V-057
test('a resource is declared within what it can adjust, and the declaration confirmed', async () => {
  const notice = unique('Notice');
  await givenNotice(page, notice);
  await page.open('/vpp/trade/notice', { account: tenantAdmin });
  await fromMenu(page, TRADE, 'Capacity offers');
  await page.getByRole('link', { name: 'Add offer', exact: true }).click();
  for (const [label, text] of [
    ['Trade notice', notice],
    ['Resource', 'Waalwijk storage'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(text);
    await page.getByRole('option', { name: text, exact: true }).click();
  }
  await page.getByRole('textbox', { name: 'Start time' }).fill('10:00');
  await page.getByRole('textbox', { name: 'End time' }).fill('12:00');
  const power = page.getByRole('textbox', { name: 'Offered power' });
  await power.fill('999999');
  await page.getByRole('textbox', { name: 'Offered price' }).fill('0.3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(power).toHaveAttribute('aria-invalid', 'true');
  await power.fill('20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, notice)).toContainText('To be confirmed');
  await rowAction(page, notice, 'Confirm');
  const dialog = page.getByRole('dialog', { name: 'Confirm' });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, notice)).toContainText('Confirmed');
});

// covers VS-026, V-120, V-121, V-122
test('what a plant is to come to is told of each of its resources', async () => {
  await page.open('/vpp/frequency/regulation', { account: tenantAdmin });
  await fromMenu(page, ['Frequency'], 'Adjustment target');
  const plant = page.getByRole('combobox', { name: 'VPP', exact: true });
  await expect(plant).not.toHaveValue(/^…?$/); // it opens with the first
  await plant.fill('Utrecht');
  await page.getByRole('option', { name: PLANT }).click();
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('definition').first()).toContainText(/\d\s[kM]W/);
  const powers = page.getByRole('region', { name: 'Target and actual power', exact: true });
  await powers.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(powers.getByRole('row').nth(1)).toContainText(/\d\d:\d\d/);
  await expect(
    page.getByRole('grid', { name: 'Resources' }).getByRole('rowheader', { name: 'Waalwijk storage' }),
  ).toBeVisible();
});
