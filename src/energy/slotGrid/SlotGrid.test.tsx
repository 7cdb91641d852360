import { act, cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRegistry } from '@/data/registry/registry';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import * as rules from '@/schema/rules';
import type { Figures } from '../slots/figures';
import { daySlots, zoneSlots } from '../slots/slot';
import raEnglish from 'ra-language-english';
import numbers from '../../../locales/numbers/en.json';
import english from '../../../locales/slots/en.json';
import { SlotGrid } from './SlotGrid';
import type { SlotGridProps } from './slotGridProps';

afterEach(cleanup);

const ready = Promise.resolve();
const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} });
const texts = { ensureArea: () => ready };
const i18n = polyglotI18nProvider(
  () => ({ ...raEnglish, ...english, ...numbers, rules: { between: 'From %{min} to %{max}' } }),
  'en',
  [],
  { allowMissing: true },
);
const UNITS = ['Unit 1', 'Unit 2', 'Unit 3'];

/** A grid of three units that keeps its figures; answers what it reported last. */
async function show(props: Partial<SlotGridProps> = {}) {
  const onFigures = vi.fn<(figures: Figures) => void>();
  const given = props.rows ?? UNITS.map((name) => ({ id: name, name, values: [1, 2, 3, 4] }));
  function Held() {
    const [rows, setRows] = useState(given);
    const keep = (figures: Figures) => {
      onFigures(figures);
      setRows(rows.map((row, at) => ({ ...row, values: figures[at] ?? [] })));
    };
    return <SlotGrid label="Plan" slots={daySlots(4)} unit="kW" {...props} rows={rows} onFigures={keep} />;
  }
  const page = (
    <CoreAdminContext i18nProvider={i18n} dataProvider={testDataProvider()}>
      <RegistryProvider registry={registry} texts={texts}>
        <Held />
      </RegistryProvider>
    </CoreAdminContext>
  );
  await act(async () => void render(page));
  const grid = screen.getByRole('grid', { name: 'Plan' });
  grid.focus();
  const here = () =>
    document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
  return { user: userEvent.setup(), grid, here, figures: () => onFigures.mock.lastCall?.[0], onFigures };
}

const clipboard = (text = '') => ({
  clipboardData: {
    getData: (type: string) => (type === 'text/plain' ? text : ''),
    setData: vi.fn<(type: string, text: string) => void>(),
  },
});

