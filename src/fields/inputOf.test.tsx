import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WireError } from '@/api';
import { AccessProvider } from '@/access/AccessContext';
import { boolean, enumeration, number, password, reference, referenceMany, rows, text, treeReference } from '@/dsl';
import { checkField, checkFields, type AnyRecord, type Field } from '@/schema';
import { filterOf } from './filters';
import { inputOf } from './inputOf';

afterEach(cleanup);

const i18n = {
  translate: (key: string, options?: { _?: string }) => options?._ ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
const access = { platforms: [], routes: new Map(), diagnostics: [], pathOf: new Map<string, string>() };

interface Setting {
  readonly value?: unknown;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly provider?: object;
  readonly filter?: boolean;
  readonly required?: boolean;
}

/** An input that keeps its value, and what it reported. */
function show(field: Field, { value: start, values = {}, provider = {}, filter = false, required }: Setting = {}) {
  const onChange = vi.fn((_value: unknown) => undefined);
  const Input = filter ? filterOf(field.type) : inputOf(field.type);
  function Held() {
    const [value, setValue] = useState(start);
    const change = (next: unknown) => {
      onChange(next);
      setValue(next);
    };
    return (
      <Input
        id="f"
        name="f"
        field={field}
        scope="resources.x"
        label="Field"
        value={value}
        onChange={change}
        values={values}
        required={required}
        place={filter ? 'filter' : 'form'}
      />
    );
  }
  render(
    <MemoryRouter>
      <CoreAdminContext
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        i18nProvider={i18n}
        dataProvider={{ ...testDataProvider(), ...provider }}
      >
        <AccessProvider access={access}>
          <Suspense>
            <Held />
          </Suspense>
        </AccessProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { onChange, last: () => onChange.mock.lastCall?.[0], user: userEvent.setup() };
}

const record = (id: string): AnyRecord => ({ id, name: `Name ${id}`, $title: `Name ${id}` });

describe('number', () => {
  const field = number({ min: -10, max: 100, decimals: 2, unit: 'kW' });

  it('keeps what was typed until the box is left', async () => {
    const { last, user } = show(field);
    const box = screen.getByRole('textbox', { name: 'Field' });
    await user.type(box, '1.');
    expect(box).toHaveProperty('value', '1.');
    await user.type(box, '50');
    expect(box).toHaveProperty('value', '1.50');
    expect(last()).toBe(1.5);
    await user.tab();
    expect(box).toHaveProperty('value', '1.5');
  });

  it('passes on what is no number, visibly, for the rule to refuse', async () => {
    const { last, user } = show(field);
    const box = screen.getByRole('textbox', { name: 'Field' });
    await user.type(box, '-');
    expect(last()).toBe('-');
    expect(checkField(field, last())?.rule).toBe('decimal');
    await user.tab();
    expect(box).toHaveProperty('value', '-');
    await user.type(box, '5');
    expect(last()).toBe(-5);
  });

  it('is null when emptied, and never changes by the wheel', async () => {
    const { last, onChange, user } = show(field, { value: 7 });
    const box = screen.getByRole('textbox', { name: 'Field' });
    await user.click(box);
    fireEvent.wheel(box, { deltaY: 100 });
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(box);
    expect(last()).toBeNull();
  });
});

describe('text', () => {
  it('reports nothing while an input method composes, then the word once', () => {
    const { onChange } = show(text({ max: 10 }));
    const box = screen.getByRole('textbox', { name: 'Field' });
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: 'zhong' } });
    expect(box).toHaveProperty('value', 'zhong');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(box, { target: { value: '中' } });
    fireEvent.compositionEnd(box);
    expect(onChange.mock.calls).toEqual([['中']]);
  });

  it('counts characters, and never cuts what is too long', async () => {
    const { last, user } = show(text({ max: 3 }));
    const box = screen.getByRole('textbox', { name: 'Field' });
    await user.type(box, '😀bcd');
    expect(last()).toBe('😀bcd');
    await waitFor(() => expect(screen.getByText('4 / 3')).toBeTruthy());
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('choices', () => {
  it('gives back codes in their own type, and takes none back only when it may', async () => {
    const { last, user } = show(enumeration([1, 0]), { required: true });
    await user.click(screen.getByRole('combobox', { name: /Field/ }));
    await user.click(screen.getByRole('option', { name: '0' }));
    expect(last()).toBe(0);
    await user.click(screen.getByRole('combobox', { name: /Field/ }));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'fields.none' })).toBeNull());
  });

  it('filters yes, no and all', async () => {
    const { last, user } = await act(async () => show(boolean(), { filter: true })); // comes when it is first drawn
    const box = await screen.findByRole('combobox', { name: /Field/ });
    await user.click(box);
    await user.click(screen.getByRole('option', { name: 'fields.boolean.no' }));
    expect(last()).toBe(false);
    await user.click(box);
    await user.click(screen.getByRole('option', { name: 'fields.all' }));
    expect(last()).toBeNull();
  });

  it('shows a password on demand only', async () => {
    const { user } = show(password(), { value: 'Energy123' });
    const box = screen.getByLabelText('Field');
    expect(box.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'fields.password.show' }));
    await waitFor(() => expect(box.getAttribute('type')).toBe('text'));
  });
});

