import { useMemo } from 'react';
import { useEvent } from 'react-admin';
import { useLocation } from 'react-router';
import { useOwn, useResource } from '@/data';
import { filterDefaults } from '../filters/filterDefaults';
import { useLook } from '../views/useLook';
import { readGroup } from './groupBy';

/** By what the rows of a list are grouped: `status`, `deviceId,name`, `createTime.month`; '' for nothing. */
export interface Grouping {
  readonly by: string;
  /** Stable. */
  set(by: string): void;
}

/**
 * The grouping of a list: that of its address, which a view or a link may carry, else the one a person left it with. A
 * list inside of a page has none in the address.
 */
export function useGroup(inPage: boolean): Grouping {
  const { resource, path } = useResource();
  const { search } = useLocation();
  const [look, change] = useLook();
  const [own, keep] = useOwn<unknown>(`${path}.group${inPage ? 's' : ''}`, '');
  // what carries its columns is a view, and one that says nothing of groups has none
  const by = readGroup(resource, inPage || (look.group ?? look.columns) === undefined ? own : look.group);
  const set = useEvent((next: string) => {
    keep(next);
    // an address that was empty stands for the first filters, one that says something does not
    const filter = JSON.stringify(filterDefaults(resource));
    if (!inPage) change({ ...(search.length > 1 ? undefined : { filter }), group: next, page: '1' });
  });
  return useMemo(() => ({ by, set }), [by, set]);
}
