import type { Resource } from '@/schema';
import type { BackendContext } from '../../../core/context';
import type { Incoming } from '../../../core/incoming';
import { pageOf } from '../../../crud/listAnswers';
import { filterRows } from '../../../crud/filterRows';
import { sortRows } from '../../../crud/sortRows';
import type { Doc } from '../../../store/store';

/** A page of rows that are made for the call: filtered, ordered and paged as those that are kept. */
export function listOf(context: BackendContext, resource: Resource, rows: readonly Doc[], { params }: Incoming) {
  const call = resource.call('page');
  const found = call ? filterRows(resource, call, params, rows, context.hooks.get(resource.name)) : rows;
  return pageOf(sortRows(resource, params, found), params);
}