describe('reference', () => {
  const all = Array.from({ length: 30 }, (_, index) => record(String(index + 1)));
  const stub = () => ({
    options: vi.fn((_resource: string, { search = '', limit = 50 }: { search?: string; limit?: number }) => {
      const found = all.filter(({ $title }) => $title?.includes(search));
      return Promise.resolve({ data: found.slice(0, limit), total: found.length });
    }),
  });

  it('searches on the server, once the typing rests, and picks', async () => {
    const provider = stub();
    const { last, user } = show(reference('a/b'), { provider });
    const box = screen.getByRole('combobox', { name: 'Field' });
    await user.type(box, 'Name 27');
    await user.click(await screen.findByRole('option', { name: 'Name 27' }));
    expect(last()).toBe('27');
    expect(box).toHaveProperty('value', 'Name 27');
    const searches = provider.options.mock.calls.map(([resource, params]) => `${resource} ${params.search}`);
    expect(searches).toEqual(['@a/b ', '@a/b Name 27']);
  });

  it('keeps what is searched for beside those chosen, though its form is drawn again', async () => {
    const provider = { ...stub(), getMany: () => Promise.resolve({ data: [record('1')] }) };
    const { last, user } = show(referenceMany('a/b'), { value: ['1'], provider });
    const box = screen.getByRole('combobox', { name: 'Field' });
    await user.type(box, 'Name 27');
    expect(box).toHaveProperty('value', 'Name 27');
    await user.click(await screen.findByRole('option', { name: 'Name 27' }));
    expect(last()).toEqual(['1', '27']);
    expect(box).toHaveProperty('value', '');
  });

  it('offers only what belongs to the value of another field', async () => {
    const provider = stub();
    const { user } = show(reference('a/b', { within: 'brand' }), { values: { brand: '3' }, provider });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await screen.findByRole('option', { name: 'Name 1' });
    expect(provider.options.mock.lastCall?.[1]).toMatchObject({ filter: { brand: '3' } });
    cleanup();
    const { user: again } = show(referenceMany('a/b', { within: 'brand' }), { provider });
    await again.click(screen.getByRole('combobox', { name: 'Field' }));
    await screen.findByRole('option', { name: 'Name 1' });
    expect(provider.options.mock.lastCall?.[1]).not.toHaveProperty('filter');
  });

  it('offers records by their English name, where they have one', async () => {
    const options = () =>
      Promise.resolve({ data: [{ ...record('1'), $title: '电池', $titleEn: 'Battery' }, record('2')], total: 2 });
    const { user } = show(reference('a/b'), { provider: { options } });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Battery' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'Battery'));
  });

  it('offers each of the records that share a name', async () => {
    const said = vi.spyOn(console, 'error');
    const twins = ['1', '2', '3'].map((id) => ({ ...record(id), $title: 'Berg' }));
    const { last, user } = show(reference('a/b'), {
      provider: { options: () => Promise.resolve({ data: twins, total: 3 }) },
    });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    const offered = await screen.findAllByRole('option', { name: 'Berg' });
    expect(offered).toHaveLength(3);
    await user.click(offered[1] ?? document.body);
    expect(last()).toBe('2');
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('offers 20 and then more, without closing', async () => {
    const { onChange, user } = show(reference('a/b'), { provider: stub() });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'fields.reference.more' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(30));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows the name the record brought, and asks for one it did not', async () => {
    const getMany = vi.fn(() => Promise.resolve({ data: [record('7')] }));
    show(reference('a/b'), { value: '7', values: { $texts: { f: 'Seven' } }, provider: { getMany } });
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Seven');
    expect(getMany).not.toHaveBeenCalled();
    cleanup();
    show(reference('a/b'), { value: '7', provider: { getMany } });
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', 'Name 7'));
  });

  it('says why nothing came, and tries again', async () => {
    const options = vi
      .fn()
      .mockRejectedValueOnce(new WireError({ kind: 'business', messageKey: 'errors.server', serverText: 'No luck' }));
    options.mockResolvedValue({ data: [record('1')], total: 1 });
    const { user } = show(reference('a/b'), { provider: { options } });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    expect(await screen.findByText(/No luck/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'widgets.retry' }));
    expect(await screen.findByRole('option', { name: 'Name 1' })).toBeTruthy();
  });

  it('takes no more than allowed', async () => {
    const getMany = () => Promise.resolve({ data: all });
    const { onChange, user } = show(referenceMany('a/b', { max: 2 }), {
      value: ['1', '2'],
      provider: { ...stub(), getMany },
    });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Name 3' }));
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByText('widgets.tree.max')).toBeTruthy());
  });
});

