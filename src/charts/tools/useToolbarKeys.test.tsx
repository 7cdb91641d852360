import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useToolbarKeys } from './useToolbarKeys';

function Bar() {
  const { toolbar, tool } = useToolbarKeys(['a', 'b', 'c']);
  return (
    <div role="toolbar" {...toolbar}>
      {['a', 'b', 'c'].map((name) => (
        <button key={name} type="button" {...tool(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

test('a toolbar is one stop of the Tab key, and arrows, Home and End move inside', async () => {
  const user = userEvent.setup();
  render(<Bar />);
  const focused = () => document.activeElement?.textContent;
  await user.tab();
  expect(focused()).toBe('a');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('c');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('b');
  await user.keyboard('{End}{Home}{ArrowRight}');
  expect(focused()).toBe('b');
  await user.tab();
  await waitFor(() => expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(false));
  await user.tab({ shift: true });
  expect(focused()).toBe('b');
});
