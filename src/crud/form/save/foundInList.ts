import type { Resource } from '@/schema';
import { listPath } from '../../paths';
import type { Values } from '../useFormState';

/** How the list finds what was typed as the record's name; undefined where it cannot look for it. */
function filterOf({ recordTitle, search, filters }: Resource, typed: Values): Values | undefined {
  const name = typed[recordTitle];
  const param = filters.some(({ field }) => field === recordTitle)
    ? recordTitle
    : search?.in.includes(recordTitle)
      ? search.param
      : undefined;
  return param === undefined || typeof name !== 'string' || name === '' ? undefined : { [param]: name };
}

/** The column that tells when a record was made, where the list can be put in its order. */
function createdColumn({ columns, fields }: Resource): string | undefined {
  return columns.find(
    ({ field, sortable }) =>
      sortable !== false && /^(create|gmtCreate)/.test(field) && fields[field]?.type.traits?.moment,
  )?.field;
}

/**
 * Address of the list in which a new record is looked for: by what was typed as its name, the newest first where the
 * list can be in that order; whatever it was filtered by before. Undefined for what no menu leads to: it has no list of
 * its own.
 *
 * @example foundInList(resource, 'address/book', { name: 'Acme' })
 * // '/address/book?filter=%7B%22name%22%3A%22Acme%22%7D'
 */
export function foundInList(resource: Resource, path: string, typed: Values): string | undefined {
  if (path.startsWith('@')) return undefined;
  const created = createdColumn(resource);
  const query = new URLSearchParams({
    filter: JSON.stringify(filterOf(resource, typed) ?? {}),
    ...(created !== undefined && { sort: created, order: 'DESC' }),
  });
  return `${listPath(path)}?${query.toString()}`;
}
