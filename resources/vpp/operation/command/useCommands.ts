import { useQuery } from '@tanstack/react-query';
import type { ResponseOrder } from '@schemas/vpp/operation/response-order';
import { vppCalls } from '../calls';
import { countStates, readCommands, type Command } from './readCommands';

/** Milliseconds between two looks while a command is on its way. */
const AGAIN = 2000;

/**
 * The commands of orders: what would be sent, or, once `sent`, how they stand; asked again until none is on its way.
 */
export function useCommands(orders: readonly ResponseOrder[], kind: 'send' | 'stop', sent: boolean) {
  const call = kind === 'stop' ? vppCalls.stopDetail : vppCalls.commands;
  return useQuery({
    queryKey: ['vpp', 'commands', kind, sent, ...orders.map(({ id }) => id)],
    queryFn: async ({ signal }): Promise<Command[]> => {
      const answers = await Promise.all(
        orders.map(async ({ id }) => call({ id, orderId: id }, { signal, quiet: true })),
      );
      const commands = answers.flatMap(readCommands);
      return sent && kind === 'stop' ? commands.filter(({ commandType }) => commandType !== 'start') : commands;
    },
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (sent && state.data && countStates(state.data).sending > 0 ? AGAIN : false),
  });
}
