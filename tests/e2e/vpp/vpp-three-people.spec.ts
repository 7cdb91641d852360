import { objectOf } from '@/schema/objectOf';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { fromMenu } from '../support/cloud';
import { exported, row, rowAction } from '../support/console';
import { press, rowsOf } from '../support/moves';
import { expect, test } from '../support/test';
import { givenCrew, type Crew, type Part } from '../support/vppCrew';

/*
 * A notice until its bill was sent, by three people who may each do a part of it. The steps follow one another at one
 * server, whose clock is put forward from step to step.
 */
test.describe.configure({ mode: 'serial' });

const NOTICES = '/trade/web/vpp/trade/notice';
const RESULTS = '/trade/web/vpp/trade/treatment/result';
const ORDERS = '/plan/web/vpp/responseOrder';
const LINES = '/settlement/web/responseOrderInfo';
const BILLS = '/settlement/web/settlement/customTemporary';
const PLANT = 'Utrecht-Brabant VPP';
const OTHER_PLANT = 'Suzhou Park VPP';
/** Who gives how much, kW. Together they are what is bid. */
const SHARES = { 'Waalwijk production lines': '30', 'Zaanse Werf production lines': '20' } as const;

let crew: Crew;
const story = { notice: '', title: '', day: '', order: '', orderNo: '' };

test.beforeAll(async () => {
  test.setTimeout(180_000); // a server of its own makes its whole world first
  crew = await givenCrew();
});
test.afterAll(async () => crew?.stop());

const first = async (who: Part, path: string, params: object, wanted: (row: Record<string, unknown>) => boolean) => {
  const found = rowsOf(await crew.as(who, path, { pageNum: 1, pageSize: 200, ...params })).find(wanted);
  expect(found, `${path} ${JSON.stringify(params)}`).toBeDefined();
  return found ?? {};
};
/** The call is not theirs: the backend says no, whatever the console shows. */
const refused = async (path: string, params: object, ...people: readonly Part[]) => {
  for (const who of people)
    expect(await crew.as(who, path, params), `${path} by ${who}`).toMatchObject({ status: 403 });
};
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const orderOf = async (browser: Browser, who: Part): Promise<Page> => {
  const page = await crew.at(browser, who, `/vpp/plan/responseOrder/${story.order}/show`);
  await expect(page.getByRole('heading', { level: 1, name: story.orderNo })).toBeVisible();
  return page;
};
const offered = async (page: Page, moves: readonly string[], not: readonly string[]) => {
  for (const name of moves) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of not) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
};

const typeDays = async (page: Page, day: string) => {
  for (const label of ['Period from', 'Period to']) {
    const first = page.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first();
    await first.click();
    await expect(first).toBeFocused();
    await page.keyboard.type(day.replaceAll('-', ''));
  }
};

