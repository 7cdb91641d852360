import { admin } from '../support/accounts';
import { firstRow, fromMenu } from '../support/cloud';
import { choose, open } from '../support/console';
import { keepPaper, pagesOnPaper, print } from '../support/paper';
import { expect, test } from '../support/test';

const ENERGY = ['Station energy', 'Grid energy', 'Storage energy', 'PV energy', 'Charger energy'];
const BENEFIT = ['Station revenue', 'Charger revenue', 'Grid revenue', 'Storage revenue', 'PV revenue'];

// covers VS-064, VS-065, VS-066, VS-067, VS-068
test('five statistics of energy are opened from the menu, each with rows', async ({ page }) => {
  test.slow(); // five reports
  await open(page, '/statistics/smartGridUnit', admin);
  for (const name of ENERGY) {
    await fromMenu(page, ['Statistics', 'Energy'], name);
    await firstRow(page);
  }
});

// covers VS-069, VS-070, VS-071, VS-072, VS-073, VS-074
test('five statistics of benefit and the smart-grid units are opened from the menu, each with rows', async ({
  page,
}) => {
  test.slow(); // six reports
  await open(page, '/statistics/smartGridUnit', admin);
  for (const name of BENEFIT) {
    await fromMenu(page, ['Statistics', 'Revenue'], name);
    await firstRow(page);
  }
  await fromMenu(page, ['Statistics'], 'Microgrid units');
  await firstRow(page);
});

// covers VS-075, VS-076, VS-077, VS-078, VS-079
test('the worked examples of the five calculators come out to two decimals, each on one sheet of paper', async ({
  page,
}) => {
  test.slow();
  await keepPaper(page);
  await open(page, '/calculator/pv', admin);
  const calculate = async (...figures: string[]) => {
    await page.getByRole('button', { name: 'Calculate' }).click();
    for (const figure of figures) await expect(page.getByRole('main').getByText(figure).first()).toBeVisible();
    await print(page, (printed += 1));
    expect(await pagesOnPaper(page)).toHaveLength(1);
  };
  let printed = 0;
  await fromMenu(page, ['Calculators'], 'PV returns');
  await calculate('814,560.00', '4.70', '20.72', '1,302,004.27', '3,542.98');
  await fromMenu(page, ['Calculators'], 'Charging returns');
  await page.getByRole('textbox', { name: /^Site rent a year/ }).fill('60000');
  await calculate('840.96', '967,104.00', '251,710.32', '3.81', '20.20');
  await fromMenu(page, ['Calculators'], 'Storage returns');
  await choose(page, 'Price template', /Jiangsu/);
  await calculate('1,200,000.00', '633.21', '557.22');
  await fromMenu(page, ['Calculators'], 'Off-grid sizing');
  await calculate('12.00', '80.00', '7.20');
  await fromMenu(page, ['Calculators'], 'On-grid sizing');
  await calculate('254.55');
});

// covers VS-078
test('a calculator begins with what a station says, and tells which inputs matter most', async ({ page }) => {
  await open(page, '/calculator/pv', admin);
  const price = page.getByRole('textbox', { name: /^Self-consumption price/ });
  const capacity = page.getByRole('textbox', { name: /^Capacity/ });
  await price.fill('0.8');
  await page.getByRole('combobox', { name: /^Take values from/ }).fill('Suzhou');
  await page.getByRole('option', { name: 'Suzhou Industrial Park' }).click();
  await expect(page.getByText(/^From Suzhou Industrial Park: Capacity$/)).toBeVisible();
  await expect(page.getByText(/^From PV revenue \d{4}: .*Feed-in price/)).toBeVisible();
  await expect(capacity).not.toHaveValue('254.55'); // what it begins with alone
  await expect(price).toHaveValue('0.8'); // typed by a person
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Find out' }).click();
  const most = page.getByRole('list', { name: 'What matters most: Net present value' });
  await expect(most.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: /^Show all \d+ inputs/ }).click();
  await expect(most.getByRole('listitem').filter({ hasText: 'Discount rate' })).toBeVisible();
  await page.getByRole('button', { name: 'Payback period', exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'What matters most: Payback period' }).getByRole('listitem').first(),
  ).toBeVisible();
});
