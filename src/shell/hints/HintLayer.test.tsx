import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultBrand } from '../brands/defaultBrand';
import { ConsoleTheme } from '../theme/ConsoleTheme';
import { HintLayer } from './HintLayer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  render(
    <ConsoleTheme accent={defaultBrand.accent}>
      <button data-hint="below" aria-label="Refresh" />
      <button data-hint="beside" aria-label="Print">
        <svg data-testid="icon" />
      </button>
      <p>Elsewhere</p>
      <HintLayer />
    </ConsoleTheme>,
  );
}
const point = (target: Element, pointerType = 'mouse') => act(() => void target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType })));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hint = () => screen.queryByRole('tooltip')?.textContent;

it('shows the name of a control a pointer rests on, and of the next one sooner', () => {
  open();
  point(screen.getByRole('button', { name: 'Refresh' }));
  wait(399);
  expect(hint()).toBeUndefined();
  wait(1);
  expect(hint()).toBe('Refresh');
  point(screen.getByTestId('icon'));
  wait(120);
  expect(hint()).toBe('Print');
  point(screen.getByText('Elsewhere'));
  wait(120);
  expect(hint()).toBeUndefined();
});

it('stays while the pointer is on it, and goes with Escape and with a press', () => {
  open();
  const button = screen.getByRole('button', { name: 'Refresh' });
  point(button);
  wait(400);
  point(screen.getByRole('tooltip'));
  wait(1000);
  expect(hint()).toBe('Refresh');
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(hint()).toBeUndefined();
  point(button);
  wait(200);
  act(() => void button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  wait(1000);
  expect(hint()).toBeUndefined();
});

it('waits longer for a finger, and shows nothing of a control that is gone', () => {
  open();
  point(screen.getByRole('button', { name: 'Refresh' }), 'touch');
  wait(699);
  expect(hint()).toBeUndefined();
  wait(1);
  expect(hint()).toBe('Refresh');
  const soonGone = document.createElement('button');
  soonGone.dataset.hint = 'below';
  soonGone.setAttribute('aria-label', 'Close');
  document.body.append(soonGone);
  point(soonGone);
  soonGone.remove();
  wait(400);
  expect(hint()).toBeUndefined();
});