describe('tree reference', () => {
  const node = (id: string, ...children: object[]) => ({ record: record(id), children });
  const tree = () => Promise.resolve({ data: [node('1', node('2', node('3')), node('4'))] });

  it('opens by keyboard, leaves out the record and what is below it, and picks', async () => {
    const { last, user } = show(treeReference('a/b', { excludeSelf: true }), {
      values: { id: '2' },
      provider: { tree },
    });
    await user.tab();
    await user.keyboard('{Enter}');
    const items = within(await screen.findByRole('tree')).getAllByRole('treeitem');
    expect(items.map((one) => one.textContent)).toEqual(['Name 1', 'Name 4']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(last()).toBe('4');
    await waitFor(() => expect(screen.getByDisplayValue('Name 4')).toBeTruthy());
  });

  it('shows the parent of a top node as none, and asks for no name of it', async () => {
    const getMany = vi.fn();
    show(treeReference('a/b', { excludeSelf: true, default: '0' }), { value: '0', provider: { tree, getMany } });
    expect(await screen.findByPlaceholderText('widgets.choose')).toHaveProperty('value', '');
    expect(getMany).not.toHaveBeenCalled();
  });
});

describe('rows', () => {
  const field = rows({ a: text({ required: true }), b: number() }, { min: 1, max: 2 });

  it('adds up to the limit and removes down to it', async () => {
    const { last, user } = show(field, { value: [{ a: 'x' }] });
    expect(screen.getByRole('button', { name: /rows.remove/ })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: /rows.add/ }));
    expect(last()).toEqual([{ a: 'x' }, {}]);
    await waitFor(() => expect(screen.getByRole('button', { name: /rows.add/ })).toHaveProperty('disabled', true));
    const removes = screen.getAllByRole('button', { name: /rows.remove/ });
    await user.click(removes[0] ?? document.body);
    expect(last()).toEqual([{}]);
  });

  it('moves what is half typed along with its row', async () => {
    const { last, user } = show(field, {
      value: [
        { a: 'x', b: 1 },
        { a: 'y', b: 2 },
      ],
    });
    const boxes = () => screen.getAllByRole('textbox').map((one) => (one instanceof HTMLInputElement ? one.value : ''));
    await user.type(screen.getAllByRole('textbox')[1] ?? document.body, '.');
    expect(boxes()).toEqual(['x', '1.', 'y', '2']);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(last()).toEqual([
      { a: 'y', b: 2 },
      { a: 'x', b: 1 },
    ]);
    expect(boxes()[0]).toBe('y');
  });

  describe('that mostly tell', () => {
    const told = rows(
      {
        name: text({ readOnly: true }),
        group: text({ readOnly: true }),
        value: text({ required: true }),
        writable: boolean({ readOnly: true }),
      },
      { sameRows: true, locked: { writable: false } },
    );
    const value = [
      { name: 'Ramp rate', group: 'Power', value: '20', writable: true },
      { name: 'Firmware', group: 'Link', value: '', writable: false },
    ];

    it('are a table with an input only where something can be changed', async () => {
      const { last, user } = show(told, { value });
      expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toHaveLength(4);
      expect(screen.getByRole('cell', { name: 'Firmware' })).toBeTruthy();
      const boxes = screen.getAllByRole('textbox');
      expect(boxes).toHaveLength(1);
      await user.type(boxes[0] ?? document.body, '5');
      await waitFor(() => expect(last()).toEqual([{ ...value[0], value: '205' }, value[1]]));
    });

    it('are not checked where they are locked', () => {
      expect(checkFields({ told }, { told: value })).toEqual({});
      expect(Object.keys(checkFields({ told }, { told: value.map((row) => ({ ...row, value: null })) }))).toEqual([
        'told.0.value',
      ]);
    });

    it('stay rows to fill in where most is asked', () => {
      show(rows({ name: text({ readOnly: true }), a: text(), b: text() }, { sameRows: true }), {
        value: [{ name: 'x' }],
      });
      expect(screen.queryByRole('table')).toBeNull();
    });
  });
});
