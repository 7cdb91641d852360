import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { defineResource, enumeration, reference, text } from '@/dsl';
import { serve } from '@/api/testing/serve';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { createRegistry } from '@/data/registry/registry';
import type { Resource } from '@/schema';
import { renderAt } from '../testing/renderAt';
import { actionsCalled } from './actionsCalled';
import { readLog } from './readLog';
import WorkflowPanel from './WorkflowPanel';
import WorkflowRail from './WorkflowRail';

const ready = Promise.resolve();
const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} });
const request = enumeration(['none', 'pending']);
const order = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', detail: 'GET detail' },
  fields: {
    name: text({ required: true }),
    boss: reference('account/user'),
    state: enumeration(['draft', 'review', 'done', 'dropped'], { codeAliases: { in_review: 'review' } }),
    more: request,
    other: request,
  },
  workflow: {
    parallel: {
      more: {
        state: 'more',
        within: ['review'],
        transitions: { askMore: { from: ['none'], to: 'pending', call: 'POST more' } },
      },
      other: {
        state: 'other',
        within: ['review'],
        transitions: { askOther: { from: ['none'], to: 'pending', call: 'POST other' } },
      },
    },
    state: 'state',
    path: ['draft', 'review', 'done'],
    transitions: {
      submit: { from: ['draft'], to: 'review', call: 'POST submit' },
      approve: { from: ['review'], to: 'done', assignee: 'boss', call: 'POST approve' },
      drop: { from: ['review'], to: 'dropped', call: 'POST drop', comment: 'required' },
    },
    comment: { opinion: text() },
    log: { call: 'GET log', names: { user: 'operator' } },
  },
});
describe('readLog', () => {
  const { type, options } = order.fields.state;
  const read = (rows: readonly unknown[], names = {}) =>
    readLog(rows, names, {
      state: (wire) => type.decode(wire, options),
      isState: (code) => ['draft', 'review'].includes(code),
      isTransition: (code) => code === 'submit',
    });

  it('reads what is there, under the names of the call, and drops what is no row', () => {
    expect(read([null, { author: 'Li', to: 'in_review', time: '2026-01-02T03:04:05' }], { user: 'author' })).toEqual([
      { time: '2026-01-02 03:04:05', user: 'Li', action: '', from: '', to: 'review', remark: '', changes: [] },
    ]);
  });
  it('reads the names and codes of another cloud: known codes as such, others in its words', () => {
    const row = {
      operateTime: '2026-01-02 03:04:05',
      operator: { id: 7, name: 'Li' },
      fromStatus: { code: 'draft', desc: '草稿' },
      toStatus: { code: 'parked', desc: '搁置' },
      opinion: 'later',
      changes: null,
    };
    expect(
      read([
        { ...row, action: { code: 'submit', desc: '提交' } },
        { ...row, action: { code: 'park', desc: '搁置' } },
      ]),
    ).toMatchObject([
      {
        time: '2026-01-02 03:04:05',
        user: 'Li',
        action: 'submit',
        from: 'draft',
        to: '搁置',
        remark: 'later',
        changes: [],
      },
      { action: '搁置' },
    ]);
  });
});

describe('actionsCalled', () => {
  const ticket = defineResource({
    name: 'area/ticket',
    api: { base: '/area/web/ticket', page: 'POST page', create: 'POST save', edit: 'POST update' },
    fields: { state: enumeration(['saved', 'audit', 'refused', 'working']), change: request },
    workflow: {
      state: 'state',
      transitions: {
        submit: { from: ['saved', 'refused'], to: 'audit', call: 'POST update', send: { submit: true } },
        audit: { from: ['audit'], to: 'working', call: 'POST auditor', send: { result: 'pass' } },
        auditReject: { from: ['audit'], to: 'refused', call: 'POST auditor', send: { result: 'reject' } },
      },
      parallel: {
        change: {
          state: 'change',
          within: ['working'],
          transitions: {
            approve: { from: ['pending'], to: 'none', call: 'POST change/approve', send: { result: 'pass' } },
            refuse: { from: ['pending'], to: 'none', call: 'POST change/approve', send: { result: 'reject' } },
          },
        },
      },
    },
  });
  const called = (name: string, from = '', to = '', row = {}) => actionsCalled(ticket, { name, from, to, row });

  it('tells the transitions of one call apart by where they led, or by what was sent', () => {
    expect([
      called('auditor', 'audit', 'working'),
      called('auditor', 'audit', 'refused'),
      called('auditor', '', '', { result: 'reject' }),
    ]).toEqual([['audit'], ['auditReject'], ['auditReject']]);
    expect(called('POST /area/web/ticket/auditor', 'audit', 'working')).toEqual(['audit']);
    expect(called('change/approve', 'changePending', 'working')).toEqual(['approve', 'refuse']);
  });
  it('takes a save for one, unless it led where the transition does', () => {
    expect([called('save'), called('update', 'saved', 'saved'), called('update', 'saved', 'audit')]).toEqual([
      ['create'],
      ['edit'],
      ['submit'],
    ]);
  });
  it('knows no other words', () => expect([called(''), called('approve'), called('moved on')]).toEqual([[], [], []]));
});

