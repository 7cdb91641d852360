import type { Page } from '@playwright/test';
import { seedId } from '../../../mocks/core/ids';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { open } from '../support/console';
import { counted, envelope, fulfil } from '../support/faults';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 2400 } });

const USER = seedId('customer 100001 0');
const DETAIL = '/homeManagement/home/userDetail';
const activity = (page: Page, query = '') => open(page, `${DETAIL}/strategyActivityAnalysis?id=${USER}${query}`, admin);
const result = (page: Page, query = '') => open(page, `${DETAIL}/strategyResultAnalysis?id=${USER}${query}`, admin);
const call = (name: string) => new RegExp(`/iems-goeu-web/web/${name}$`);

// covers HS-012, HS-013, HS-014, HS-015, HS-017, HS-024
test('what a user set and what strategies did on a day', async ({ page }) => {
  test.slow();
  await activity(page);
  await expect(page.getByRole('heading', { level: 1, name: /sanne\.devries/ })).toBeVisible();
  const settings = page.getByRole('region', { name: 'User and settings' });
  await expect(settings.getByText(USER)).toBeVisible();

  const request = page.waitForRequest(call('analysis/userSnapshot'));
  await settings
    .getByRole('listitem', { name: 'Capacity charge (Beta)' })
    .getByRole('button', { name: 'More detail' })
    .click();
  await request; // its details are asked for when they are opened
  const drawer = page.getByRole('dialog', { name: 'Capacity charge (Beta)' });
  await expect(drawer.getByText('Target power')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByRole('region', { name: 'AI strategy', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Actual strategy', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Configure rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Configure rules' });
  await rules.getByRole('checkbox').first().setChecked(true);
  await expect(
    rules.getByText(/^\d+ rules have been selected\. Click Confirm to save the configuration\.$/),
  ).toBeVisible();
  const bound = page.waitForRequest(call('analysis/alarm/rule/bind'));
  await rules.getByRole('button', { name: 'Confirm' }).click();
  expect((await bound).postDataJSON()).toMatchObject({ cuserId: USER, ruleType: 2 });
  await expect(rules).toBeHidden();

  await page.getByRole('button', { name: 'View alarms' }).click();
  const alarms = page.getByRole('dialog', { name: 'Alarms' });
  await expect(alarms.getByRole('columnheader', { name: 'SN' })).toBeVisible();
  await alarms.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await expect(page.getByRole('button', { name: 'Next day' })).toBeEnabled();
});

// covers HS-027, HS-029, HS-030, HS-031, HR-108, HR-209
test('from results to a single forecast, all in the address, and back', async ({ page }) => {
  test.slow();
  await result(page);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(page).toHaveURL(/dateType=2/);
  await page.getByRole('tab', { name: 'Load' }).click();
  await page.getByRole('link', { name: 'Data analysis' }).click();
  await expect(page).toHaveURL(/dataAnalysis\?.*tabValue=3/);

  const bars = page
    .getByRole('radiogroup')
    .filter({ has: page.getByRole('radio', { name: /Accuracy rate/ }) })
    .getByRole('radio');
  await expect(bars.first()).toHaveAttribute('aria-checked', 'true');
  await bars.nth(1).click();
  await expect(bars.nth(1)).toHaveAttribute('aria-checked', 'true');
  await expect(page).toHaveURL(/tradeDateTime=/);
  await bars.nth(1).press('ArrowLeft');
  await bars.first().press('Enter');
  await expect(bars.first()).toHaveAttribute('aria-checked', 'true');

  await expect(page.getByRole('columnheader', { name: /24 h before/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  const view = page.getByRole('dialog', { name: 'Forecasts of a time point' });
  await expect(view.getByText('Average MAE')).toBeVisible();
  await expect(page).toHaveURL(/timePoint=/);
  await view.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Download' }).click();
  const days = page.getByRole('dialog', { name: 'Select date range' });
  const saved = page.waitForEvent('download');
  await days.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/load/);

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`strategyResultAnalysis\\?.*id=${USER}`));
});

// covers HR-074, FR-156, HS-032
test('without its code there is no page, and nulls everywhere leave the pages standing', async ({ page }) => {
  for (const name of [
    'analysis/userSnapshot',
    'analysis/powerAnalysis',
    'analysis/strategyAnalysis',
    'analysis/strategy/actual',
    'analysis/strategy/time',
    'analysis/alarm/config',
    'analysis/userBehavior',
    'ai/accuracy/load',
    'ai/accuracy/list',
  ])
    await page.route(call(name), (route) => fulfil(route, envelope(null)));
  await activity(page);
  await expect(page.getByRole('heading', { level: 1, name: `User ${USER}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'User and settings' })).toBeVisible();
  await open(page, `/homeManagement/home/dataAnalysis?useId=${USER}&tabValue=3`, admin);
  await expect(page.getByText('There are no forecasts of these days').first()).toBeVisible();
});

// covers H-057, H-058, HR-202, HR-203
test('the switch of the alarms: what comes while it is on pops up and closes by itself; nothing is asked once the page is left', async ({
  page,
}) => {
  const other = seedId('customer 100002 0'); // nobody else's
  const requests = counted(page, call('analysis/alarm/monitor'));
  let count = 0;
  await page.route(call('analysis/alarm/monitor'), async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { list: unknown[] } };
    count += 1;
    answer.data.list.push({
      id: `new ${count}`,
      time: '2026-01-01 10:00:00',
      alarmSeverity: 1,
      remark: `Off limits ${count}`,
    });
    await route.fulfill({ response, body: JSON.stringify(answer) });
  });
  await page.clock.install();
  await open(page, `${DETAIL}/strategyActivityAnalysis?id=${other}`, admin);
  const alarms = page.getByRole('switch', { name: 'Alarm notification' });
  await expect(alarms).toBeEnabled();
  if (await alarms.isChecked()) await alarms.click();
  await expect(alarms).not.toBeChecked();
  const before = requests.times;
  await page.clock.runFor(30_000);
  expect(requests.times).toBe(before);

  const kept = page.waitForRequest(call('analysis/alarm/config/update'));
  await alarms.click();
  expect((await kept).postDataJSON()).toEqual({ cuserId: other, alarmNotificationSwitch: 1 });
  await expect(alarms).toBeChecked();
  const log = page.getByRole('log', { name: 'New alarms' });
  const first = log.getByText(/^Off limits \d+$/).first();
  await expect(first).toBeVisible();
  const text = await first.innerText();
  await page.clock.runFor(10_500);
  await expect(log.getByText(text, { exact: true })).toHaveCount(0);
  await expect(first).toBeVisible();

  await page.getByRole('tab', { name: 'Strategy result analysis' }).click();
  await expect(page.getByRole('region', { name: 'Bill analysis', exact: true })).toBeVisible();
  await expect(page.getByText(/Off limits/)).toHaveCount(0);
  const left = requests.times;
  await page.clock.runFor(30_000);
  expect(requests.times).toBe(left);
  await page.getByRole('tab', { name: 'Strategy activity analysis' }).click();
  await expect(alarms).toBeChecked();
  await alarms.click();
  await expect(alarms).not.toBeChecked();
  await page.unrouteAll({ behavior: 'wait' }); // one may be on its way
});

test('alarms pop up while the switch is on', async ({ page }) => {
  let count = 0;
  await page.route(call('analysis/alarm/monitor'), (route) =>
    fulfil(
      route,
      envelope({
        list: [
          {
            id: 'a1',
            time: '2026-01-01 10:00:00',
            alarmSeverity: 2,
            alarmSeverityDesc: 'Warning',
            remark: `Something is off ${(count += 1)}`,
          },
        ],
      }),
    ),
  );
  await page.route(call('analysis/alarm/config'), (route) => fulfil(route, envelope({ alarmNotificationSwitch: 1 })));
  await activity(page);
  const log = page.getByRole('log', { name: 'New alarms' });
  await expect(log.getByText('Something is off 1')).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).click();
  await expect(log.getByText(/Something is off/)).toHaveCount(0);
});
