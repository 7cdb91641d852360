import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WireError } from '@/api';

const EVERY = 2_000;

interface Task<T> {
  /** Where it stands; undefined until the first answer. */
  readonly data: T | undefined;
  readonly running: boolean;
  /** It took longer than it may. */
  readonly late: boolean;
  readonly error: unknown;
  start(taskId: string): void;
}

/**
 * Something a controller does that is asked for every two seconds until it is done, or until it has taken too long.
 *
 * @param limit milliseconds it may take
 */
export function useTask<T>(name: string, limit: number, read: (taskId: string, signal: AbortSignal) => Promise<T>, isDone: (data: T) => boolean): Task<T> {
  const [task, setTask] = useState<{ readonly id: string; readonly since: number }>();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['office', name, task?.id ?? ''],
    queryFn: ({ signal }) => read(task?.id ?? '', signal),
    enabled: task !== undefined,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' || (state.data !== undefined && isDone(state.data)) || Date.now() - (task?.since ?? 0) > limit ? false : EVERY),
  });
  const done = data !== undefined && isDone(data);
  const late = task !== undefined && !done && dataUpdatedAt - task.since > limit;
  return {
    data,
    running: task !== undefined && !done && !late && !error,
    late,
    error: error instanceof WireError ? error : undefined,
    start: (id) => setTask({ id, since: Date.now() }),
  };
}
