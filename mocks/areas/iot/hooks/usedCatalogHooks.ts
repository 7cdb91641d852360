import type { BackendContext } from '../../../core/context';
import type { CrudHooks } from '../../../crud/hooks';
import { owned } from '../../../crud/scopes';
import { refuseUsed } from './refuseUsed';

/** A catalogue entry that stays while something is made of it. */
export function usedCatalogHooks(
  context: BackendContext,
  users: Readonly<Record<string, readonly string[]>>,
): CrudHooks {
  return {
    create: ({ row, incoming }) => owned(row, incoming),
    remove: (row) => refuseUsed(context, row.id, users),
  };
}
