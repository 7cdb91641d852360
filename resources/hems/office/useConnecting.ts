import { useMutation } from '@tanstack/react-query';
import { officeCalls } from './calls';
import { listOf, textAt } from './read';
import { useTask } from './useTask';

const LIMIT = 60_000;

interface Sub {
  readonly deviceSn: string;
  readonly connectState: string;
  readonly failReason: string;
}

const settled = (rows: readonly Sub[]): boolean => rows.length > 0 && rows.every(({ connectState }) => connectState === 'connected' || connectState === 'failed');

/** Devices that a controller connects to; those it reached are then bound to it. */
export function useConnecting(deviceSn: string, onBound: () => void) {
  const task = useTask(
    `connecting ${deviceSn}`,
    LIMIT,
    async (taskId, signal): Promise<Sub[]> => {
      const asked = await officeCalls.connecting({ taskId }, { signal, quiet: true });
      const rows = listOf(asked).length > 0 ? listOf(asked) : listOf(await officeCalls.connected({ taskId }, { signal, quiet: true }));
      return rows.map((row) => ({ deviceSn: textAt(row, 'deviceSn'), connectState: textAt(row, 'connectState') || textAt(row, 'connectState.code'), failReason: textAt(row, 'failReason') }));
    },
    settled,
  );
  const begin = useMutation({
    mutationFn: async (list: readonly object[]) => textAt(await officeCalls.connect({ deviceSn, list }, { quiet: true }), 'taskId'),
    onSuccess: (taskId) => task.start(taskId),
  });
  const reached = (task.data ?? []).filter(({ connectState }) => connectState === 'connected').map((one) => one.deviceSn);
  const bind = useMutation({
    mutationFn: () => officeCalls.takeOver({ deviceSn, taskId: begin.data ?? '', list: reached }, { quiet: true }),
    onSuccess: onBound,
  });
  return { ...task, begin: (list: readonly object[]) => begin.mutate(list), bind: () => bind.mutate(), reached, rows: task.data, done: !task.running && reached.length > 0, busy: begin.isPending || bind.isPending || task.running, error: begin.error ?? bind.error ?? task.error };
}
