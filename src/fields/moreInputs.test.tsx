import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { createRegistry } from '@/data/registry/registry';
import { codes, defineMeasures, period, quantity, serial, tags, timeOfDay, type Field } from '@/dsl';
import { filterOf } from './filters';
import { inputOf } from './inputOf';
import { RangeFilter } from './RangeFilter';

afterEach(cleanup);

const i18n = {
  translate: (key: string, options?: { _?: string; max?: number }) =>
    options?._ ?? (options?.max === undefined ? key : `${key} ${options.max}`),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

const registry = createRegistry({ schemas: {}, views: {}, pages: {}, reports: {}, messages: {} });
/** Texts that are there already: nothing waits for them. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const texts = { ensureArea: () => ready };

/** An input that keeps its value, and what it reported last. */
async function show(field: Field, start: unknown = null, place: 'form' | 'filter' = 'form') {
  const onChange = vi.fn((_value: unknown) => undefined);
  const Input = place === 'filter' ? filterOf(field.type) : inputOf(field.type);
  function Held() {
    const [value, setValue] = useState(start);
    return (
      <Input
        id="f"
        name="f"
        field={field}
        scope="resources.x"
        label="Field"
        value={value}
        values={{}}
        place={place}
        onChange={(next) => (onChange(next), setValue(next))}
      />
    );
  }
  await act(async () => {
    render(
      <CoreAdminContext i18nProvider={i18n} dataProvider={testDataProvider()}>
        <RegistryProvider registry={registry} texts={texts}>
          <Suspense>
            <Held />
          </Suspense>
        </RegistryProvider>
      </CoreAdminContext>,
    );
  });
  await act(async () => vi.dynamicImportSettled()); // filters are loaded when a list first has them
  await screen.findAllByText('Field');
  return { last: () => onChange.mock.lastCall?.[0], user: userEvent.setup() };
}

describe('several codes', () => {
  it('are kept in the order of the list, and one too many is not taken', async () => {
    const { last, user } = await show(codes(['a', 'b', 'c'], { max: 2 }), ['c']);
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: 'a' }));
    expect(last()).toEqual(['a', 'c']);
    await user.click(screen.getByRole('option', { name: 'b' }));
    expect(last()).toEqual(['a', 'c']);
    await waitFor(() => expect(screen.getByText('rules.maxSelect 2')).toBeTruthy());
    await user.click(screen.getByRole('option', { name: 'a' }));
    await user.click(screen.getByRole('option', { name: 'c' }));
    expect(last()).toBeNull();
  });

  it('narrow a list by as many as one likes', async () => {
    const { last, user } = await show(codes([1, 2, 3], { max: 1 }), null, 'filter');
    await user.click(await screen.findByRole('combobox'));
    await user.click(screen.getByRole('option', { name: '3' }));
    await user.click(screen.getByRole('option', { name: '1' }));
    expect(last()).toEqual([1, 3]);
  });
});

describe('tags', () => {
  it('are made by a comma, by Enter and by leaving the box, each once', async () => {
    const { last, user } = await show(tags());
    const box = screen.getByRole('combobox');
    await user.type(box, 'roof,');
    await user.type(box, 'pilot{Enter}');
    await user.type(box, 'Roof');
    await user.tab();
    expect(last()).toEqual(['roof', 'pilot']);
    await user.click(box);
    await user.keyboard('{Backspace}{Backspace}');
    expect(last()).toBeNull();
  });
});

describe('a time of day', () => {
  it('is completed on leaving the box and can be taken back', async () => {
    const { last, user } = await show(timeOfDay({ end: true }));
    const box = screen.getByRole('textbox');
    await user.type(box, '830');
    await user.tab();
    expect(last()).toBe('08:30');
    await user.clear(box);
    await user.tab();
    expect(last()).toBeNull();
  });
});

describe('a period', () => {
  const field = period(['day', 'month'], { maxSpan: { month: '1 month' } });

  it('is counted otherwise and stepped without losing the place', async () => {
    const { last, user } = await show(field, { by: 'day', from: '2024-05-30', to: '2024-05-31' });
    await user.click(screen.getByRole('button', { name: 'widgets.dates.mode.month' }));
    expect(last()).toEqual({ by: 'month', from: '2024-05-01', to: '2024-05-31' });
    await user.click(screen.getByRole('button', { name: 'widgets.dates.previous.month' }));
    expect(last()).toEqual({ by: 'month', from: '2024-04-01', to: '2024-04-30' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /clear/ })).toBeNull());
  });

  it('can be cleared only in a filter', async () => {
    const { last, user } = await show(field, { by: 'day', from: '2024-05-30', to: '2024-05-31' }, 'filter');
    await user.click(await screen.findByRole('button', { name: 'widgets.dates.clear' }));
    expect(last()).toBeNull();
  });
});

it('a part of a number is looked for, and a figure has its unit', async () => {
  const { last, user } = await show(serial({ pattern: 'A{00}' }), null, 'filter');
  await user.type(await screen.findByRole('textbox'), 'A0');
  expect(last()).toBe('A0');
  cleanup();
  await show(quantity(defineMeasures({ power: { unit: 'kW' } }), 'power', { input: true }), 5);
  expect(screen.getByText('kW')).toBeTruthy();
});

describe('a filter over times of day', () => {
  const field = timeOfDay();
  const draw = async (value: readonly unknown[] | null = null) => {
    const onChange = vi.fn((_value: unknown) => undefined);
    await act(async () => {
      render(
        <CoreAdminContext i18nProvider={i18n} dataProvider={testDataProvider()}>
          <RangeFilter
            id="f"
            name="f"
            field={field}
            scope="resources.x"
            label="Field"
            value={value}
            values={{}}
            filter={{ field: 'f', as: 'range' }}
            onChange={onChange}
          />
        </CoreAdminContext>,
      );
    });
    const [from, to] = screen.getAllByRole('textbox');
    const type = async (box: HTMLElement | undefined, text: string) => {
      if (box) await userEvent.type(box, text);
      await userEvent.tab();
    };
    return { onChange, from, to, type };
  };

  it('takes two times, completed, and either of them alone', async () => {
    const { onChange, from, type } = await draw([null, '18:00']);
    await type(from, '830');
    expect(onChange).toHaveBeenLastCalledWith(['08:30', '18:00']);
  });

  it('does not ask for what is no time or runs backwards, and says so', async () => {
    const { onChange, from, to, type } = await draw(['08:30', null]);
    await type(to, '7');
    expect(screen.getByText('widgets.dates.backwards')).toBeTruthy();
    if (from) await userEvent.clear(from);
    await type(from, 'noon');
    expect(screen.getByText('rules.timeOfDay')).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
  });
});
