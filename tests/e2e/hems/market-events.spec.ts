import { admin } from '../support/accounts';
import { open, row } from '../support/console';
import { fillForm } from '../support/fillForm';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

// covers H-304, H-305
test('an event of the market is recorded on its report and stands below it, on its day alone', async ({ page }) => {
  const title = unique('Outage');
  await open(page, '/market/report', admin);
  await expect(page.getByRole('heading', { level: 2, name: 'Events of the day' })).toBeVisible();
  await page.getByRole('button', { name: 'Record an event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await fillForm(dialog, {
    'Event type': 'Grid event',
    Title: title,
    Content: 'A line is out until the evening.',
    Impact: 'High',
  });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, title)).toContainText('Grid event');
  await expect(row(page, title)).toContainText('Iris van den Berg');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(row(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(row(page, title)).toBeVisible();
});
