import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '@/access/session';
import { WireError } from '@/api';
import { defineResource, section, tab, text } from '@/dsl';
import type { AnyValues } from '@/schema';
import { PATH, renderAt } from '../../testing/renderAt';
import CreatePage from '../CreatePage';
import EditPage from '../EditPage';

const thing = defineResource({
  name: 'area/thing',
  api: {
    base: '/area/thing',
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
  },
  fields: { name: text({ required: true }), place: text({ required: true }), kind: text(), note: text({ max: 5 }) },
  form: {
    steps: true,
    sections: [
      ...tab('first', [section('basic', ['name', 'kind'])]),
      ...tab('second', [section('place', ['place'])]),
      ...tab('third', [section('more', ['note'])]),
    ],
  },
});
const RECORD = { id: '7', name: 'Old', place: 'north', kind: '', note: '' };

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(name, 'i') });
const button = (name: string) => screen.queryByRole('button', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const step = async (at: number) => {
  const all = await screen.findAllByRole('tab');
  return all[at] ?? document.body;
};
const opened = () => screen.getAllByRole('tab').findIndex((one) => one.getAttribute('aria-selected') === 'true');

async function openCreate(create = vi.fn(async () => ({ data: { id: '9' } }))) {
  renderAt(<CreatePage />, { resource: thing, dataProvider: { create } as never });
  await screen.findAllByRole('tab');
  return create;
}

beforeEach(() => {
  sessionStorage.clear();
  startSession({ accessToken: 't', userId: 'u1', userName: 'U', account: 'u' });
});
afterEach(cleanup);

describe('a new record in steps', () => {
  it('goes on once the step is right, and is saved from the last one', async () => {
    const create = await openCreate();
    expect(button('Save')).toBeNull();
    await press('actions.next');
    expect(opened()).toBe(0);
    await waitFor(() => expect(document.activeElement).toBe(box('name')));
    await userEvent.type(box('name'), 'New{Enter}');
    expect(opened()).toBe(1);
    await waitFor(() => expect(document.activeElement).toBe(box('place')));
    await userEvent.type(box('place'), 'south');
    await press('actions.next');
    expect([opened(), button('actions.next')]).toEqual([2, null]);
    await press('Save');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect((create.mock.calls as unknown as [string, { data: AnyValues }][])[0]?.[1].data).toMatchObject({
      name: 'New',
      place: 'south',
    });
  });

  it('keeps what was typed on the way back, and opens what was seen alone', async () => {
    await openCreate();
    expect((await step(1)).hasAttribute('disabled')).toBe(true);
    await userEvent.type(box('name'), 'New');
    await press('actions.next');
    await userEvent.type(box('place'), 'so');
    await press('steps.back');
    expect(opened()).toBe(0);
    await userEvent.click(await step(1));
    expect(box('place')).toHaveProperty('value', 'so');
    expect((await step(2)).hasAttribute('disabled')).toBe(true);
  });

  it('is led to the step of what the server refuses', async () => {
    const refusal = new WireError({
      kind: 'business',
      code: '5001',
      status: 200,
      messageKey: 'errors.backend',
      validationErrors: { name: 'It is taken' },
    });
    await openCreate(vi.fn(async () => Promise.reject(refusal)));
    await userEvent.type(box('name'), 'New{Enter}');
    await userEvent.type(box('place'), 'south{Enter}');
    await press('Save');
    await screen.findByText('It is taken');
    expect(opened()).toBe(0);
    await press('actions.next');
    expect(opened()).toBe(0);
  });

  it('does not save by the shortcut what was not seen', async () => {
    const create = await openCreate();
    await userEvent.type(box('name'), 'New');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(opened()).toBe(1);
    expect(create).not.toHaveBeenCalled();
  });
});

it('opens any step of a record that exists, and saves from it', async () => {
  const update = vi.fn(async (_: string, { data }: { data: AnyValues }) => ({ data }));
  const getOne = async () => ({ data: RECORD });
  renderAt(<EditPage id="7" />, { resource: thing, dataProvider: { getOne, update } as never, at: `${PATH}/7/edit` });
  await userEvent.click(await step(2));
  expect(opened()).toBe(2);
  await userEvent.type(box('note'), 'much too long');
  await userEvent.click(await step(0));
  await press('Save');
  expect(opened()).toBe(2);
  await userEvent.clear(box('note'));
  await userEvent.type(box('note'), 'ok');
  await press('Save');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
});
