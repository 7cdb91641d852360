import { isEditable, type Resource } from '@/schema';
import type { SortState } from '../sortState';

/** The cloud calls the number that keeps the order of records so. */
export const ORDER_FIELD = 'sort';

/** Whether a list in that order shows its records as they are kept in order, by a number that an edit may change. */
export function keepsOrder(resource: Resource, { field, order, then = [] }: SortState): boolean {
  const kept = resource.fields[ORDER_FIELD];
  if (field !== ORDER_FIELD || order !== 'ASC' || then.length > 0 || !kept?.type.number) return false;
  return isEditable(kept, 'edit') && resource.call('edit') !== undefined;
}
