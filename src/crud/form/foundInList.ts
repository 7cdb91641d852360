import type { Resource } from '@/schema';
import { listPath } from '../paths';
import type { Values } from './useFormState';

/**
 * Address of the list with what was typed as the record's name looked for, where the list can look for it; else of the list.
 *
 * @example foundInList(resource, 'address/book', { name: 'Acme' }) // '/address/book?filter=%7B%22name%22%3A%22Acme%22%7D'
 */
export function foundInList({ recordTitle, search, filters }: Resource, path: string, typed: Values): string {
  const name = typed[recordTitle];
  const param = filters.some(({ field }) => field === recordTitle) ? recordTitle : search?.in.includes(recordTitle) ? search.param : undefined;
  if (param === undefined || typeof name !== 'string' || name === '') return listPath(path);
  return `${listPath(path)}?${new URLSearchParams({ filter: JSON.stringify({ [param]: name }) }).toString()}`;
}
