import { useAccess } from '@/access';
import { useResource } from '@/data';
import { isRelatedList, matches, type AnyRecord, type AnyRelated } from '@/schema';

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
  const open = (related: AnyRelated) =>
    (related.permission === undefined || can(related.permission)) &&
    (isRelatedList(related)
      ? related.menu === false || pathOf.has(related.resource)
      : matches(related.visible, record));
  return Object.entries(resource.related)
    .filter(([, related]) => open(related))
    .map(([key, related]) => ({ key, related }));
}
