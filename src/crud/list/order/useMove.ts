import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import { type ConsoleDataProvider, failureText, useResource } from '@/data';
import type { AnyRecord, FieldOptions, Id } from '@/schema';
import { recordName } from '../../recordName';
import { rowItems, type RowItem } from '../rowItems';
import type { ListState } from '../useListState';
import { ORDER_FIELD } from './keepsOrder';
import { movedRows, orderPlan } from './orderPlan';

interface ListAnswer {
  readonly data: readonly AnyRecord[];
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const limitOf = (options: FieldOptions, name: 'min' | 'max'): number | undefined => {
  const limit: unknown = Reflect.get(options, name);
  return typeof limit === 'number' ? limit : undefined;
};

/**
 * Puts a row at another place: it is shown there at once, and the numbers that keep it there are saved one after the
 * other, also of moves that follow before it is saved. What fails is told, and the rows are as they were before it.
 */
export function useMove(list: ListState, drawn: readonly RowItem[]) {
  const { resource, path, can } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [said, setSaid] = useState('');
  const queue = useRef({ last: Promise.resolve(), waiting: 0, isBroken: false });
  const { request, total, listKey, outdated } = list;

  /** As they are now: what moved a moment ago is not drawn yet. */
  const rowsNow = (): readonly RowItem[] => {
    const data = client.getQueryData<ListAnswer>(listKey)?.data;
    return data ? rowItems(data) : drawn;
  };
  const planOf = (rows: readonly RowItem[], from: number, to: number) => {
    const { page, perPage } = request.pagination;
    const options = resource.fields[ORDER_FIELD]?.options ?? {};
    return orderPlan(
      rows.map(({ record }) => ({ id: record.id, value: numberOf(record[ORDER_FIELD]) })),
      from,
      to,
      {
        before: page > 1,
        after: total === undefined || page * perPage < total,
        min: limitOf(options, 'min') ?? 0,
        max: limitOf(options, 'max') ?? Number.MAX_SAFE_INTEGER,
      },
    );
  };
  const save = async (plan: ReadonlyMap<Id, number>) => {
    for (const [id, value] of plan) {
      const { data } = await provider.change(path, { ids: [id], values: { [ORDER_FIELD]: value }, quiet: true });
      if (!Array.isArray(data) || data.length !== 1) return; // made up for a session that ended: no success
    }
  };
  const show = (rows: readonly RowItem[], from: number, to: number, plan: ReadonlyMap<Id, number>) =>
    client.setQueryData<ListAnswer>(
      listKey,
      (before) =>
        before && {
          ...before,
          data: movedRows(
            rows.map(({ record }) => {
              const value = plan.get(record.id);
              return value === undefined ? record : { ...record, [ORDER_FIELD]: value };
            }),
            from,
            to,
          ),
        },
    );

  /**
   * @param placeOf where it goes, by where it is
   * @returns whether it is shown there
   */
  const move = (key: string | undefined, placeOf: (from: number) => number): boolean => {
    const rows = rowsNow();
    const from = rows.findIndex((row) => row.key === key);
    const to = placeOf(from);
    const moving = rows[from]?.record;
    if (!moving || from === to || !rows[to] || outdated) return false;
    const plan = planOf(rows, from, to);
    const closed = plan && rows.some(({ record }) => plan.has(record.id) && !can('edit', record));
    if (!plan || closed) {
      notify(closed ? 'lists.move.closed' : 'lists.move.noRoom', { type: 'warning' });
      return false;
    }
    const name = recordName(resource, moving, locale);
    const before = client.getQueryData(listKey);
    const moves = queue.current;
    moves.waiting += 1;
    void client.cancelQueries({ queryKey: listKey });
    show(rows, from, to, plan);
    setSaid(translate('lists.move.moved', { name, place: to + 1, count: rows.length }));
    moves.last = moves.last
      .then(() => (moves.isBroken ? undefined : save(plan))) // what follows one that failed began where it is not
      .catch((cause: unknown) => {
        moves.isBroken = true;
        client.setQueryData(listKey, before);
        const text = translate('lists.move.failed', { name, reason: failureText(cause, translate) });
        setSaid('');
        notify('actions.said', { type: 'warning', messageArgs: { text } });
      })
      .finally(() => {
        moves.waiting -= 1;
        if (moves.waiting > 0) return;
        moves.isBroken = false;
        void client.invalidateQueries({ queryKey: [path] });
      });
    return true;
  };
  return { said, move };
}