// covers VS-011, VS-013, VS-010
test('the planner takes part in a notice, declares a resource and bids; nobody else can', async ({ browser }) => {
  test.slow();
  const found = await first(
    'planner',
    `${NOTICES}/list`,
    {},
    (one) => one.processStatus === 'pending' && one.source === 'platform' && one.responseType === 'peakShaving',
  );
  Object.assign(story, { notice: String(found.id), title: String(found.title), day: String(found.responseDate) });
  await refused(
    `${NOTICES}/processStatus`,
    { id: story.notice, processStatus: 'declaring' },
    'dispatcher',
    'accountant',
  );

  const page = await crew.at(browser, 'planner', '/vpp/trade/notice');
  for (const name of ['Settlement', 'Plants'])
    await expect(menuOf(page).getByRole('button', { name, exact: true })).toHaveCount(0);
  await rowAction(page, String(found.noticeNo), 'Take part');
  await page.getByRole('dialog').getByRole('button', { name: 'Take part' }).click();
  await expect(row(page, String(found.noticeNo))).toContainText('Open for offers');

  await fromMenu(page, ['Trade'], 'Capacity offers');
  await page.getByRole('link', { name: 'Add offer', exact: true }).click();
  for (const [label, text] of [
    ['Trade notice', story.title],
    ['Resource', 'Waalwijk production lines'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(text);
    await page.getByRole('option', { name: text, exact: true }).click();
  }
  for (const [label, text] of [
    ['Start time', '18:00'],
    ['End time', '20:00'],
    ['Offered power', '30'],
    ['Offered price', '0.2'],
  ] as const) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await rowAction(page, story.title, 'Confirm');
  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(confirm).toHaveCount(0);
  await expect(row(page, story.title)).toContainText('Confirmed');

  await fromMenu(page, ['Trade'], 'Trade bids');
  await page.getByRole('link', { name: 'Bid', exact: true }).click();
  for (const [label, text] of [
    ['Trade notice', story.title],
    ['VPP', PLANT],
    ['Unit', `${PLANT} load unit`],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(text);
    await page.getByRole('option', { name: text, exact: true }).click();
  }
  for (const [at, [from, to]] of [
    ['18:00', '19:00'],
    ['19:00', '20:00'],
  ].entries()) {
    await page.getByRole('button', { name: 'Add a row' }).click();
    for (const [label, text] of [
      ['Start time', from],
      ['End time', to],
      ['Bid power', '50'],
      ['Bid price', '0.2'],
    ] as const) {
      await page
        .getByRole('textbox', { name: label })
        .nth(at)
        .fill(text ?? '');
    }
  }
  await page.getByRole('textbox', { name: 'Bid price' }).last().press('Tab');
  await expect(
    page.getByRole('region', { name: 'Check against the notice' }).getByText('The bid can be submitted.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^BID-/ })).toBeVisible();
  await page.close();
});

// covers VS-012, VS-013, VS-002, V-059, V-061, V-062
test('the market has cleared: the planner confirms what it took, and divides the order so that its parts add up', async ({
  browser,
}) => {
  test.slow();
  await crew.forward({ minutes: 26 * 60 + 5 });
  const page = await crew.at(browser, 'planner', '/vpp/trade/result');
  const result = await first('planner', `${RESULTS}/list`, {}, ({ noticeId }) => noticeId === story.notice);
  await refused(`${RESULTS}/confirm`, { id: result.id }, 'dispatcher', 'accountant');
  await expect(row(page, story.title)).toContainText('50.00 kW');
  await rowAction(page, story.title, 'Confirm');
  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(confirm).toHaveCount(0);
  await expect(row(page, story.title)).toContainText('Confirmed');
  const order = await first('planner', `${ORDERS}/list`, {}, ({ noticeId }) => noticeId === story.notice);
  Object.assign(story, { order: String(order.id), orderNo: String(order.orderNo) });

  await fromMenu(page, ['Trade'], 'Capacity offers');
  await rowAction(page, story.title, 'Edit clearing');
  const clearing = page.getByRole('dialog', { name: 'Edit clearing' });
  await clearing.getByRole('textbox', { name: 'Cleared power' }).fill('30');
  await clearing.getByRole('textbox', { name: 'Cleared price' }).fill('0.41');
  await clearing.getByRole('button', { name: 'Edit clearing', exact: true }).click();
  await expect(clearing).toHaveCount(0);
  await expect(row(page, story.title)).toContainText('Cleared');
  const list = await exported(page, page.getByRole('button', { name: 'Export', exact: true }), 'File from the server');
  expect(await readFile(await list.path(), 'utf8')).toContain('Waalwijk');
  const declared = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export offered resources', exact: true }).click();
  expect(await readFile(await (await declared).path(), 'utf8')).toContain('Waalwijk');

  await fromMenu(page, ['Plan'], 'Response orders');
  await page.getByRole('link', { name: story.orderNo, exact: true }).click();
  await offered(page, ['Assign'], ['Confirm', 'Send command', 'Stop']);
  const seen = await orderOf(browser, 'dispatcher');
  await offered(seen, [], ['Assign', 'Confirm', 'Send command']);
  await seen.close();
  await refused(`${ORDERS}/assign/saveAdjustList`, { id: story.order, list: [] }, 'dispatcher', 'accountant');

  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/not assigned/)).toBeVisible();
  for (const [name, power] of Object.entries(SHARES)) {
    await dialog.getByRole('textbox', { name: `Assigned power of ${name}` }).fill(power);
    await dialog.getByRole('checkbox', { name: `${name} is locked` }).check();
  }
  await expect(dialog.getByText('None: the whole target is assigned')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Assigned', { exact: true }).first()).toBeVisible();
  await offered(page, [], ['Confirm', 'Send command']);
  await page.close();
});

// covers VS-003, VS-005, VS-006
test('the dispatcher confirms, is asked twice, reads back what happened, and follows it to its end', async ({
  browser,
}) => {
  test.slow();
  await refused(`${ORDERS}/command/confirm`, { id: story.order }, 'planner', 'accountant');
  const page = await orderOf(browser, 'dispatcher');
  await offered(page, ['Confirm'], ['Assign', 'Send command']);
  await press(page, 'Confirm');
  await refused(`${ORDERS}/command/send`, { id: story.order }, 'planner', 'accountant');

  await page.getByRole('button', { name: 'Send command' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/2 resources will be told to use/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const send = dialog.getByRole('button', { name: 'Send command' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('textbox', { name: /^Type / }).fill(story.orderNo);
  await send.click();
  await expect(dialog.getByText(/^Not sent 0$/)).toBeVisible();
  await crew.forward({ minutes: 1 });
  await expect(dialog.getByText(/^Sending 0$/)).toBeVisible();
  const again = dialog.getByRole('button', { name: /^Send .* again/ });
  if (await again.count()) {
    await again.click();
    await crew.forward({ minutes: 1 });
  }
  await expect(dialog.getByText(/^Succeeded 2$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await offered(page, ['Stop'], ['Confirm', 'Send command']);
  await page.close();

  const slots: unknown = objectOf(
    (await crew.as('dispatcher', `${ORDERS}/run/data`, { orderId: story.order })).data,
  ).xlist;
  const begin = Date.parse(String(Array.isArray(slots) ? slots[0] : ''));
  await crew.forward({ until: new Date(begin + 40 * 60_000).toISOString() });
  const run = await crew.at(browser, 'dispatcher', '/vpp/plan/run');
  await expect(row(run, story.orderNo)).toContainText('Running');
  await row(run, story.orderNo).getByRole('cell', { name: 'Running' }).click();
  await run.getByRole('tab', { name: 'Resources' }).click();
  for (const name of Object.keys(SHARES))
    await expect(run.getByRole('tabpanel', { name: 'Resources' }).getByRole('row', { name })).toContainText(
      'Succeeded',
    );
  await run.close();

  await crew.forward({ until: new Date(begin + 3 * 3_600_000).toISOString() });
  const over = await orderOf(browser, 'dispatcher');
  await expect(over.getByText('Completed', { exact: true }).first()).toBeVisible();
  await offered(over, [], ['Stop']);
  await expect(menuOf(over).getByRole('button', { name: 'Settlement', exact: true })).toHaveCount(0);
  await over.close();
});

// covers VS-015, VS-016, VS-017, VS-019
test('the accountant sees it appraised, confirms what it is paid, and checks and sends the bill', async ({
  browser,
}) => {
  test.slow();
  const page = await crew.at(browser, 'accountant', '/vpp/settlement/appraisal');
  for (const name of ['Trade', 'Plan'])
    await expect(menuOf(page).getByRole('button', { name, exact: true })).toHaveCount(0);
  await rowAction(page, story.orderNo, 'How this was computed');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Recomputed from these inputs: matches.').first()).toBeVisible();
  await expect(drawer.getByText(/From the inputs shown it would be/)).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Close' }).click();

  await fromMenu(page, ['Settlement'], 'Order settlement');
  const lines = rowsOf(await crew.as('accountant', `${LINES}/settle/detail`, { orderId: story.order }));
  expect(lines.map(({ resourceName }) => resourceName).toSorted()).toEqual(Object.keys(SHARES).toSorted());
  await refused(`${LINES}/confirm`, { id: lines[0]?.id }, 'planner', 'dispatcher');
  for (const name of Object.keys(SHARES)) {
    const line = page.getByRole('row').filter({ hasText: story.orderNo }).filter({ hasText: name });
    await line.getByRole('button', { name: /^Confirm / }).click();
    await page.getByRole('dialog', { name: 'Confirm' }).getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(line).toContainText('Confirmed');
  }
  await fromMenu(page, ['Settlement'], 'Trade settlement');
  await expect(row(page, story.orderNo)).toContainText('Confirmed');

  await refused(`${BILLS}/generate`, {}, 'planner', 'dispatcher');
  await fromMenu(page, ['Settlement'], 'Ad-hoc bills');
  await page.getByRole('link', { name: 'Generate bill', exact: true }).click();
  await page.getByRole('textbox', { name: 'Bill name' }).fill('The bill of the notice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('GreenSource');
  await page.getByRole('option', { name: 'GreenSource Energy', exact: true }).click();
  for (const name of Object.keys(SHARES)) {
    await page.getByRole('combobox', { name: 'Resources' }).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await typeDays(page, story.day);
  await page.getByRole('textbox', { name: 'Receiver e-mail' }).fill('billing@greensource.example');
  await expect(page.getByRole('region', { name: 'Check before generating' }).getByRole('alert')).toContainText(
    'Nothing',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The bill of the notice' })).toBeVisible();

  const bill = await first('accountant', `${BILLS}/list`, {}, ({ billName }) => billName === 'The bill of the notice');
  const cents = (value: number) => Math.round(value * 100);
  const whole = lines.reduce((sum, { customerAmount }) => sum + cents(Number(customerAmount)), 0);
  expect(cents(Number(bill.payableAmount))).toBe(whole);
  await expect(page.getByText((whole / 100).toLocaleString('en', { minimumFractionDigits: 2 })).first()).toBeVisible();
  await refused(`${BILLS}/send`, { id: bill.id }, 'planner', 'dispatcher');
  await press(page, 'Send');
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  await offered(page, [], ['Send']);
  await fromMenu(page, ['Settlement'], 'Trade settlement');
  await expect(row(page, story.orderNo)).toContainText('Settled');
  await page.close();
});

// covers VS-019, V-082
test('bills of several plants are made one by one; what failed is told, and made again by itself', async ({
  browser,
}) => {
  test.slow();
  const line = await first(
    'accountant',
    `${LINES}/settle/detail`,
    {},
    ({ status, responseDate }) => status === 'editing' && responseDate !== story.day,
  );
  expect(await crew.as('accountant', `${LINES}/confirm`, { id: line.id })).toMatchObject({ code: '0000' });
  const page = await crew.at(browser, 'accountant', '/vpp/settlement/customBill');
  await page.getByRole('button', { name: 'Generate for several plants' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate for several plants' });
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('GreenSource');
  await page.getByRole('option', { name: 'GreenSource Energy', exact: true }).click();
  for (const plant of [PLANT, OTHER_PLANT]) {
    await dialog.getByRole('combobox', { name: 'VPPs' }).fill(plant);
    await page.getByRole('option', { name: plant, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await typeDays(page, String(line.responseDate));
  await dialog.getByRole('textbox', { name: 'Receiver e-mail' }).fill('billing@greensource.example');
  await dialog.getByRole('button', { name: 'Generate bills' }).click();
  const counts = dialog.getByRole('status').filter({ hasText: '1 of 2 bills made, 1 failed' });
  await expect(counts).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: PLANT })).toContainText('made');
  await expect(dialog.getByRole('listitem').filter({ hasText: OTHER_PLANT })).toContainText(
    'There is nothing to bill in these days.',
  );
  await dialog.getByRole('button', { name: 'Make the failed one again' }).click();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled();
  await expect(counts).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, `${PLANT} ${String(line.responseDate).slice(0, 7)}`)).toContainText('To be sent');
  await page.close();
});
