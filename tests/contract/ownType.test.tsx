import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '@/access/session';
import RecordDetail from '@/crud/detail/RecordDetail';
import CreatePage from '@/crud/form/CreatePage';
import ResourceList from '@/crud/list/ResourceList';
import { PATH, renderAt } from '@/crud/testing/renderAt';
import { Settle } from '@/crud/testing/Settle';
import { defineResource, section, text } from '@/dsl';
import { lintResource } from '@/schema/lint';
import { readSheetValue } from '@/schema/sheet/readSheetValue';
import { fieldsOf } from '@/tools/describe/fieldsOf';
import { color } from '../fixtures/schemas/lab/parts/color/color';

const paint = defineResource({
  name: 'test/paint',
  api: { base: '/test/paint', page: 'GET page', detail: 'GET detail', create: 'POST create' },
  fields: { name: text({ required: true }), color: color({ palette: ['#1b998b'] }) },
  list: { columns: ['name', 'color'], filters: ['color'] },
  form: [section('basic', ['name', 'color'])],
});
const RECORD = { id: '7', name: 'Door', color: '#1b998b' };
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });

beforeAll(() =>
  Promise.all([
    import('../fixtures/schemas/lab/parts/color/ColorCell'),
    import('../fixtures/schemas/lab/parts/color/ColorInput'),
  ]),
);
beforeEach(() => startSession({ accessToken: 't', userId: 'u1', userName: 'U', account: 'u' }));
afterEach(cleanup);

describe('a field type that the framework has never heard of', () => {
  it('is drawn by its own cell in a list, and filtered by its own input', async () => {
    const page = (
      <>
        <ResourceList />
        <Settle />
      </>
    );
    renderAt(page, {
      resource: paint,
      dataProvider: { getList: async () => ({ data: [RECORD], total: 1 }) } as never,
      at: PATH,
    });
    expect((await screen.findByText('#1b998b')).querySelector('svg')).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: /fields\.color/ })).toBeTruthy();
  });

  it('is drawn on the page of a record', async () => {
    renderAt(<RecordDetail id="7" />, {
      resource: paint,
      dataProvider: { getOne: async () => ({ data: RECORD }) } as never,
      at: `${PATH}/7/show`,
    });
    expect((await screen.findByText('#1b998b')).querySelector('svg')).toBeTruthy();
  });

  it('is typed, checked and sent by a form, and keeps what is wrong until it is put right', async () => {
    const create = vi.fn(async () => ({ data: { id: '9' } }));
    renderAt(<CreatePage />, { resource: paint, dataProvider: { create } as never });
    await userEvent.type(await screen.findByRole('textbox', { name: /fields\.name/ }), 'Door');
    await waitFor(() => box('fields\\.color'));
    await userEvent.type(box('fields\\.color'), 'red');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(create).not.toHaveBeenCalled();
    await userEvent.clear(box('fields\\.color'));
    await userEvent.type(box('fields\\.color'), '#1b998b');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(create.mock.calls).toEqual([[expect.anything(), { data: expect.objectContaining({ color: '#1b998b' }) }]]);
  });

  it('is read from a sheet, told where it breaks its rule, and known to linter and guide', () => {
    expect(readSheetValue(paint.fields.color, ' #1B998B ')).toMatchObject({ value: '#1b998b' });
    expect(lintResource(paint)).toEqual([]);
    const wrong = defineResource({
      name: 'test/paint',
      api: '/test/paint',
      fields: { color: color({ palete: [] } as object) },
    });
    expect(lintResource(wrong).map(({ fix }) => fix)).toContain('Did you mean "palette"?');
    expect(fieldsOf(paint).find(({ name }) => name === 'color')).toMatchObject({ type: 'color' });
  });
});
