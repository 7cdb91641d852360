import { describe, expect, it } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { defineResource, service } from '@/schema';
import { text } from '@/fields/text/type';
import { decide } from './decide';

const thing = defineResource({
  name: 'lab/thing',
  api: service('/lab')('thing', { page: 'GET page', create: 'POST create', edit: 'POST edit' }),
  fields: {},
  standard: { edit: { permission: 'thing:change' } },
  actions: {
    restart: { on: 'row', call: 'POST restart', visible: { id: '7' } },
    look: { on: 'row', permission: false },
  },
});
const access = buildAccess(
  {
    productDtoList: [
      {
        code: 'lab',
        menus: [
          {
            name: 'Things',
            type: 1,
            path: '/things',
            component: 'lab/thing',
            childButtonsPermission: ['create', 'change', 'restart', 'delete'],
          },
        ],
      },
    ],
  },
  { schemas: new Set(['lab/thing']), pages: new Set() },
);

// covers FR-153, FR-154, HR-025, HR-261, HR-262
it.each([
  ['detail', {}, { allowed: true, by: 'granted' }],
  ['create', {}, { allowed: true, by: 'granted', code: 'create' }],
  ['edit', {}, { allowed: true, by: 'granted', code: 'change' }],
  ['delete', {}, { allowed: false, by: 'call', code: 'delete' }],
  ['export', {}, { allowed: false, by: 'code', code: 'export' }],
  ['look', {}, { allowed: true, by: 'granted' }],
  ['audit', {}, { allowed: false, by: 'code', code: 'audit' }],
])('says of %s what decided', (action, _, decision) => {
  expect(decide(access, '/things', thing, action)).toMatchObject(decision);
});

it('asks the record only when there is one, and says its condition either way', () => {
  const condition = { id: '7' };
  expect(decide(access, '/things', thing, 'restart')).toMatchObject({ allowed: true, by: 'granted', condition });
  expect(decide(access, '/things', thing, 'restart', { id: '7' })).toMatchObject({ allowed: true, condition });
  expect(decide(access, '/things', thing, 'restart', { id: '8' })).toMatchObject({
    allowed: false,
    by: 'condition',
    condition,
  });
});

it('is closed where no menu leads', () => {
  expect(decide(access, '/elsewhere', thing, 'detail')).toMatchObject({ allowed: false, by: 'route' });
});

describe('a control that cannot be pressed', () => {
  const tree = defineResource({
    name: 'lab/thing',
    api: service('/lab')('thing', { tree: 'GET tree', edit: 'POST edit', delete: 'POST delete' }),
    fields: { name: text(), parentId: text() },
    tree: { parent: 'parentId', fixedRoot: true },
    standard: { edit: { permission: false, enabled: { name: 'Ready' } }, delete: { permission: false } },
    actions: { restart: { on: 'row', call: 'POST restart', permission: false, enabled: { name: 'Ready' } } },
  });

  it.each(['edit', 'restart'])('is offered and says by which state of the record it is disabled: %s', (action) => {
    const enabledWhen = { name: 'Ready' };
    const decided = (name: string) => decide(access, '/things', tree, action, { id: '2', name, parentId: '1' });
    expect(decided('Ready')).toEqual({ allowed: true, enabled: true, by: 'granted', enabledWhen });
    expect(decided('Busy')).toEqual({ allowed: true, enabled: false, by: 'state', enabledWhen });
    expect(decide(access, '/things', tree, action)).toMatchObject({ allowed: true, enabled: false, by: 'granted' });
  });

  it.each([
    [{ id: '1', parentId: '0' }, 'fixed'],
    [{ id: '1', parentId: null }, 'fixed'],
    [{ id: '2', parentId: '1' }, 'granted'],
  ])('is not there at a top node that stays: %j', (record, by) => {
    expect(decide(access, '/things', tree, 'delete', record)).toMatchObject({ allowed: by === 'granted', by });
  });
});
