import { describe, expect, it } from 'vitest';
import { boolean, dateTime, defineResource, enumeration, number, reference, rows, text } from '@/dsl';
import {
  dueAt,
  expectedState,
  isOverdue,
  isTurnOf,
  matches,
  stateGraphs,
  turnsNow,
  unmetGuards,
  waitsFor,
  type Action,
} from '@/schema';

const job = defineResource({
  name: 'test/job',
  api: '/test/job',
  fields: {
    name: text({ required: true }),
    state: enumeration(['draft', 'review', 'working', 'done', 'dropped'], { readOnly: true, wire: 'jobState' }),
    more: enumeration(['none', 'pending', 'given'], { readOnly: true }),
    boss: reference('account/user'),
    worker: reference('account/user'),
    steps: rows({ done: boolean() }),
    planEnd: dateTime({ future: true }),
    since: dateTime(),
    count: number({ readOnly: true }),
  },
  workflow: {
    state: 'state',
    path: ['draft', 'review', 'working', 'done'],
    onEdit: { dropped: 'draft' },
    limits: { review: { hours: 24 }, working: { by: 'planEnd' } },
    since: 'since',
    comment: { opinion: text({ max: 255 }) },
    transitions: {
      submit: { from: ['draft'], to: 'review', call: 'POST submit' },
      approve: {
        from: ['review'],
        to: 'working',
        assignee: 'boss',
        call: 'POST decide',
        send: { pass: 1 },
        comment: 'optional',
      },
      drop: {
        from: ['draft', 'review'],
        to: 'dropped',
        assignee: 'boss',
        call: 'POST decide',
        send: { pass: 0 },
        comment: 'required',
      },
      finish: {
        from: ['working'],
        to: 'done',
        assignee: 'worker',
        call: 'POST finish',
        guards: { stepsDone: { steps: { every: { done: true } } }, counted: { count: { gt: 0 } } },
        form: { count: number() },
      },
    },
    parallel: {
      more: {
        state: 'more',
        within: ['working'],
        transitions: {
          ask: { from: ['none'], to: 'pending', assignee: 'worker', call: 'POST ask' },
          give: { from: ['pending'], to: 'given', assignee: 'boss', call: 'POST give' },
        },
      },
    },
  },
});
const { workflow } = job;
const actions: Readonly<Record<string, Action>> = job.actions;
const working = {
  id: '1',
  state: 'working',
  more: 'none',
  boss: '7',
  worker: '8',
  steps: [{ done: true }],
  planEnd: '2026-03-01 10:00:00',
};

describe('transitions as actions', () => {
  it('are open in their states, parallel ones within those of the workflow', () => {
    expect(matches(actions.ask?.visible, working)).toBe(true);
    expect(matches(actions.ask?.visible, { ...working, state: 'review' })).toBe(false);
    expect(matches(actions.give?.visible, working)).toBe(false);
    expect(matches(actions.drop?.visible, { state: 'review' })).toBe(true);
  });
  it('ask why in the field the workflow names', () => {
    expect(actions.drop?.form?.opinion?.required).toBe(true);
    expect(actions.approve?.form?.opinion?.required).toBe(false);
    expect(actions.submit?.form).toBeUndefined();
  });
  it('stand over a selection where nothing but the comment is asked', () => {
    expect(actions.approve?.on).toEqual(['row', 'bulk']);
    expect(actions.finish?.on).toBe('row');
  });
  it('can be pressed while the guards hold that do not wait for the form', () => {
    expect(matches(actions.finish?.enabled, working)).toBe(true);
    expect(matches(actions.finish?.enabled, { ...working, steps: [{ done: false }] })).toBe(false);
    expect(unmetGuards(job, 'finish', working)).toEqual(['counted']);
    expect(unmetGuards(job, 'finish', { ...working, count: 2 })).toEqual([]);
  });
});

describe('whose turn it is', () => {
  it("is that of the named one, and everybody's while nobody is named", () => {
    expect(isTurnOf({ boss: '7' }, 'boss', '7')).toBe(true);
    expect(isTurnOf({ boss: ['6', '7'] }, 'boss', '7')).toBe(true);
    expect(isTurnOf({ boss: '7' }, 'boss', '')).toBe(false);
    expect(isTurnOf({ boss: null }, 'boss', '9')).toBe(true);
    expect(isTurnOf({}, undefined, '9')).toBe(true);
  });
  it('follows the state, and what is asked for beside it', () => {
    const who = (record: object) => turnsNow(job, record).map(({ assignee }) => assignee);
    expect(who({ state: 'review' })).toEqual(['boss']);
    expect(who(working)).toEqual(['worker']);
    expect(who({ ...working, more: 'pending' })).toEqual(['worker', 'boss']);
    expect(who({ ...working, state: 'done', more: 'pending' })).toEqual([]);
    expect(waitsFor(job, { ...working, more: 'pending' }, '7')).toBe(true);
    expect(waitsFor(job, working, '7')).toBe(false);
    expect(waitsFor(job, { ...working, worker: null }, '8')).toBe(false);
  });
});

describe('time limits', () => {
  const clock = () => '2026-03-01 12:00:00';
  it('count from when the record came, or are a moment of the record', () => {
    expect(dueAt(workflow, { state: 'review', since: '2026-02-28 13:30:00' })).toBe('2026-03-01 13:30:00');
    expect(dueAt(workflow, working)).toBe('2026-03-01 10:00:00');
    expect(dueAt(workflow, { state: 'review' })).toBeUndefined();
    expect(dueAt(workflow, { state: 'draft', since: '2026-02-28 13:30:00' })).toBeUndefined();
    expect(isOverdue(workflow, working, clock)).toBe(true);
    expect(isOverdue(workflow, { state: 'review', since: '2026-02-28 13:30:00' }, clock)).toBe(false);
  });
});

describe('the state a record was read in', () => {
  it('is sent with transitions and saves under its wire name', () => {
    expect(expectedState(job, working, 'finish')).toEqual({ fromJobState: 'working' });
    expect(expectedState(job, working, 'ask')).toEqual({ fromMore: 'none' });
    expect(expectedState(job, working)).toEqual({ fromJobState: 'working' });
    expect(expectedState(job, { id: '1' }, 'finish')).toEqual({});
    expect(expectedState(job, working, 'noMove')).toEqual({});
  });
});

describe('the picture', () => {
  it('has the states in order and the ways between them', () => {
    const [main, more] = stateGraphs(workflow ?? { state: 'state', transitions: {} });
    expect(main?.nodes).toEqual([
      { state: 'draft', step: 0 },
      { state: 'review', step: 1 },
      { state: 'working', step: 2 },
      { state: 'done', step: 3 },
      { state: 'dropped' },
    ]);
    expect(main?.edges.map(({ from, to, transitions }) => `${from}>${to}:${transitions.join()}`)).toEqual([
      'draft>review:submit',
      'review>working:approve',
      'draft>dropped:drop',
      'review>dropped:drop',
      'working>done:finish',
      'dropped>draft:edit',
    ]);
    expect(more?.nodes.map(({ state }) => state)).toEqual(['none', 'pending', 'given']);
  });
});
