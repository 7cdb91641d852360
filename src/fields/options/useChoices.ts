import type { CallRequest } from '@/api';
import { readChoices } from './readChoices';
import { useAnswer } from './useAnswer';

/** Choices the server answers. */
export function useChoices(request: Pick<CallRequest, 'method' | 'path' | 'params'>, at?: string, enabled = true) {
  const query = useAnswer(request, (answer) => readChoices(answer, at), enabled);
  return {
    choices: query.data ?? [],
    loading: query.isLoading,
    error: query.isError ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}
