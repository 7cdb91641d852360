import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { row, toast, visit } from '../support/console';
import { expect, test } from '../support/test';
import { mark } from '../support/unique';

const LIST = '/lab/charger';
const step = (page: Page, name: string) => page.getByRole('tab', { name });
const longitude = (page: Page) => page.getByRole('textbox', { name: 'Location: Longitude' });
const latitude = (page: Page) => page.getByRole('textbox', { name: 'Location: Latitude' });
const degrees = async (page: Page) => [
  Number(await longitude(page).inputValue()),
  Number(await latitude(page).inputValue()),
];

test('a record made in steps by keyboard, with its place from the map; a refused value leads to its step', async ({
  page,
}) => {
  const own = mark();
  await visit(page, LIST, admin, LIST.slice(1));
  const taken = await row(page, 'Free').first().getByRole('cell').nth(2).innerText();
  await page.getByRole('link', { name: 'Create' }).click();
  await expect(step(page, 'Hardware')).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByText('Please fill in Name!')).toBeVisible();
  await page.keyboard.insertText(`Charger ${own}`);

  await page.getByRole('button', { name: 'Choose on the map: Location' }).press('Enter');
  const map = page.getByRole('group', { name: 'Map: Location' });
  const pin = map.getByRole('button', { name: /pin/i });
  await pin.press('Enter');
  await expect(longitude(page)).not.toHaveValue('');
  const [east = 0, north = 0] = await degrees(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(longitude(page)).not.toHaveValue(String(east));
  const [east2 = 0, north2 = 0] = await degrees(page);
  expect(east2).toBeGreaterThan(east);
  expect(north2).toBeGreaterThan(north);
  await map.click({ position: { x: 300, y: 60 } });
  await expect(longitude(page)).not.toHaveValue(String(east2));
  const place = await degrees(page);
  await page.getByRole('link', { name: 'Back to the list' }).scrollIntoViewIfNeeded();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(step(page, 'Hardware')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Serial number' })).toBeFocused();
  await page.keyboard.insertText(taken);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('22');
  await page.getByRole('combobox', { name: 'State' }).press('ArrowDown');
  await page.getByRole('option', { name: 'Free' }).press('Enter');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('textbox', { name: 'Remark' }).fill('By the gate');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');

  await expect(step(page, 'Hardware')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('This value is already in use.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Serial number' }).fill(`S-${own}`);
  await step(page, 'Place').click();
  expect(await degrees(page)).toEqual(place);
  await step(page, 'Notes').click();
  await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('By the gate');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, /created|saved/i)).toBeVisible();
});
