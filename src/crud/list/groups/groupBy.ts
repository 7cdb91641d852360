import { sortKeys, sortsByMany, type SortKey } from '@/data/internal';
import { isSortable, type Resource } from '@/schema';
import { schemaSort } from '../prefetchList';
import { sortFromKeys, type SortState } from '../sortState';

/** So many fields make a group at most: a device and a cause. */
const MOST_FIELDS = 2;

/** The field of a part of a grouping: `createTime` of `createTime.month`. */
export const groupField = (part: string): string => part.split('.')[0] ?? '';

/** The parts of a grouping: `deviceId,alarmTime.day` are two. */
export const groupParts = (by: string): readonly string[] => (by === '' ? [] : by.split(','));

/** A grouping from anything that was kept or typed: what is no column of the list is left out. */
export function readGroup({ columns }: Resource, kept: unknown): string {
  if (typeof kept !== 'string') return '';
  const known = groupParts(kept).filter((part) => columns.some(({ field }) => field === groupField(part)));
  return [...new Set(known)].slice(0, MOST_FIELDS).join();
}

/**
 * The order that is asked for, so that a group is together: by its fields first where the list may be sorted by them,
 * the newest day first. Where it sorts by one field alone, an order that a person chose holds, and the groups are made
 * on the page.
 */
export function groupedSort(resource: Resource, sort: SortState, by: string): SortState {
  const keys = sortKeys(sort);
  const parts = groupParts(by).map((part): SortKey | undefined => {
    const name = groupField(part);
    const column = resource.columns.find(({ field }) => field === name);
    if (!column || !isSortable(resource, column)) return undefined;
    const order = resource.fields[name]?.type.traits?.calendar ? 'DESC' : 'ASC';
    return keys.find(({ field }) => field === name) ?? { field: name, order };
  });
  const end = parts.indexOf(undefined); // what is scattered by its first field is scattered by all
  const first = parts.slice(0, end < 0 ? parts.length : end).filter((one) => one !== undefined);
  if (first.length === 0) return sort;
  if (sortsByMany(resource)) return sortFromKeys([...first, ...keys]);
  const own = schemaSort(resource);
  return own.field === sort.field && own.order === sort.order ? sortFromKeys(first.slice(0, 1)) : sort;
}

/** Whether a part of a grouping goes by the day or month of a time. */
export const isByDay = (part: string): boolean => part.includes('.');
