import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
