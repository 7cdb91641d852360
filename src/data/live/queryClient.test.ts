import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './queryClient';

afterEach(() => onlineManager.setOnline(true));

test('a command that fails offline is not sent again when the network is back', async () => {
  const client = queryClient();
  client.mount();
  onlineManager.setOnline(false);
  const send = vi.fn(() => Promise.reject(new Error('offline')));
  const command = client.getMutationCache().build(client, { mutationFn: send });
  await expect(command.execute(undefined)).rejects.toThrow('offline');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
  client.unmount();
});

test('a failed query is not repeated', async () => {
  const read = vi.fn(() => Promise.reject(new Error('502')));
  await expect(queryClient().fetchQuery({ queryKey: ['x'], queryFn: read })).rejects.toThrow('502');
  expect(read).toHaveBeenCalledTimes(1);
});
