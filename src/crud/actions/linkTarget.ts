import { type Access, can } from '@/access';
import { isEmpty, matches, type AnyRecord } from '@/schema';
import { createPath } from '../paths';
import type { RecordLink } from '../views';

/** Whether the page is about the record itself, not about another that belongs to it. */
export const isAbout = ({ from, finds, makes }: RecordLink): boolean =>
  from === undefined && finds === undefined && makes === undefined;

/** The first page about the record that is granted: where a row leads, before the record's own page. */
export const aboutPath = (links: readonly RecordLink[], record: AnyRecord, access: Access): string | undefined =>
  links.filter(isAbout).flatMap((link) => linkTarget(link, record, access) ?? [])[0];

/** What of the record is given along, by the names of the other side; of several values the first. */
function givenBy(names: Readonly<Record<string, string>>, record: AnyRecord): Readonly<Record<string, unknown>> {
  const given = Object.entries(names).map(
    ([theirs, ours]) =>
      [theirs, Array.isArray(record[ours]) ? (record[ours] as readonly unknown[])[0] : record[ours]] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => !isEmpty(value)));
}

/**
 * The address a link of the record leads to; undefined where the user may not go there, or the record has nothing to go
 * by.
 */
export function linkTarget(link: RecordLink, record: AnyRecord, access: Access): string | undefined {
  const path = access.pathOf.get(link.page);
  if (path === undefined || record.id === '' || !matches(link.visible, record)) return undefined;
  if (link.makes)
    return can(access, path, 'create') ? createPath(path.slice(1), givenBy(link.makes, record)) : undefined;
  const given = givenBy(link.finds ?? { [link.param ?? 'id']: link.from ?? 'id' }, record);
  if (Object.keys(given).length === 0) return undefined;
  return `${path}?${new URLSearchParams(link.finds ? { filter: JSON.stringify(given) } : Object.entries(given).map(([name, value]) => [name, String(value)])).toString()}`;
}
