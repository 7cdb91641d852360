import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import type { AnyRecord, Fields } from '@/schema';
import { namedRecords } from './namedRecords';

/** The currency of what values name: a plant, a station, a price template that was chosen. Undefined while nothing says one; what cannot be read says nothing. */
export function useNamedCurrency(fields: Fields, values: Readonly<Record<string, unknown>>): string | undefined {
  const { pathOf } = useAccess();
  const provider = useDataProvider<ConsoleDataProvider>();
  const named = namedRecords(fields, values).map(({ target, id }) => ({ path: pathOf.get(target)?.slice(1) ?? `@${target}`, id }));
  const { data } = useQuery({
    queryKey: ['named currency', named],
    enabled: named.length > 0,
    queryFn: async () => {
      for (const { path, id } of named) {
        const answer = await provider.getMany<AnyRecord>(path, { ids: [id], meta: { quiet: true } }).catch(() => undefined);
        const currency = answer?.data[0]?.currency;
        if (typeof currency === 'string' && currency !== '') return currency;
      }
      return null;
    },
    staleTime: Infinity,
  });
  return data ?? undefined;
}
