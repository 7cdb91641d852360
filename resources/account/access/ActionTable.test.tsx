import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { PATH, renderAt } from '@/crud/testing/renderAt';
import { defineResource, number, text } from '@/dsl';
import { ActionTable } from './ActionTable';

afterEach(cleanup);

const thing = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', page: 'GET page', create: 'POST create' },
  fields: { name: text(), cost: number({ permission: { see: 'seeCost' } }) },
});
const menu = { name: '物', nameEn: 'Things', type: 1, path: PATH, component: thing.name };
const access = buildAccess(
  { productDtoList: [{ code: 'x', name: 'x', nameEn: 'x', menus: [menu] }] },
  { schemas: new Set([thing.name]), pages: new Set() },
);

it('calls a button a button, and a field a field', async () => {
  await act(
    async () => void renderAt(<ActionTable resource={thing} access={access} path={PATH} />, { resource: thing }),
  );
  const rowOf = (code: string) => within(screen.getByText(code, { selector: 'code' }).closest('tr') ?? document.body);
  expect(rowOf('create').getByText('accessCheck.by.code')).toBeTruthy();
  expect(rowOf('seecost').getByText('accessCheck.by.fieldCode')).toBeTruthy();
});

it('says of a disabled control which state of the record disables it, and of one that is not there why', async () => {
  const tree = defineResource({
    name: 'area/thing',
    api: { base: '/area/thing', tree: 'GET tree', detail: 'GET detail', delete: 'POST delete' },
    fields: { name: text(), parentId: text() },
    tree: { parent: 'parentId', fixedRoot: true },
    standard: { delete: { permission: false } },
    actions: { restart: { on: 'row', call: 'POST restart', permission: false, enabled: { name: 'Ready' } } },
  });
  const getOne = vi.fn().mockResolvedValue({ data: { id: '1', name: 'Busy', parentId: '0' } });
  const table = <ActionTable resource={tree} access={access} path={PATH} recordId="1" />;
  await act(async () => void renderAt(table, { resource: tree, dataProvider: { getOne } }));
  const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect((await screen.findAllByText('accessCheck.by.state')).length).toBe(1);
  expect(rowOf(/restart/).getByText('accessCheck.disabled')).toBeTruthy();
  expect(rowOf(/restart/).getByText('accessCheck.enabledWhen')).toBeTruthy();
  expect(rowOf(/delete/).getByText('accessCheck.by.fixed')).toBeTruthy();
});
