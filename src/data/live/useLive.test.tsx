import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useLive } from './useLive';

afterEach(cleanup);

it('lets the first load of a key be told when it fails, and no later one', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const quiet: boolean[] = [];
  let failing = true;
  const read = async (_: AbortSignal, isQuiet: boolean) => {
    quiet.push(isQuiet);
    if (failing) throw new Error('refused');
    return quiet.length;
  };
  const { result, rerender } = renderHook(({ key }) => useLive([key], read), { wrapper, initialProps: { key: 'one' } });
  await waitFor(() => expect(result.current.state.error).toBeDefined());
  failing = false;
  await act(async () => result.current.state.onRetry());
  await waitFor(() => expect(result.current.data).toBe(2));
  rerender({ key: 'another' });
  await waitFor(() => expect(result.current.data).toBe(3));
  expect(quiet).toEqual([false, true, false]);
});
