import { useQuery } from '@tanstack/react-query';
import { call, type CallRequest } from '@/api';

/** Lists of choices change rarely: one call serves a quarter of an hour. */
const FRESH = 15 * 60_000;

/** What a call for choices answered, asked once for the whole console and read by `select`. */
export function useAnswer<T>(
  { method, path, params }: Pick<CallRequest, 'method' | 'path' | 'params'>,
  select: (answer: unknown) => T,
  enabled = true,
) {
  return useQuery({
    queryKey: ['choices', method, path, params ?? null],
    queryFn: ({ signal }): Promise<unknown> => call({ method, path, params, signal, quiet: true }),
    staleTime: FRESH,
    enabled,
    select,
  });
}
