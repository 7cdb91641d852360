import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyView } from './lazyView';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? (
      <button onClick={() => this.setState({ failed: false })}>Retry</button>
    ) : (
      this.props.children
    );
  }
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('loads once, and loads again when a failed load is tried again', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ default: ComponentType }>>();
  load.mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ default: () => <p>Here</p> });
  const useView = lazyView(load);
  const View = () => {
    const Loaded = useView();
    return <Loaded />;
  };
  const page = (
    <Boundary>
      <Suspense fallback="Loading">
        <View />
      </Suspense>
    </Boundary>
  );
  await act(async () => void render(page));
  expect(load, 'a failure is not asked for again by itself').toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByText('Here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
