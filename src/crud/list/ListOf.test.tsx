import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { defineResource, reference, text } from '@/dsl';
import type { Resource } from '@/schema';
import ListOf from './ListOf';
import { PATH, renderList } from './testing/renderList';

afterEach(cleanup);

const realm = defineResource({ name: 'area/realm', api: '/realms', fields: { name: text() } });
const client = defineResource({
  name: 'area/client',
  api: { base: '/realms/{realm}/clients', page: 'GET .', detail: 'GET {id}' },
  fields: { realm: reference('area/realm', { required: true, fixed: true }), name: text() },
  list: { of: 'realm' },
});
const role = defineResource({
  name: 'area/thing',
  api: { base: '/realms/{realm}/clients/{client}/roles', page: 'GET .', detail: 'GET {id}' },
  fields: { client: reference('area/client', { required: true, fixed: true }), name: text() },
  list: { of: 'client', columns: ['name'] },
});
const SCHEMAS: Readonly<Record<string, Resource>> = { 'area/realm': realm, 'area/client': client, 'area/thing': role };

/** Realms north and south, each with the clients web and app. */
const named = (...ids: readonly string[]) => ids.map((id) => ({ id, name: `Name ${id}`, $title: `Name ${id}` }));
const below = (filter: Readonly<Record<string, unknown>> = {}) =>
  typeof filter.realm === 'string' ? named(`${filter.realm}~web`, `${filter.realm}~app`) : [];

async function shown(search = '') {
  const options = vi.fn(async (name: string, { filter }: { readonly filter?: Readonly<Record<string, unknown>> }) => {
    const data = name.endsWith('realm') ? named('north', 'south') : below(filter);
    return { data, total: data.length };
  });
  const getList = vi.fn(async (_: string, { filter }: { readonly filter: { readonly client?: string } }) => {
    const data = named(`${filter.client ?? ''}!7`);
    return { data, total: 1 };
  });
  const getMany = vi.fn(async (_: string, { ids }: { readonly ids: readonly string[] }) => ({ data: named(...ids) }));
  const given = { dataProvider: { options, getList, getMany }, resource: role, schemas: SCHEMAS, search };
  const { router } = await act(async () => renderList(<ListOf of="client" />, given)); // schemas load
  return { options, getList, router };
}

const picker = (name: string) => screen.findByRole('combobox', { name });
const REALM = 'resources.area/client.fields.realm';
const CLIENT = 'resources.area/thing.fields.client';

it('of a record that stands below another one begins with the first of both', async () => {
  const { getList } = await shown();
  expect(await screen.findByText('Name north~web!7')).toBeTruthy();
  expect((await picker(REALM)).getAttribute('value')).toBe('Name north');
  expect((await picker(CLIENT)).getAttribute('value')).toBe('Name north~web');
  expect(getList.mock.calls.every(([, { filter }]) => filter.client === 'north~web')).toBe(true);
});

it('another record further above takes those below it along', async () => {
  const { router } = await shown('?client=north~app');
  expect(await screen.findByText('Name north~app!7')).toBeTruthy();
  await userEvent.click(await picker(REALM));
  await userEvent.click(await screen.findByRole('option', { name: 'Name south' }));
  expect(await screen.findByText('Name south~web!7')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: PATH, search: '?realm=south' });
  await userEvent.click(await picker(CLIENT));
  await userEvent.click(await screen.findByRole('option', { name: 'Name south~app' }));
  expect(await screen.findByText('Name south~app!7')).toBeTruthy();
  expect(new URLSearchParams(router.state.location.search).get('client')).toBe('south~app');
});
