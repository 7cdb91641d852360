import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useTarget } from '@/fields/reference/useTarget';

const PAGE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;

/** The stations a wall may show, by name. */
export function useStations(): readonly { readonly id: string; readonly name: string }[] {
  const { data } = useGetList(useTarget('pv/station').resource, PAGE);
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ id: String(id), name: String(name ?? id) })), [data]);
}
