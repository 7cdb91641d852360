import { useAccess } from '@/access';
import { useResource } from '@/data';
import type { AnyRecord, AnyRelated } from '@/schema';
import { isRelatedOpen } from './isRelatedOpen';

/** A tab of a record's page. */
export interface RelatedTab {
  readonly key: string;
  readonly related: AnyRelated;
}

/**
 * The tabs of a record that this user may open: a list needs a menu that leads to it, anything may need a code of this
 * page.
 */
export function useRelated(record: AnyRecord): RelatedTab[] {
  const { resource, can } = useResource();
  const { pathOf } = useAccess();
  return Object.entries(resource.related)
    .filter(([, related]) => isRelatedOpen(related, record, { can, pathOf }))
    .map(([key, related]) => ({ key, related }));
}
