import { objectOf } from '@/schema/objectOf';
import { open } from './support/console';
import {
  as,
  crew,
  expectOffered,
  press,
  refusesAllElse,
  rowsOf,
  test,
  type Stage,
  type Walk,
  type Who,
  type WindowOf,
} from './support/moves';
import { expect } from './support/test';
import { unique } from './support/unique';
import { pagesOnPaper } from './support/paper';

const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const idOf = (row: Record<string, unknown> | undefined) => String(row?.id ?? '');

async function stationOf(name: string): Promise<{ readonly stationId: string; readonly deviceIds: string[] }> {
  const stations = rowsOf(await as('planner', '/smp/v3/web/common/workTicket/stationList', {}));
  const stationId = idOf(stations.find((one) => one.nameEn === name));
  return {
    stationId,
    deviceIds: rowsOf(await as('planner', '/smp/v3/web/common/deviceList', { stationId }))
      .slice(0, 1)
      .map(idOf),
  };
}

/**
 * Checks what stands open and what is refused, in the console for some of the people and in the backend for all.
 * Resolves the window of the last one.
 */
async function at(
  windowOf: WindowOf,
  walk: Walk,
  id: string,
  labels: Readonly<Record<string, string>>,
  stage: Stage,
  ...seen: readonly [Who, ...Who[]]
) {
  await refusesAllElse(walk, id, stage);
  for (const who of seen.slice(0, -1)) await expectOffered(windowOf, walk, id, who, namesOf(stage, labels, who));
  const last = seen.at(-1) ?? seen[0];
  return expectOffered(windowOf, walk, id, last, namesOf(stage, labels, last));
}
const namesOf = (stage: Stage, labels: Readonly<Record<string, string>>, who: Who) =>
  (stage.open[who] ?? []).map((move) => labels[move] ?? move);

const ORDERS: Walk = {
  base: '/iemscloud/workOrder/web/workOrder',
  page: '/workOrder/order',
  people: ['planner', 'issuer', 'leader', 'licensor'],
  moves: {
    approve: { path: 'sign/approve' },
    reject: { path: 'sign/reject', send: { opinion: 'no' } },
    process: { path: 'process' },
    handle: { path: 'handle/create', send: { handleTime: '2024-05-05 10:00:00', result: 'solved', content: 'done' } },
    submit: { path: 'process/submit' },
    confirm: { path: 'process/confirm' },
    checkApprove: { path: 'check/approve' },
    checkReject: { path: 'check/reject', send: { opinion: 'no' } },
    edit: { path: 'edit', send: { title: 'forged' } },
    delete: { path: 'delete' },
  },
};
const ORDER_LABELS = {
  approve: 'Approve',
  reject: 'Reject',
  process: 'Process',
  handle: 'Add handling record',
  submit: 'Submit',
  confirm: 'Confirm',
  checkApprove: 'Check approve',
  checkReject: 'Check reject',
};

async function givenOrder(title: string): Promise<string> {
  const users = rowsOf(await as('planner', '/iemscloud/integrated/web/workTicketUser/user/list', {}));
  const user = (part: string) => idOf(users.find(({ name }) => String(name).includes(part)));
  const order = {
    title,
    orderType: 'defect',
    level: 'high',
    ...(await stationOf('Utrecht Rooftop')),
    description: 'String 4 delivers nothing.',
    planStart: hour(2),
    planEnd: hour(8),
    signer: user('Wouter Smit'),
    handler: user('Jeroen de Boer'),
    checker: user('Meiling Lin'),
  };
  return String(objectOf((await as('planner', `${ORDERS.base}/create`, order)).data).id);
}

