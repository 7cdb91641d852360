import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { createRegistry } from '@/data/registry/registry';
import { ReorderList } from './ReorderList';

const TEXTS = { ensureArea: () => Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined }) };
const onOrder = vi.fn();

function Words() {
  const [rows, setRows] = useState<readonly string[]>(['a', 'b', 'c']);
  const keep = (next: readonly string[]) => {
    onOrder(next.join(''));
    setRows(next);
  };
  return (
    <ReorderList label="Words" rows={rows} keyOf={(row) => row} nameOf={(row) => row} onOrder={keep} rowHeight={40}>
      {(row) => <button type="button">{row}</button>}
    </ReorderList>
  );
}

const shown = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')?.textContent)
    .join('');
const draw = () =>
  render(
    <TestTranslationProvider
      translate={(key: string, args?: Readonly<Record<string, unknown>>) => `${key} ${String(args?.name ?? '')}`.trim()}
    >
      <RegistryProvider registry={createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} })} texts={TEXTS}>
        <Words />
      </RegistryProvider>
    </TestTranslationProvider>,
  );
afterEach(() => {
  cleanup();
  onOrder.mockClear();
});

it('moves a row by its arrows and by Alt and an arrow key, not beyond the ends', async () => {
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'widgets.order.down a' }));
  expect(shown()).toBe('bac');
  screen.getByRole('button', { name: 'c' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  expect([shown(), onOrder.mock.calls.map(([order]) => order as unknown)]).toEqual(['cba', ['bac', 'bca', 'cba']]);
});

it('moves a row by its handle and tells the order once it is let go', () => {
  const { container } = draw();
  const handle = container.querySelector('[data-handle]');
  if (!handle) throw new Error('There is no handle.');
  fireEvent.pointerDown(handle, { button: 0, clientY: 10 });
  fireEvent.pointerMove(window, { clientY: 52 });
  fireEvent.pointerMove(window, { clientY: 95 });
  expect([shown(), onOrder.mock.calls]).toEqual(['bca', []]);
  fireEvent.pointerUp(window);
  expect(onOrder.mock.calls).toEqual([['bca']]);
});
