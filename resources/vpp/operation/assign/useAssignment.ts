import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { type ConsoleDataProvider, useResource } from '@/data';
import { assignPower, type AssignMethod } from '@schemas/vpp/parts/assignPower';
import type { ResponseOrder } from '@schemas/vpp/operation/response-order';
import { vppCalls } from '../calls';
import { powerOf, readShares, type ShareRow } from './readShares';

const NONE: readonly ShareRow[] = [];
const sentRow = (row: ShareRow) => ({
  resourceId: row.id,
  participate: row.participate,
  locked: row.locked,
  assignedPower: powerOf(row),
  startTime: row.record.startTime,
  endTime: row.record.endTime,
});

/** Rows divided here, where the server answers none. */
function dividedHere(order: ResponseOrder, rows: readonly ShareRow[], method: AssignMethod): ShareRow[] {
  const { powers } = assignPower(
    order.targetPower ?? 0,
    rows.map((row) => ({ ...row, adjustablePower: row.adjustable, assignedPower: powerOf(row) })),
    method,
  );
  return rows.map((row) => ({ ...row, assigned: powers.get(row.id) ?? 0 }));
}

/**
 * The shares of an order while they are edited: what is typed, what it was before, and the calls. Failures change
 * nothing that is typed.
 */
export function useAssignment(order: ResponseOrder) {
  const { path } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const body = { id: order.id, orderId: order.id };
  const loaded = useQuery({
    queryKey: ['vpp', 'shares', order.id],
    queryFn: async ({ signal }) => readShares(await vppCalls.shares(body, { signal, quiet: true })),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [history, setHistory] = useState<readonly (readonly ShareRow[])[]>([]);
  const rows = history.at(-1) ?? loaded.data ?? NONE;
  const push = (next: readonly ShareRow[]) => setHistory((now) => [...now, next]);
  const recalculate = useMutation({
    mutationFn: async (choice: { readonly method: AssignMethod; readonly templateId?: string | undefined }) => {
      const answer = readShares(
        await vppCalls.recalculate({ ...body, ...choice, list: rows.map(sentRow) }, { quiet: true, reads: true }),
      );
      const found = new Map(answer.map((row) => [row.id, row]));
      return answer.length === 0
        ? dividedHere(order, rows, choice.method)
        : rows.map((row) => ({
            ...row,
            assigned: row.locked ? row.assigned : (found.get(row.id)?.assigned ?? row.assigned),
          }));
    },
    onSuccess: push,
  });
  const save = useMutation({
    mutationFn: async () =>
      provider.action(path, { key: 'assign', record: order, values: { list: rows.map(sentRow) }, quiet: true }),
  });
  return {
    loaded,
    rows,
    recalculate,
    save,
    /** As they came: what has changed since is told beside. */
    before: loaded.data ?? NONE,
    changed: history.length > 0,
    change: (id: string, part: Partial<ShareRow>) =>
      push(rows.map((row) => (row.id === id ? { ...row, ...part } : row))),
    undo: () => setHistory((now) => now.slice(0, -1)),
  };
}
