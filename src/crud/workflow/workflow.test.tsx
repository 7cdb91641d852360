import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineResource, enumeration, reference, text } from '@/dsl';
import { RegistryProvider } from '@/data/RegistryContext';
import { createRegistry } from '@/data/registry';
import { renderAt } from '../testing/renderAt';
import { readLog } from './readLog';
import WorkflowPanel from './WorkflowPanel';

const ready = Promise.resolve();
const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} });
const order = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', detail: 'GET detail' },
  fields: { name: text({ required: true }), boss: reference('account/user'), state: enumeration(['draft', 'review', 'done', 'dropped'], { aliases: { in_review: 'review' } }) },
  workflow: {
    state: 'state',
    path: ['draft', 'review', 'done'],
    transitions: {
      submit: { from: ['draft'], to: 'review', call: 'POST submit' },
      approve: { from: ['review'], to: 'done', by: 'boss', call: 'POST approve' },
      drop: { from: ['review'], to: 'dropped', call: 'POST drop', comment: 'required' },
    },
    comment: { opinion: text() },
    log: { call: 'GET log', names: { user: 'operator' } },
  },
});
describe('readLog', () => {
  it('reads what is there, under the names of the call, and drops what is no row', () => {
    const { kind, options } = order.fields.state;
    expect(readLog([null, { operator: 'Li', to: 'in_review', time: '2026-01-02T03:04:05' }], { user: 'operator' }, (wire) => kind.decode(wire, options))).toEqual([
      { time: '2026-01-02 03:04:05', user: 'Li', action: '', from: '', to: 'review', remark: '', changes: [] },
    ]);
  });
});

describe('WorkflowPanel', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const rows = [
    { time: '2026-01-03 08:00:00', operator: 'Wu', action: 'drop', from: 'review', to: 'draft', remark: 'not yet', changes: [{ field: 'name', before: 'A', after: 'B' }] },
    { time: '2026-01-02 03:04:05', operator: 'Li', action: 'submit', from: 'draft', to: 'review', remark: 'please' },
  ];
  const draw = async (record: object) => {
    vi.stubGlobal('fetch', vi.fn(async () => Response.json({ code: '0000', msg: '', data: rows })));
    const page = <WorkflowPanel record={{ id: '7', state: 'review', ...record }} />;
    await act(async () => void renderAt(<RegistryProvider registry={registry} texts={{ ensureArea: () => ready }}>{page}</RegistryProvider>, { resource: order, at: '/area/thing/7/show', codes: ['approve', 'drop'] }));
  };

  it('says in words where the record stands, and what leads on', async () => {
    await draw({});
    const states = within(await screen.findByRole('list', { name: 'All states' })).getAllByRole('listitem');
    expect(states.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(states[1]?.textContent).toContain('In review');
    expect(states[0]?.textContent).toContain('Submit: leads to In review');
  });

  it('tells who did what, when, why, and what changed', async () => {
    await draw({});
    const [last, first] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem').filter((one) => one.textContent?.includes('·'));
    expect(last?.textContent).toContain('In review → Draft');
    expect(last?.textContent).toContain('“not yet”');
    expect(last?.textContent).toContain('Name: A → B');
    expect(first?.textContent).toContain('Submit · Draft → In review');
    expect(first?.textContent).toContain('Li');
  });

  it('says who has to act, and that nothing leads on from the end', async () => {
    await draw({ boss: '9', $texts: { boss: 'Anna' } });
    const next = await screen.findByRole('list', { name: 'What can happen next' });
    expect(next.textContent).toContain('Approve');
    expect(next.textContent).toContain('Waits for Anna');
    cleanup();
    await draw({ state: 'done' });
    expect(await screen.findByText('Nothing more: this is the end.')).toBeTruthy();
  });
});
