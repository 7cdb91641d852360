import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import { useResource } from '@/data/registry/ResourceContext';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { isEmpty, type AnyRecord, type Fields } from '@/schema';
import { namedRecords } from './namedRecords';
import type { Values } from './useFormState';

const NONE: Fields = {};

/**
 * The values of a form as their figures are told: money of a record that has no currency yet is in that of a record it names, a plant
 * or a resource that was chosen. Nothing is asked where the resource has no `currency` or its record has one; what cannot be read says nothing.
 */
export function useDraftCurrency(values: Values): Values {
  const { resource } = useResource();
  const { pathOf } = useAccess();
  const provider = useDataProvider<ConsoleDataProvider>();
  const isOpen = resource.fields.currency !== undefined && isEmpty(values.currency);
  const named = namedRecords(isOpen ? resource.fields : NONE, values).map(({ target, id }) => ({ path: pathOf.get(target)?.slice(1) ?? `@${target}`, id }));
  const { data } = useQuery({
    queryKey: ['draft currency', named],
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
  return isOpen && data ? { ...values, currency: data } : values;
}
