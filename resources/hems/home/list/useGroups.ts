import { useQuery, useQueryClient } from '@tanstack/react-query';
import { homeListCalls } from './homeListCalls';
import { readHomeGroups } from './readHomeGroups';

const KEY = ['hems', 'groups'];

/** The groups of homes, and how to make, name and delete them. Changes reject when the server refuses. */
export function useGroups(enabled: boolean) {
  const queryClient = useQueryClient();
  const { data, isError, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => readHomeGroups(await homeListCalls.groups({}, { signal, quiet: true })),
    enabled,
    staleTime: 10_000,
  });
  const after = async (work: Promise<unknown>) => {
    await work;
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  return {
    groups: data ?? [],
    error: isError && !data ? error : undefined,
    retry: () => void refetch(),
    create: (desc: string) => after(homeListCalls.groupAdd({ desc, resources: [] }, { quiet: true })),
    rename: (id: string, desc: string) => after(homeListCalls.groupAdd({ id, desc }, { quiet: true })),
    remove: (id: string) => after(homeListCalls.groupDel({ id }, { quiet: true })),
    /** Puts homes into a group, or takes them out of it. */
    assign: (id: string, homes: readonly string[], into: boolean) =>
      after((into ? homeListCalls.groupHomes : homeListCalls.ungroupHomes)({ id, resources: homes }, { quiet: true })),
  };
}
