import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';

/** The way to a page about a record. */
export interface LinkOfRecord {
  readonly key: string;
  readonly label: string;
  readonly to: string;
}

/** A function that gives the pages about a record besides its own, as far as menus lead there (`links` of the views). Stable while they do. */
export function useRecordLinks(): (record: AnyRecord) => readonly LinkOfRecord[] {
  const { views, scope } = useResource();
  const { pathOf } = useAccess();
  const translate = useTranslate();
  return useCallback(
    ({ id }) =>
      (views.links ?? []).flatMap(({ key, page, param = 'id' }) => {
        const path = pathOf.get(page);
        if (path === undefined || id === '') return [];
        return [{ key: `link-${key}`, label: translate(`${scope}.links.${key}`), to: `${path}?${new URLSearchParams({ [param]: id }).toString()}` }];
      }),
    [views, scope, pathOf, translate],
  );
}
