import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WireError } from '@/api';
import { createRegistry } from '@/data/registry/registry';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { defineResource, enumeration, text } from '@/dsl';
import type { AnyRecord } from '@/schema';
import { ActionButtons } from '../actions/ActionButtons';
import { renderAt } from '../testing/renderAt';

const order = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', page: 'GET page', detail: 'GET detail' },
  fields: { name: text(), note: text(), state: enumeration(['draft', 'review', 'done', 'dropped']) },
  workflow: {
    state: 'state',
    comment: { note: text({ max: 50 }) },
    transitions: {
      submit: { from: ['draft'], to: 'review', call: 'POST submit', guards: { named: { name: { empty: false } } } },
      approve: { from: ['review'], to: 'done', call: 'POST approve', comment: 'optional' },
      drop: { from: ['draft', 'review'], to: 'dropped', call: 'POST drop', comment: 'required' },
    },
  },
});

const ready = Promise.resolve();
const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} });
const faster = () =>
  new WireError({
    kind: 'business',
    code: '4009',
    status: 200,
    messageKey: 'errors.business',
    serverText: 'Somebody was faster: Anna',
  });

/** The buttons of a record; `now` is what it is by the time somebody looks again. */
async function draw(
  record: AnyRecord,
  { action, now = record }: { readonly action: (...args: unknown[]) => Promise<unknown>; readonly now?: AnyRecord },
) {
  const page = (
    <RegistryProvider registry={registry} texts={{ ensureArea: () => ready }}>
      <ActionButtons place="detail" records={[record]} />
    </RegistryProvider>
  );
  const dataProvider = { action, getOne: async () => ({ data: now }) } as object;
  await act(
    async () =>
      void renderAt(page, {
        resource: order,
        codes: ['submit', 'approve', 'drop'],
        dataProvider,
        at: '/area/thing/1/show',
      }),
  );
}
const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));

describe('the dialog of a transition', () => {
  afterEach(cleanup);

  it('asks why where it has to be said, and sends nothing without it', async () => {
    const action = vi.fn(async () => ({ data: { answer: null } }));
    await draw({ id: '1', state: 'review', name: 'A' }, { action });
    await userEvent.click(await screen.findByRole('button', { name: 'Drop' }));
    const opened = await dialog();
    await userEvent.click(opened.getByRole('button', { name: 'Drop' }));
    expect(action).not.toHaveBeenCalled();
    await userEvent.type(opened.getByRole('textbox'), 'too dear');
    await userEvent.click(opened.getByRole('button', { name: 'Drop' }));
    await waitFor(() => expect(action).toHaveBeenCalledOnce());
    expect(action).toHaveBeenCalledWith(
      'area/thing',
      expect.objectContaining({ key: 'drop', values: { note: 'too dear' } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers no transition whose guard does not hold, and says why', async () => {
    await draw({ id: '1', state: 'draft', name: null }, { action: vi.fn() });
    const button = await screen.findByRole('button', { name: 'Submit' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-description')).toBe('It needs a name.');
  });

  it('says that somebody else was faster, keeps what was typed, and closes a step that is not open any more', async () => {
    const action = vi.fn(async () => Promise.reject(faster()));
    await draw({ id: '1', state: 'review', name: 'A' }, { action, now: { id: '1', state: 'done', name: 'A' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const opened = await dialog();
    await userEvent.type(opened.getByRole('textbox'), 'all is well');
    await userEvent.click(opened.getByRole('button', { name: 'Approve' }));
    expect(await opened.findByText('Now “Done”, no longer “In review”.')).toBeTruthy();
    expect(opened.getByText('Somebody was faster: Anna')).toBeTruthy();
    expect(opened.getByText('This step is no longer available.')).toBeTruthy();
    expect(opened.getByRole('textbox')).toHaveProperty('value', 'all is well');
    expect(opened.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true);
    expect(opened.getByRole('button', { name: 'Copy what I typed' })).toBeTruthy();
  });

  it.each([
    ['it is where the step leads', 'done', 'Found “Done”, no longer “In review”.'],
    ['it has not moved', 'review', 'Still “In review”.'],
  ])('says after a lost answer that nobody knows, and how the record stands: %s', async (_, state, told) => {
    const action = vi.fn(async () =>
      Promise.reject(new WireError({ kind: 'timeout', messageKey: 'errors.timeout', unclear: true })),
    );
    await draw({ id: '1', state: 'review', name: 'A' }, { action, now: { id: '1', state, name: 'A' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const opened = await dialog();
    await userEvent.type(opened.getByRole('textbox'), 'all is well');
    await userEvent.click(opened.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(opened.getByRole('alert').textContent).toContain(told));
    expect(opened.getByRole('alert').textContent).toContain('errors.unclear');
    await waitFor(() => expect(opened.queryByText(/by someone else|Somebody/)).toBeNull());
    expect(opened.getByRole('textbox')).toHaveProperty('value', 'all is well');
  });

  it('sends it again from where the record stands now, where the step is still open', async () => {
    const action = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => ({ data: { answer: null } }));
    action.mockRejectedValueOnce(faster());
    const now = { id: '1', state: 'review', name: 'A' };
    await draw({ id: '1', state: 'draft', name: 'A' }, { action, now });
    await userEvent.click(await screen.findByRole('button', { name: 'Drop' }));
    const opened = await dialog();
    await userEvent.type(opened.getByRole('textbox'), 'no');
    await userEvent.click(opened.getByRole('button', { name: 'Drop' }));
    expect(await opened.findByText('You can still do this.')).toBeTruthy();
    await userEvent.click(opened.getByRole('button', { name: 'Drop' }));
    await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
    expect(action).toHaveBeenLastCalledWith(
      'area/thing',
      expect.objectContaining({ record: now, values: { note: 'no' } }),
    );
  });
});
