import { useEffect, useMemo, useReducer } from 'react';
import { useResource } from '@/data';
import type { Resource } from '@/schema';
import { cleanFilters, type Filters } from '../cleanFilters';

type Reader = (resource: Resource, given: unknown) => Filters;

export const NOTHING: Filters = {};
const none: Reader = () => NOTHING;
let reader: Reader | undefined;
let loading: Promise<unknown> | undefined;

/** What reads filters: most lists open without one. Where it cannot be loaded they are taken as they are. */
const load = () =>
  (loading ??= import('./readFilters').then(
    (module) => (reader = module.readFilters),
    () => (reader = (_, given) => cleanFilters(given)),
  ));

/** Does something once filters can be read, so that nothing on view has to wait for that. */
export function withFilterReader(work: () => void): void {
  if (reader) work();
  else void load().then(work);
}

/**
 * The filters of the list in what an address or a memory holds, as JSON; undefined while what reads them is on its way.
 */
export function useReadFilters(text: string): Filters | undefined {
  const { resource } = useResource();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const read = text === '{}' ? none : reader;
  const isLate = !read;
  useEffect(() => {
    if (isLate) void load().then(drawAgain);
  }, [isLate]);
  return useMemo(() => read?.(resource, JSON.parse(text)), [read, resource, text]);
}
