import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { extraPart } from './extraPart';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('stands there once it has come', async () => {
  const Star = extraPart(() =>
    Promise.resolve({ default: ({ of }: { readonly of: string }) => <p>{`Star of ${of}`}</p> }),
  );
  await act(async () => {
    render(<Star of="Ada" />);
  });
  expect(await screen.findByText('Star of Ada')).toBeTruthy();
});

it('leaves the page around it as it is where it does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Star = extraPart(() => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch')));
  await act(async () => {
    render(
      <main>
        The page <Star />
      </main>,
    );
  });
  expect(screen.getByRole('main').textContent).toBe('The page ');
});
