import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { pvCalls } from '../calls';
import { readTopology } from './readTopology';

/** The station of the address, else the first one somebody may see, and the tree of it. */
export function useTopology() {
  const provider = useDataProvider();
  const [params, setParams] = useSearchParams();
  const named = params.get('stationId');
  const first = useQuery({
    queryKey: ['pv', 'firstStation'],
    queryFn: async () => String((await provider.getList('@pv/station', { pagination: { page: 1, perPage: 10 } })).data[0]?.id ?? ''),
    enabled: named === null,
    staleTime: Infinity,
  });
  const stationId = named ?? first.data ?? '';
  const tree = useQuery({
    queryKey: ['pv', 'topology', stationId],
    queryFn: async ({ signal }) => readTopology(await pvCalls.topology({ stationId }, { signal, quiet: true })),
    enabled: stationId !== '',
  });
  const choose = (id: string) => setParams({ stationId: id }, { replace: true });
  return {
    stationId,
    choose,
    nodes: tree.data,
    error: tree.error ?? first.error,
    retry: () => void (first.error ? first.refetch() : tree.refetch()),
    none: first.data === '' && named === null,
  };
}
