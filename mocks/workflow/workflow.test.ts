import { beforeEach, describe, expect, it } from 'vitest';
import { boolean, dateTime, defineResource, enumeration, number, reference, rows, section, text } from '@/dsl';
import { accountTables } from '../account/tables';
import type { BackendModule } from '../module';
import { buttonId, seedMenus } from '../seed/seedMenus';
import { at, listAt, testBackend } from '../testing';

const job = defineResource({
  name: 'test/job',
  api: {
    base: '/test/web/job',
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST update',
    delete: 'POST delete',
  },
  fields: {
    name: text({ required: true, max: 20 }),
    state: enumeration(['draft', 'review', 'working', 'done', 'dropped'], { readOnly: true }),
    more: enumeration(['none', 'pending', 'given', 'refused'], { readOnly: true }),
    boss: reference('account/user'),
    steps: rows({ name: text(), done: boolean() }),
    count: number({ min: 0, readOnly: true }),
    since: dateTime({ readOnly: true }),
    approvedBy: text({ readOnly: true }),
    price: number({ permission: { see: 'seePrice' } }),
  },
  form: [section('basic', ['name', 'boss', 'steps', 'price'])],
  standard: {
    edit: { visible: { state: { in: ['draft', 'dropped'] } } },
    delete: { visible: { state: 'draft' }, assignee: 'boss' },
  },
  workflow: {
    state: 'state',
    path: ['draft', 'review', 'working', 'done'],
    since: 'since',
    onEdit: { dropped: 'draft' },
    comment: { opinion: text({ max: 20 }) },
    transitions: {
      submit: { from: ['draft'], to: 'review', call: 'POST update', send: { submit: true } },
      approve: {
        from: ['review'],
        to: 'working',
        assignee: 'boss',
        call: 'POST decide',
        send: { pass: 1 },
        comment: 'optional',
      },
      drop: {
        from: ['review'],
        to: 'dropped',
        assignee: 'boss',
        call: 'POST decide',
        send: { pass: 0 },
        comment: 'required',
      },
      tick: {
        from: ['working'],
        call: 'POST tick',
        form: { steps: rows({ name: text({ readOnly: true }), done: boolean() }, { sameRows: true }) },
        guards: { stepsDone: { steps: { every: { done: true } } } },
      },
      finish: {
        from: ['working'],
        to: 'done',
        call: 'POST finish',
        guards: { stepsDone: { steps: { every: { done: true } } }, counted: { count: { gt: 0 } } },
        form: { count: number({ min: 0 }) },
      },
    },
    parallel: {
      more: {
        state: 'more',
        within: ['working'],
        transitions: {
          ask: { from: ['none'], to: 'pending', call: 'POST ask' },
          give: { from: ['pending'], to: 'given', assignee: 'boss', call: 'POST give', send: { result: 'pass' } },
          refuse: {
            from: ['pending'],
            to: 'refused',
            assignee: 'boss',
            call: 'POST give',
            send: { result: 'reject' },
            comment: 'required',
          },
        },
      },
    },
    log: 'POST log/list',
  },
});

const area: BackendModule = {
  name: 'test',
  hooks: () => ({
    'test/job': {
      transitioned: (row, { key, incoming }) =>
        key === 'approve' ? { ...row, approvedBy: incoming.visitor?.user.name } : row,
    },
  }),
  seed: (context) =>
    seedMenus(context, 'enterprise', [
      { router: 'job', name: '任务', nameEn: 'Jobs', path: '/test/job', component: 'test/job' },
    ]),
};
const BASE = '/test/web/job';
const ADMIN = 'admin@demo.energy';

