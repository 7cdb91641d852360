import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useAccess } from '@/access';
import type { ConsoleDataProvider } from '@/data';
import type { AnyRecord, Fields } from '@/schema';
import { namedRecords } from './namedRecords';

const currencyIn = (record: AnyRecord | undefined): string | undefined =>
  typeof record?.currency === 'string' && record.currency !== '' ? record.currency : undefined;

/**
 * The currency of what values name: a plant, a site, a price template that was chosen. Undefined while nothing says
 * one; what cannot be read says nothing. What it is chosen from may say less of it than its own page, which is asked
 * then.
 */
export function useNamedCurrency(fields: Fields, values: Readonly<Record<string, unknown>>): string | undefined {
  const { pathOf } = useAccess();
  const provider = useDataProvider<ConsoleDataProvider>();
  const named = namedRecords(fields, values).map(({ target, id }) => ({
    path: pathOf.get(target)?.slice(1) ?? `@${target}`,
    id,
  }));
  const { data } = useQuery({
    queryKey: ['named currency', named],
    enabled: named.length > 0,
    queryFn: async () => {
      const meta = { quiet: true };
      for (const { path, id } of named) {
        const chosen = await provider.getMany<AnyRecord>(path, { ids: [id], meta }).catch(() => undefined);
        const said =
          currencyIn(chosen?.data[0]) ??
          currencyIn((await provider.getOne<AnyRecord>(path, { id, meta }).catch(() => undefined))?.data);
        if (said !== undefined) return said;
      }
      return null;
    },
    staleTime: Infinity,
  });
  return data ?? undefined;
}
