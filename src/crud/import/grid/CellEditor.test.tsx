import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CellEditor } from './CellEditor';

afterEach(cleanup);

it.each(['Enter', 'Escape', 'Tab'])('leaves %s of a composition to the input method', (key) => {
  const [onCommit, onLeave] = [vi.fn(), vi.fn()];
  render(<CellEditor label="Name" text="Acme" suggestions={[]} onCommit={onCommit} onLeave={onLeave} />);
  const box = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(box, { target: { value: 'Acme 电' } });
  fireEvent.keyDown(box, { key, isComposing: true });
  fireEvent.keyDown(box, { key, keyCode: 229 });
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key, keyCode: 1 });
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onCommit.mock.calls).toEqual(key === 'Escape' ? [] : [['Acme 电']]);
});
