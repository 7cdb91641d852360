import type { Resource } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Doc } from '../store/store';
import { keepSerials } from './serialNumbers';
import { usersOf } from './usersOf';

/** Deletes a row; refused while others refer to it, which are named, unless the resource's hooks decide. */
export function removeRow(context: BackendContext, resource: Resource, row: Doc, incoming: Incoming): void {
  const { checkRemove, remove } = context.hooks.get(resource.name) ?? {};
  checkRemove?.(row, incoming);
  const users = remove ? [] : usersOf(context, resource.name, row.id, incoming.locale);
  if (users.length > 0)
    throw new Refusal('inUseBy', { args: { users: users.join(incoming.locale === 'zh' ? '、' : ', ') } });
  keepSerials(context, resource, row);
  remove?.(row, incoming);
  context.store.remove(resource.name, row.id);
}
