import { useQuery } from '@tanstack/react-query';
import { call, type CallRequest } from '@/api';
import { readChoices } from './readChoices';

/** Lists of choices change rarely: one call serves a quarter of an hour. */
const FRESH = 15 * 60_000;

/** Choices the server answers, asked once for the whole console. */
export function useChoices({ method, path, params }: Pick<CallRequest, 'method' | 'path' | 'params'>, at?: string, enabled = true) {
  const query = useQuery({
    queryKey: ['choices', method, path, params ?? null],
    queryFn: ({ signal }) => call({ method, path, params, signal, quiet: true }),
    staleTime: FRESH,
    enabled,
    select: (answer: unknown) => readChoices(answer, at),
  });
  return { choices: query.data ?? [], loading: query.isLoading, error: query.isError ? query.error : undefined, retry: () => void query.refetch() };
}
