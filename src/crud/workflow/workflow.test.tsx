import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineResource, enumeration, text } from '@/dsl';
import { renderAt } from '../testing/renderAt';
import { reachedStep } from './reachedStep';
import { readLog } from './readLog';
import WorkflowPanel from './WorkflowPanel';

const order = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', detail: 'GET detail' },
  fields: { name: text({ required: true }), state: enumeration(['draft', 'review', 'done', 'dropped'], { aliases: { in_review: 'review' } }) },
  workflow: {
    state: 'state',
    path: ['draft', 'review', 'done'],
    transitions: { submit: { from: ['draft'], to: 'review', call: 'POST submit' } },
    log: { call: 'GET log', names: { user: 'operator' } },
  },
});
const entry = (from: string, to: string) => ({ time: '', user: '', action: '', from, to, remark: '', changes: [] });

describe('reachedStep', () => {
  const path = ['draft', 'review', 'done'];
  it.each([
    ['review', [], { step: 1, off: false }],
    ['dropped', [entry('draft', 'review'), entry('review', 'dropped')], { step: 1, off: true }],
    ['dropped', [], { step: -1, off: true }],
    ['', [], { step: -1, off: false }],
  ])('%s', (state, log, reached) => expect(reachedStep(path, state, log)).toEqual(reached));
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

  it('shows where the record stands and how it came there', async () => {
    const row = { time: '2026-01-02 03:04:05', operator: 'Li', action: 'submit', from: 'draft', to: 'review', remark: 'please' };
    vi.stubGlobal('fetch', vi.fn(async () => Response.json({ code: '0000', msg: '', data: [row] })));
    renderAt(<WorkflowPanel record={{ id: '7', state: 'review' }} />, { resource: order, at: '/area/thing/7/show' });
    const steps = within(screen.getByRole('list', { name: 'Usual path' })).getAllByRole('listitem');
    expect(steps.map((one) => one.textContent)).toEqual(['Draft', '2In review', '3Done']);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
    expect(await screen.findByText('Submit · Draft → In review · Li')).toBeTruthy();
    expect(screen.getByText('please')).toBeTruthy();
  });
});