// covers VS-128, VR-024
test('a work order goes through every state by the right people, and nobody else moves it', async ({ windowOf }) => {
  test.setTimeout(240_000);
  const title = unique('Order');
  const id = await givenOrder(title);
  const own = ['edit', 'delete'];
  // the console lists moves; edit and delete have buttons of their own
  const see = (stage: Stage, ...who: [Who, ...Who[]]) => at(windowOf, ORDERS, id, ORDER_LABELS, stage, ...who);

  let page = await see(
    { state: 'pendingSign', open: { planner: own, issuer: ['approve', 'reject'] } },
    'leader',
    'issuer',
  );
  await press(page, 'Reject', async () =>
    page.getByRole('dialog').getByRole('textbox').fill('Say what is switched off.'),
  );
  await expect(page.getByText('“Say what is switched off.”')).toBeVisible();

  await see({ state: 'signRejected', open: { planner: own } }, 'issuer');
  page = await windowOf('planner');
  await open(page, `${ORDERS.page}/${id}/edit`, crew.planner);
  await page
    .getByLabel('Description', { exact: false })
    .or(page.getByLabel('Problem description'))
    .first()
    .fill('String 4 is switched off.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/\/edit$/); // it is left when it is saved; its heading names the order too
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  page = await see({ state: 'pendingSign', open: { planner: own, issuer: ['approve', 'reject'] } }, 'issuer');
  await press(page, 'Approve');
  page = await see({ state: 'pendingProcess', open: { leader: ['process'] } }, 'issuer', 'leader');
  await press(page, 'Process');

  // without a handling record it is not submitted: the console says why, the backend refuses
  page = await see({ state: 'processing', open: { leader: ['handle'] } }, 'licensor', 'leader');
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveAttribute(
    'aria-description',
    'Add at least one handling record first.',
  );
  expect((await as('leader', `${ORDERS.base}/handle/create`, { orderId: id, ...ORDERS.moves.handle?.send })).code).toBe(
    '0000',
  );
  page = await see({ state: 'processing', open: { leader: ['handle', 'submit'] } }, 'leader');
  await press(page, 'Submit');
  await see({ state: 'pendingConfirm', open: { planner: ['confirm'] } }, 'leader');
  page = await expectOffered(windowOf, ORDERS, id, 'planner', ['Confirm']);
  await press(page, 'Confirm');

  page = await see(
    { state: 'pendingCheck', open: { licensor: ['checkApprove', 'checkReject'] } },
    'leader',
    'licensor',
  );
  await press(page, 'Check reject', async () =>
    page.getByRole('dialog').getByRole('textbox').fill('The label is missing.'),
  );
  page = await see({ state: 'processing', open: { leader: ['handle', 'submit'] } }, 'leader');
  await press(page, 'Submit');
  await see({ state: 'pendingConfirm', open: { planner: ['confirm'] } }, 'leader');
  expect((await as('planner', `${ORDERS.base}/process/confirm`, { id })).code).toBe('0000');
  page = await see({ state: 'pendingCheck', open: { licensor: ['checkApprove', 'checkReject'] } }, 'licensor');
  await press(page, 'Check approve');
  page = await see({ state: 'filed', open: {} }, 'licensor', 'leader');
  await expect(page.getByText('No further steps.')).toBeVisible();
  expect(
    rowsOf(await as('planner', `${ORDERS.base}/filed/page`, { pageNum: 1, pageSize: 50 })).map(({ id: one }) => one),
  ).toContain(id);
});

const TICKETS: Walk = {
  base: '/smp/v3/web/workTicket',
  page: '/workTicket/ticket',
  people: ['planner', 'issuer', 'leader', 'licensor', 'second'],
  moves: {
    submit: { path: 'update', send: { submit: true } },
    audit: { path: 'auditor', send: { result: 'pass' } },
    auditReject: { path: 'auditor', send: { result: 'reject', opinion: 'no' } },
    permit: { path: 'permit' },
    disclose: { path: 'disclose' },
    endApply: { path: 'endApply', send: { siteCleaned: true } },
    end: { path: 'end' },
    completion: { path: 'completion', send: { groundingRemoved: 1 } },
    changeUser: { path: 'changeUser' },
    approveChange: { path: 'changeUser/approve', send: { result: 'pass' } },
    rejectChange: { path: 'changeUser/approve', send: { result: 'reject', opinion: 'no' } },
    applyExtension: { path: 'applyExtension', send: { extendTo: '2999-01-01 00:00:00', extendReason: 'late' } },
    approveExtension: { path: 'applyExtension/approve', send: { result: 'pass' } },
    rejectExtension: { path: 'applyExtension/approve', send: { result: 'reject', opinion: 'no' } },
  },
};
const TICKET_LABELS = {
  submit: 'Submit',
  audit: 'Audit',
  auditReject: 'Refuse audit',
  permit: 'Permit',
  disclose: 'Safety briefing',
  endApply: 'Apply end',
  end: 'End',
  completion: 'Completion',
  changeUser: 'Change user',
  approveChange: 'Approve change',
  rejectChange: 'Refuse change',
  applyExtension: 'Apply extension',
  approveExtension: 'Approve extension',
  rejectExtension: 'Refuse extension',
};

async function givenTicket() {
  const people = rowsOf(await as('planner', '/smp/v3/web/workTicketUser/page', { pageNum: 1, pageSize: 50 }));
  const person = (part: string) => idOf(people.find(({ name }) => String(name).includes(part)));
  const memberIds = [person('Saar Staff'), person('Koen Dijkstra')];
  const ticket = {
    ticketType: 'first',
    ...(await stationOf('Utrecht Rooftop')),
    department: 'Service',
    leaderId: person('Jeroen'),
    memberIds,
    issuerId: person('Wouter'),
    licensorId: person('Meiling'),
    workPlace: 'Roof B',
    workContent: 'Replace the fuses.',
    workCondition: 'powerOff',
    planStart: hour(1),
    planEnd: hour(9),
    hazards: [{ hazard: 'Shock', control: 'Earth it' }],
    isolationMeasures: [{ content: 'Open the breaker', number: '101' }],
    groundingMeasures: [{ content: 'Fit earthing', groundingNo: 'D-1' }],
    barrierMeasures: [{ content: 'Put up a barrier' }],
  };
  const created = await as('planner', `${TICKETS.base}/save`, ticket);
  return { id: String(objectOf(created.data).id), memberIds, second: person('Zhiyuan') };
}

// covers VS-126, VR-025
test('a work ticket goes through every state, with a change of leader and an extension beside the work', async ({
  windowOf,
}) => {
  test.setTimeout(300_000);
  const { id, memberIds, second } = await givenTicket();
  const see = (stage: Stage, ...who: [Who, ...Who[]]) => at(windowOf, TICKETS, id, TICKET_LABELS, stage, ...who);
  const does = async (who: Who, move: string, more: object = {}) => {
    const { path = '', send } = TICKETS.moves[move] ?? {};
    expect(await as(who, `${TICKETS.base}/${path}`, { id, ...send, ...more }), `${move} by ${who}`).toMatchObject({
      code: '0000',
    });
  };

  let page = await see({ state: 'saved', open: { planner: ['submit'] } }, 'issuer', 'planner');
  await press(page, 'Submit');
  page = await see({ state: 'pendingAudit', open: { issuer: ['audit', 'auditReject'] } }, 'planner', 'issuer');
  await press(page, 'Refuse audit', async () =>
    page.getByRole('dialog').getByRole('textbox').fill('Where is it earthed?'),
  );
  page = await see({ state: 'auditRejected', open: { planner: ['submit'] } }, 'planner');
  await press(page, 'Submit');
  page = await see({ state: 'pendingAudit', open: { issuer: ['audit', 'auditReject'] } }, 'issuer');
  await press(page, 'Audit');

  // not before every measure is executed
  await see({ state: 'pendingPermit', open: {} }, 'leader');
  page = await expectOffered(windowOf, TICKETS, id, 'licensor', ['Permit']);
  await page.getByRole('button', { name: 'Permit', exact: true }).click();
  const permit = page.getByRole('dialog', { name: 'Permit' });
  await permit.getByRole('button', { name: 'Permit', exact: true }).click();
  await expect(permit.getByText('Every safety measure must be marked as executed.')).toBeVisible();
  for (const one of await permit.getByRole('switch').all()) await one.check();
  await permit.getByRole('button', { name: 'Permit', exact: true }).click();
  await expect(permit).toHaveCount(0);

  // not before every member has signed
  await see({ state: 'pendingDisclose', open: {} }, 'licensor');
  expect((await as('leader', `${TICKETS.base}/disclose`, { id, discloseSigners: memberIds.slice(0, 1) })).msg).toBe(
    'Every team member must sign the safety briefing.',
  );
  await does('leader', 'disclose', { discloseSigners: memberIds });

  const working = ['applyExtension', 'endApply'];
  await see({ state: 'working', open: { leader: working } }, 'issuer');
  page = await expectOffered(windowOf, TICKETS, id, 'leader', ['Apply end', 'Apply extension', 'Change user']);
  await does('leader', 'applyExtension', { extendTo: hour(20) });
  await does('leader', 'changeUser', { newLeaderId: second, changeReason: 'Called elsewhere' });
  // both wait for approval at the same time, each for its own person, and the work does not end meanwhile
  await see(
    {
      state: 'working',
      open: { issuer: ['approveChange', 'rejectChange'], licensor: ['approveExtension', 'rejectExtension'] },
    },
    'issuer',
    'licensor',
    'leader',
  );
  await does('licensor', 'rejectExtension');
  page = await see({ state: 'working', open: { issuer: ['approveChange', 'rejectChange'] } }, 'issuer');
  await press(page, 'Approve change');
  // the new leader ends, the old one cannot any more; each request is made once
  await see({ state: 'working', open: { second: ['endApply'] } }, 'leader', 'second');
  await does('second', 'endApply');
  page = await see({ state: 'endPending', open: { licensor: ['end'] } }, 'second', 'licensor');
  await press(page, 'End');
  page = await see({ state: 'ended', open: { licensor: ['completion'] } }, 'licensor');
  await press(page, 'Completion', async () =>
    page
      .getByRole('dialog')
      .getByLabel(/^Grounding wires removed/)
      .fill('1'),
  );
  page = await see({ state: 'completed', open: {} }, 'licensor', 'planner');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Print WT-/ });
  await expect(form.getByRole('table').first()).toContainText('Utrecht Rooftop');
  await page.evaluate(() => {
    window.print = () => (document.documentElement.dataset.printed = document.title);
  });
  await form.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^WT-/);
  // on paper the form stands alone, as text, however many pages it takes
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-view').getByText('Replace the fuses.')).toBeVisible();
  await expect(form).toBeHidden();
  expect((await pagesOnPaper(page)).length).toBeGreaterThan(0);
});

