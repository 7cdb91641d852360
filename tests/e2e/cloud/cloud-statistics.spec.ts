import { admin } from '../support/accounts';
import { fromMenu } from '../support/cloud';
import { choose, open } from '../support/console';
import { keepPaper, pagesOnPaper, print } from '../support/paper';
import { expect, test } from '../support/test';

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
