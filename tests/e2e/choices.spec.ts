import { admin } from './support/accounts';
import { sharedSession } from './support/backend';
import { choose, open, row, visit } from './support/console';
import { expect, test } from './support/test';
import { unique } from './support/unique';

// covers H-137, H-302
test('a lead takes a suggested region, a town of its own and an interest that the cloud has added', async ({
  page,
}) => {
  const name = unique('Mira');
  await visit(page, '/backOffice/lead/create', admin, /lead/i);
  await page.getByRole('textbox', { name: 'Customer name' }).fill(name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${name.toLowerCase().replaceAll(/\W/g, '')}@mail.example`);
  await page.getByRole('switch', { name: /^Consent/ }).check();
  await page.getByRole('combobox', { name: 'Country' }).fill('Netherl');
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await page.getByRole('textbox', { name: 'Post code' }).fill('9711AB');
  await page.getByRole('combobox', { name: 'Region' }).fill('Dren');
  await page.getByRole('option', { name: 'Drenthe' }).click();
  await page.getByRole('combobox', { name: 'City' }).click();
  await expect(page.getByRole('option')).toHaveText(['Assen', 'Emmen']); // those of the region alone
  await page.getByRole('combobox', { name: 'City' }).fill('Gieten');
  await page.getByRole('combobox', { name: 'City' }).press('Tab');
  await page.getByRole('combobox', { name: 'Interests' }).click();
  await page.getByRole('option', { name: 'Vehicle to home' }).click();
  await page.keyboard.press('Escape');
  await choose(page, 'Source', 'Partner app');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
  for (const text of ['Drenthe', 'Gieten', 'Vehicle to home', 'Partner app'])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
});

// covers H-298, H-301
test('a banner stands at a position that the cloud has added, in countries where the portal is offered', async ({
  page,
}) => {
  const title = unique('Opening');
  await open(page, '/backOffice/banner', admin);
  const { accessToken } = await sharedSession(admin);
  const banner = {
    title,
    imageUrl: '/offer.png',
    position: 'app_start',
    linkType: 'none',
    countryCodes: ['SE'],
    startTime: '2026-01-01 00:00:00',
    endTime: '2099-12-31 00:00:00',
    sort: 9,
  };
  const made = await page.request.post('/api/hems/iems-goeu-web/web/banner/create', {
    data: banner,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(await made.json()).toMatchObject({ code: '0000' });
  await choose(page, 'Position', 'App start');
  await page.getByRole('searchbox', { name: /^Search in/ }).fill(title);
  await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
  await expect(row(page, title)).toContainText('App start');

  await row(page, title).getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('combobox', { name: 'Position' })).toHaveText('App start');
  await page.getByRole('combobox', { name: 'Countries' }).click();
  await expect(page.getByRole('option', { name: 'Sweden' })).toBeVisible();
  // homes are managed there, promotions are not shown
  await expect(page.getByRole('option', { name: 'Portugal' })).toHaveCount(0);
});