test('of two who act at once one wins, and the other sees why and keeps what was typed', async ({ page, browser }) => {
  const id = await givenOrder(unique('Race'));
  await open(page, `${ORDERS.page}/${id}/show`, crew.issuer);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await dialog.getByRole('textbox').fill('I am not sure about the plan.');

  const other = await browser.newPage();
  await open(other, `${ORDERS.page}/${id}/show`, crew.issuer);
  await press(other, 'Approve');
  await other.close();

  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog.getByText(/Somebody was faster: “Approve” by Wouter Smit/)).toBeVisible();
  await expect(dialog.getByText('This step is no longer available.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('I am not sure about the plan.');
  await expect(dialog.getByRole('button', { name: 'Reject', exact: true })).toBeDisabled();
  expect(objectOf((await as('planner', `${ORDERS.base}/detail`, { id })).data).status).toBe('pendingProcess');
});

test('the board shows lanes with their numbers, goes by keyboard, and a dragged card asks before it moves', async ({
  page,
}) => {
  const title = unique('Card');
  const id = await givenOrder(title);
  await open(page, `${ORDERS.page}?filter=${encodeURIComponent(JSON.stringify({ title }))}`, crew.issuer);
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const lane = page.getByRole('region', { name: 'To be signed, 1 records' });
  const card = lane.getByRole('listitem').filter({ hasText: title });
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: title }).focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem', { name: 'Approve', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Assigned to me' }).click();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve' });
  await expect(dialog).toContainText('To be handled');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(objectOf((await as('planner', `${ORDERS.base}/detail`, { id })).data).status).toBe('pendingProcess');
});
