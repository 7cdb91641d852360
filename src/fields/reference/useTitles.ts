import { useRef } from 'react';
import { useGetManyAggregate, useLocale } from 'react-admin';
import type { AnyRecord, Id } from '@/schema';
import { titleIn } from './titleIn';
import { useTarget } from './useTarget';

/** Stands for a name that is on its way: an id tells nobody anything. */
export const NAME_ON_ITS_WAY = '…';

/**
 * Names of chosen records: those picked here, those the record brought along, else asked for. Where nobody knows it,
 * the id. What a record brought along belongs to the value it came with, and is not believed for another.
 *
 * @example const { titleOf, remember } = useTitles('account/user', ids, undefined);
 * @public
 */
export function useTitles(target: string, ids: readonly Id[], brought: string | undefined) {
  const { resource } = useTarget(target);
  const locale = useLocale() ?? 'en';
  const picked = useRef(new Map<Id, string>());
  const first = useRef(ids.join());
  const broughtNow = brought !== undefined && first.current === ids.join() ? brought : undefined;
  const unknown = ids.length === 1 && broughtNow ? [] : ids.filter((id) => !picked.current.has(id));
  const { data, isPending } = useGetManyAggregate<AnyRecord>(
    resource,
    { ids: unknown, meta: { quiet: true } },
    { enabled: unknown.length > 0 },
  );
  const fetched = new Map((data ?? []).filter(Boolean).map((one) => [one.id, titleIn(one, locale)]));
  return {
    titleOf: (id: Id): string =>
      picked.current.get(id) ??
      fetched.get(id) ??
      (ids.length === 1 ? broughtNow : undefined) ??
      (isPending ? NAME_ON_ITS_WAY : id),
    remember: (records: readonly AnyRecord[]) => {
      for (const one of records) picked.current.set(one.id, titleIn(one, locale));
    },
  };
}
