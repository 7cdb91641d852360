import { useQuery } from '@tanstack/react-query';
import { useRegistry, loadResource } from '@/data';
import type { Resource } from '@/schema';

const NONE: ReadonlyMap<string, Resource> = new Map();

/** The schemas of these names, with their texts; those that cannot be loaded are left out. */
export function useResources(names: readonly string[]): ReadonlyMap<string, Resource> {
  const { registry, texts } = useRegistry();
  const { data } = useQuery({
    queryKey: ['account', 'access', 'schemas', names],
    staleTime: Infinity,
    queryFn: async () => {
      const loaded = await Promise.allSettled(names.map((name) => loadResource(registry, texts, name)));
      return new Map(
        loaded.flatMap((one, index) => (one.status === 'fulfilled' ? [[names[index] ?? '', one.value.resource]] : [])),
      );
    },
  });
  return data ?? NONE;
}