describe('a workflow in the reference backend', () => {
  const made = () => testBackend({ extra: [job], modules: [area], samples: false });
  let backend = made();
  let [admin, tenant, adminId] = ['', '', ''];
  beforeEach(async () => {
    backend = made();
    admin = await backend.token(ADMIN);
    tenant = await backend.token('tenant@demo.energy');
    adminId = String(at(await backend.login(ADMIN), 'userId'));
    admin = await backend.token(ADMIN);
  });
  const post = (call: string, params: object, token = admin) => backend.call(`POST ${BASE}/${call}`, params, token);
  const create = async (more: object = {}) => String(at(await post('create', { name: 'One', ...more }), 'id'));
  const read = async (id: string) => (await post('detail', { id })).data;

  it('begins where its machines begin, and goes on by its transitions', async () => {
    const id = await create({ boss: adminId });
    expect(await read(id)).toMatchObject({ state: 'draft', more: 'none' });
    expect((await post('update', { id, submit: true, fromState: 'draft' })).code).toBe('0000');
    expect((await post('decide', { id, pass: 1, fromState: 'review', opinion: 'fine' })).code).toBe('0000');
    expect(await read(id)).toMatchObject({ state: 'working', approvedBy: 'Iris van den Berg' });
    expect((await post('finish', { id, count: 2 })).code).toBe('0000');
    expect(await read(id)).toMatchObject({ state: 'done', count: 2 });
  });

  it('saves without moving when the flag is not sent, and neither when the transition is refused', async () => {
    const id = await create();
    expect((await post('update', { id, name: 'Two' })).code).toBe('0000');
    expect(await read(id)).toMatchObject({ state: 'draft', name: 'Two' });
    await post('update', { id, submit: true });
    expect((await post('update', { id, name: 'Three', submit: true })).code).toBe('4000');
    expect(await read(id)).toMatchObject({ state: 'review', name: 'Two' });
  });

  it('refuses transitions from other states', async () => {
    const id = await create();
    for (const call of ['decide', 'finish', 'ask', 'give'])
      expect(await post(call, { id, pass: 1, result: 'pass' }), call).toMatchObject({
        code: '4000',
        msg: 'This is not possible in the present state.',
      });
    expect(await read(id)).toMatchObject({ state: 'draft', more: 'none' });
  });

  it('tells the second of two that somebody was faster', async () => {
    const id = await create();
    await post('update', { id, submit: true });
    expect((await post('decide', { id, pass: 1, fromState: 'review' })).code).toBe('0000');
    const late = await post('decide', { id, pass: 0, fromState: 'review', opinion: 'no' });
    expect(late).toMatchObject({
      code: '4009',
      msg: expect.stringMatching(/Somebody was faster: “approve” by Iris van den Berg .* now “working”/),
    });
    expect(await post('update', { id, name: 'Late', fromState: 'draft' })).toMatchObject({ code: '4009' });
    expect(await read(id)).toMatchObject({ state: 'working', name: 'One' });
  });

  it('asks whose turn it is', async () => {
    const id = await create({ boss: 'x' }).catch(() => '');
    expect(id).toBe('undefined'); // a boss that does not exist
    const own = await create({ boss: adminId });
    expect(await post('delete', { id: own }, tenant)).toMatchObject({ code: '4004' });
    const other = listAt(await backend.call('GET /account/v3/web/user/page', { pageNum: 1, pageSize: 50 }, admin)).find(
      (user) => user.id !== adminId,
    );
    const theirs = await create({ boss: other?.id });
    await post('update', { id: theirs, submit: true });
    expect(await post('decide', { id: theirs, pass: 1 })).toMatchObject({
      code: '4000',
      msg: 'This is for somebody else to do: the record names who.',
    });
    expect(await post('delete', { id: theirs })).toMatchObject({ code: '4000' });
  });

  it('asks why, and keeps to the guards with what the form says', async () => {
    const id = await create({ steps: [{ done: false }] });
    await post('update', { id, submit: true });
    expect(at(await post('decide', { id, pass: 0 }), 'errors')).toEqual({ opinion: 'This field is required.' });
    await post('decide', { id, pass: 1 });
    expect((await post('finish', { id, count: 1 })).code).toBe('4000');
    expect((await post('finish', { id, count: 0 })).code).toBe('4000');
    expect(await read(id)).toMatchObject({ state: 'working' });
  });

  it('fills in the rows there are, whatever rows are sent', async () => {
    const id = await create({ steps: [{ name: 'Open' }, { name: 'Earth' }] });
    await post('update', { id, submit: true });
    await post('decide', { id, pass: 1 });
    for (const steps of [undefined, [], [{ done: true }]])
      expect((await post('tick', { id, steps })).code, JSON.stringify(steps)).toBe('4000');
    expect(
      (await post('tick', { id, steps: [{ name: 'Forged', done: true }, { done: true }, { done: true }] })).code,
    ).toBe('0000');
    expect(await read(id)).toMatchObject({
      state: 'working',
      steps: [
        { name: 'Open', done: true },
        { name: 'Earth', done: true },
      ],
    });
  });

  it('decides requests beside the workflow', async () => {
    const id = await create();
    await post('update', { id, submit: true });
    expect((await post('ask', { id })).code).toBe('4000');
    await post('decide', { id, pass: 1 });
    expect((await post('ask', { id, fromMore: 'none' })).code).toBe('0000');
    expect(await read(id)).toMatchObject({ state: 'working', more: 'pending' });
    expect((await post('give', { id, result: 'reject', opinion: 'not now' })).code).toBe('0000');
    expect(await read(id)).toMatchObject({ state: 'working', more: 'refused' });
    expect(await post('give', { id, result: 'pass', fromMore: 'pending' })).toMatchObject({ code: '4009' });
  });

  it('tells who did what, when, why, and what changed', async () => {
    const id = await create({ boss: adminId });
    await post('update', { id, name: 'Two' });
    await post('update', { id, submit: true });
    await post('decide', { id, pass: 0, opinion: 'too dear' });
    await post('update', { id, boss: null });
    const log = listAt(await post('log/list', { id }), '');
    expect(log.map(({ action, from, to, remark, user }) => [action, from, to, remark, user])).toEqual([
      ['edit', 'dropped', 'draft', '', 'Iris van den Berg'],
      ['drop', 'review', 'dropped', 'too dear', 'Iris van den Berg'],
      ['submit', 'draft', 'review', '', 'Iris van den Berg'],
      ['edit', 'draft', 'draft', '', 'Iris van den Berg'],
      ['create', null, 'draft', '', 'Iris van den Berg'],
    ]);
    expect(log.map(({ changes }) => changes)).toEqual([
      [{ field: 'boss', before: 'Iris van den Berg', after: '' }],
      [],
      [],
      [{ field: 'name', before: 'One', after: 'Two' }],
      [],
    ]);
    expect(log[0]?.time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await post('log/list', { id }, '')).status).toBe(401);
  });

  it('tells nothing of fields the reader may not see', async () => {
    const id = await create({ name: 'One', price: 3 });
    await post('update', { id, name: 'Two', price: 4 });
    const told = async () =>
      listAt(await post('log/list', { id }, await backend.token(ADMIN)), '0.changes').map(({ field }) => field);
    expect(await told()).toEqual(['name', 'price']);
    accountTables(backend.store).menus.remove(buttonId('enterprise', 'job', 'seePrice'));
    expect(await told()).toEqual(['name']);
  });
});
