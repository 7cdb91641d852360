import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TreeSelect } from './TreeSelect';
import type { TreeOption } from './treeIndex';
import type { TreeMode } from './treeSelection';

afterEach(cleanup);

const node = (id: string, ...children: TreeOption[]): TreeOption => ({ id, label: `Node ${id}`, children });

function Held({
  options,
  mode,
  max,
}: {
  readonly options: readonly TreeOption[];
  readonly mode: TreeMode;
  readonly max?: number;
}) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <TreeSelect options={options} value={value} onChange={setValue} mode={mode} max={max} label="Tree" />
      <output>{value.join(' ')}</output>
    </>
  );
}

const small = [node('a', node('b'), node('c')), node('d')];

describe('TreeSelect', () => {
  it('works by keyboard: walk, fold, tick', async () => {
    const user = userEvent.setup();
    render(<Held options={small} mode="cascade" />);
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('treeitem', { name: 'Node a' }).getAttribute('aria-checked')).toBe('mixed'),
    );
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() =>
      expect(screen.getByRole('treeitem', { name: 'Node a' }).getAttribute('aria-expanded')).toBe('false'),
    );
    await waitFor(() => expect(screen.queryByText('Node b')).toBeNull());
    await user.keyboard(' ');
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('b a c'));
  });

  it('single: another pick unchecks the first, a click on the checked one clears it', async () => {
    const user = userEvent.setup();
    render(<Held options={small} mode="single" />);
    await user.click(screen.getByText('Node b'));
    await user.click(screen.getByText('Node d'));
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('d'));
    await user.click(screen.getByText('Node d'));
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(''));
  });

  it('warns when more is picked than allowed', async () => {
    const user = userEvent.setup();
    render(<Held options={small} mode="separate" max={1} />);
    await user.click(screen.getByText('Node b'));
    await user.click(screen.getByText('Node c'));
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('b'));
    await waitFor(() => expect(screen.getByText('widgets.tree.max')).toBeTruthy());
  });

  it('draws only what is on view of 2,000 nodes', () => {
    const many = [node('top', ...Array.from({ length: 2000 }, (_, index) => node(String(index))))];
    render(<Held options={many} mode="separate" />);
    const drawn = screen.getAllByRole('treeitem');
    expect(drawn.length).toBeLessThan(40);
    expect(drawn[1]?.getAttribute('aria-setsize')).toBe('2000');
  });
});