describe('by keyboard', () => {
  it('typing replaces, Tab and Enter lead on, Escape gives up', async () => {
    const { user, here, figures, onFigures } = await show();
    expect(here()).toBe('Unit 1, 00:00–06:00: 1 kW');
    await user.keyboard('1,5{Tab}7{Enter}{F2}8{Escape}');
    expect(figures()).toEqual([
      [1.5, 7, 3, 4],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    expect([here(), onFigures.mock.calls.length]).toEqual(['Unit 2, 06:00–12:00: 2 kW', 2]);
  });

  it('does not keep what is no number', async () => {
    const { user, figures } = await show();
    await user.keyboard('1-2{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    fireEvent.blur(screen.getByRole('textbox'));
    await waitFor(() =>
      expect(screen.getByText('Unit 1, 00:00–06:00: “1-2” is not a number and was not kept')).toBeTruthy(),
    );
    expect(figures()).toBeUndefined();
  });

  it('clears, fills down and right, takes back and makes again', async () => {
    const { user, figures, here } = await show();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Delete}');
    expect(figures()).toEqual([
      [null, null, 3, 4],
      [null, null, 3, 4],
      [1, 2, 3, 4],
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(figures()?.[0]).toEqual([1, 2, 3, 4]);
    expect(here()).toBe('Unit 1, 00:00–06:00: 1 kW');
    await user.keyboard(
      '{Control>}y{/Control}{Control>}z{/Control}9{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}',
    );
    expect(figures()?.map((row) => row[0])).toEqual([9, 9, 9]);
    await user.keyboard('{Control>}{Home}{/Control}{Shift>}{End}{/Shift}{Control>}r{/Control}');
    expect(figures()?.[0]).toEqual([9, 9, 9, 9]);
  });

  it('fills the whole selection with Ctrl and Enter', async () => {
    const { user, figures } = await show();
    await user.keyboard('{Control>}a{/Control}5{Control>}{Enter}{/Control}');
    expect(figures()?.flat()).toEqual(Array.from({ length: 12 }, () => 5));
  });
});

describe('paste and copy', () => {
  it('takes a sheet and says what it left out', async () => {
    const { grid, figures } = await show({
      rows: UNITS.map((name, at) => ({ id: name, name, values: [1, 2, 3, 4], locked: at === 1 })),
    });
    fireEvent.paste(grid, clipboard('10\t20\n30\t40\n50\tx\n70\t80'));
    expect(figures()).toEqual([
      [10, 20, 3, 4],
      [1, 2, 3, 4],
      [50, 2, 3, 4],
    ]);
    expect(screen.getByRole('status').textContent).toBe(
      '3 values pasted. 1 cell was not a number. 2 values did not fit. 2 read-only cells were left unchanged. Unit 3, 06:00–12:00: “x”.',
    );
  });

  it('lays a column of 96 lines into the quarters of a day, and adds them up', async () => {
    const { grid, figures } = await show({
      slots: daySlots(96),
      rows: [{ id: 'plan', name: 'Plan', values: daySlots(96).map(() => 1) }],
      targets: { whole: 4656 },
    });
    const column = daySlots(96).map((_, at) => `${at + 1},0`);
    fireEvent.paste(grid, clipboard(['kW', ...column, ''].join('\r\n')));
    expect(figures()).toEqual([daySlots(96).map((_, at) => at + 1)]);
    expect(screen.getByRole('status').textContent).toBe('96 values pasted.');
    expect(screen.getByText(/^Total 4.?656 kW/)).toBeTruthy();
    expect(screen.getByText('Target met')).toBeTruthy();
  });

  it('is put in when a person has said what the comma means', async () => {
    const { user, grid, figures, onFigures } = await show();
    fireEvent.paste(grid, clipboard('1,250\t2,500'));
    await user.click(
      await screen.findByRole('radio', { name: /The comma marks decimals.*1,250 is 1.25 · 2,500 is 2.5/ }),
    );
    expect(onFigures).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    expect(figures()?.[0]).toEqual([1.25, 2.5, 3, 4]);
  });

  it('tells why a typed figure is not taken, and keeps it', async () => {
    const { user, onFigures } = await show();
    await user.keyboard('1,234{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'Unit 1, 00:00–06:00: “1,234” can be read as 1234 or as 1.234. Write one of them.',
      ),
    );
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', '1,234'));
    expect(onFigures).not.toHaveBeenCalled();
  });

  it('gives the selection to a sheet', async () => {
    const { user, grid } = await show();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const event = clipboard();
    fireEvent.copy(grid, event);
    expect(event.clipboardData.setData).toHaveBeenCalledWith('text/plain', '1\t2\n1\t2\n');
  });
});

it('marks what breaks a rule, names the cell and leads to the next', async () => {
  const { user, here } = await show({ rules: { rules: [rules.between(0, 3)] } });
  await user.click(screen.getByRole('button', { name: '3 values to correct' }));
  expect(here()).toBe('Unit 1, 18:00–24:00: 4 kW. From 0 to 3');
  await waitFor(() => expect(screen.getByText('From 0 to 3')).toBeTruthy());
});

it('tells totals and how far they are from what is wanted', async () => {
  const { user } = await show({ targets: { whole: 42 } });
  expect(screen.getByText('Total 30 kW').textContent).toBe('Total 30 kW12 kW left');
  await user.keyboard('13{Enter}');
  await waitFor(() => expect(screen.getByText('Target met')).toBeTruthy());
  await waitFor(() => expect(within(screen.getByRole('row', { name: /^Unit 1/ })).getByText('22')).toBeTruthy());
});

it('leaves slots that are over as they are', async () => {
  const slots = zoneSlots('2026-03-29', 'Europe/Amsterdam', 4);
  const { user, figures, here } = await show({ slots, openFrom: slots[1]?.start });
  await user.keyboard('9{ArrowRight}8{Enter}');
  expect(figures()?.[0]).toEqual([1, 8, 3, 4]);
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(here()).toContain('Read-only');
});

it('fills in equal steps', async () => {
  const { user, figures } = await show();
  await user.keyboard('{Shift>}{End}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Fill 4 cells' }));
  await user.type(screen.getByLabelText('Value'), '0');
  await user.type(screen.getByLabelText(/^End value/), '9{Enter}');
  expect(figures()?.[0]).toEqual([0, 3, 6, 9]);
});

it('draws only what is on view of 50 rows with 96 slots', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => ({
    id: String(at),
    name: `Unit ${at}`,
    values: Array.from({ length: 96 }, () => at),
  }));
  const { grid, user, here, figures } = await show({ rows, slots: daySlots(96) });
  expect(grid.querySelectorAll('[data-cell]').length).toBeLessThan(700);
  await user.keyboard('{Control>}{End}{/Control}');
  expect([grid.scrollTop > 0, grid.scrollLeft > 0]).toEqual([true, true]);
  fireEvent.scroll(grid);
  expect(here()).toBe('Unit 49, 23:45–24:00: 49 kW');
  await user.keyboard('1{Enter}');
  expect(figures()?.[49]?.[95]).toBe(1);
});
