import { isRelatedList, matches, type AnyRecord, type AnyRelated } from '@/schema';

/** What a user may: codes of the page, menus that lead to lists. */
interface Allowed {
  can(code: string): boolean;
  readonly pathOf: ReadonlyMap<string, string>;
}

/** Whether this user may open a tab of a record: a list needs a menu that leads to it, anything may need a code. */
export function isRelatedOpen(related: AnyRelated, record: AnyRecord, { can, pathOf }: Allowed): boolean {
  if (related.permission !== undefined && !can(related.permission)) return false;
  return isRelatedList(related)
    ? related.menu === false || pathOf.has(related.resource)
    : matches(related.visible, record);
}
