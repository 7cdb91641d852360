import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoke, useResource } from '@/data';
import { rowOf } from '@/data/internal';
import { matches, type AnyValues, type RoundTask } from '@/schema';
import { currentTime } from '@/schema/dates';

/** Milliseconds between two questions. */
const EVERY = 2_000;

interface Begun {
  readonly task: RoundTask;
  readonly id: string;
  readonly since: number;
}

/** Something the cloud does, asked for every two seconds until it is over, has failed, or has taken too long. */
export function useTask() {
  const { path, resource } = useResource();
  const [begun, setBegun] = useState<Begun>();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['task', path, begun?.id ?? '', begun?.since ?? 0],
    queryFn: async ({ signal }): Promise<AnyValues> => {
      const send = async (call: RoundTask['call']) =>
        rowOf(await invoke(resource.resolve(call), { taskId: begun?.id }, { signal, quiet: true, reads: true }));
      const answer = begun ? await send(begun.task.call) : {};
      const listed = Array.isArray(answer.list) && answer.list.length > 0;
      return { ...answer, ...(begun?.task.list && !listed && (await send(begun.task.list))) };
    },
    enabled: begun !== undefined,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      !begun || state.status === 'error' || isOver(begun, state.data, currentTime()) ? false : EVERY,
  });
  const done = begun !== undefined && data !== undefined && matches(begun.task.until, data);
  const late = begun !== undefined && !done && isOver(begun, data, dataUpdatedAt);
  return {
    /** What it says of itself so far. */
    answer: begun && data,
    running: begun !== undefined && !done && !late && !error,
    done: done && !matches(begun.task.failed ?? never, data),
    failed: late || (done && matches(begun.task.failed ?? never, data)),
    error: error ?? undefined,
    begin: (task: RoundTask, id: string) => setBegun({ task, id, since: currentTime() }),
    forget: () => setBegun(undefined),
  };
}

const never = () => false;
const isOver = ({ task, since }: Begun, data: AnyValues | undefined, now: number): boolean =>
  (data !== undefined && matches(task.until, data)) || now - since > task.limit * 1_000;