describe('WorkflowPanel', () => {
  afterEach(cleanup);

  const rows = [
    {
      time: '2026-01-03 08:00:00',
      operator: 'Wu',
      action: 'drop',
      from: 'review',
      to: 'draft',
      remark: 'not yet',
      changes: [{ field: 'name', before: 'A', after: 'B' }],
    },
    { time: '2026-01-02 03:04:05', operator: 'Li', action: 'submit', from: 'draft', to: 'review', remark: 'please' },
  ];
  const draw = async (record: object, told: readonly object[] = rows, resource: Resource = order) => {
    serve(http.all('*/area/thing/*', () => HttpResponse.json({ code: '0000', msg: '', data: told })));
    const shown = { id: '7', state: 'review', ...record };
    const page = (
      <>
        <WorkflowPanel record={shown} />
        <WorkflowRail record={shown} />
      </>
    );
    await act(
      async () =>
        void renderAt(
          <RegistryProvider registry={registry} texts={{ ensureArea: () => ready }}>
            {page}
          </RegistryProvider>,
          { resource, at: '/area/thing/7/show', codes: ['approve', 'drop'] },
        ),
    );
  };

  it('says in words where the record stands, and what leads on', async () => {
    await draw({});
    await userEvent.click(await screen.findByRole('button', { name: 'As diagram' }));
    const states = within(
      (await screen.findAllByRole('list', { name: 'All states' }))[0] ?? document.body,
    ).getAllByRole('listitem');
    expect(states.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(states[1]?.textContent).toContain('In review');
    expect(states[0]?.textContent).toContain('Submit: leads to In review');
  });

  it('tells who did what, when, why, and what changed', async () => {
    await draw({});
    const [last, first] = within(await screen.findByRole('list', { name: 'History' }))
      .getAllByRole('listitem')
      .filter((one) => one.textContent?.includes('·'));
    expect(last?.textContent).toContain('In review → Draft');
    expect(last?.textContent).toContain('“not yet”');
    expect(last?.textContent).toContain('Name: A → B');
    expect(first?.textContent).toContain('Submit · Draft → In review');
    expect(first?.textContent).toContain('Li');
  });

  it('leaves open which of two hours it was when the clocks of the site go back, in the log and on its way', async () => {
    await draw({ timeZone: 'Europe/Amsterdam' }, [
      { time: '2026-10-25 02:30:00', operator: 'Li', action: 'submit', from: 'draft', to: 'review' },
    ]);
    const told = /02:30(?::00)? \+02:00 \/ \+01:00/;
    expect((await screen.findByRole('list', { name: 'History' })).textContent).toMatch(told);
    expect(screen.getByTitle(/^In review, since/).title).toMatch(told);
  });

  it('says what was done where a log names the call, and nothing of fields that are not seen', async () => {
    const change = (field: string) => ({ field, before: 'A', after: 'B' });
    const unseen = { ...order, unseen: { boss: order.fields.boss } };
    await draw(
      {},
      [
        { operator: 'Wu', action: 'drop/it', from: '', to: '', changes: [change('name'), change('boss')] },
        { operator: 'Li', action: 'more' },
      ],
      unseen,
    );
    const [last, first] = within(await screen.findByRole('list', { name: 'History' }))
      .getAllByRole('listitem')
      .filter((one) => one.textContent?.includes('·') || one.textContent?.includes('Wu'));
    expect(last?.textContent).toContain('drop/it');
    expect(last?.textContent).toContain('Name: A → B');
    expect(last?.textContent).not.toMatch(/boss/i);
    expect(first?.textContent).toContain('askMore');
  });

  it('tells what goes on beside each other apart', async () => {
    const requested = { time: '2026-01-04 08:00:00', operator: 'Li', action: 'askMore', from: 'none', to: 'pending' };
    await draw({ more: 'pending', other: 'none' }, [requested]);
    await userEvent.click(await screen.findByRole('button', { name: 'As diagram' }));
    const [, more, other] = await screen.findAllByRole('list', { name: 'All states' });
    expect(more?.textContent).toContain('2026');
    expect(other?.textContent).not.toContain('2026');
  });

  it('says who has to act, and that nothing leads on from the end', async () => {
    await draw({ boss: '9', $texts: { boss: 'Anna' } });
    const next = await screen.findByRole('list', { name: 'Next steps' });
    expect(next.textContent).toContain('Approve');
    expect(next.textContent).toContain('Waits for Anna');
    cleanup();
    await draw({ state: 'done' });
    expect(await screen.findByText('No further steps.')).toBeTruthy();
  });
});
