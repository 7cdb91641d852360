import type { BackendContext } from '../../../core/context';
import type { CrudHooks } from '../../../crud/hooks';
import { catalogHooks, needOwner } from './catalogHooks';
import { refuseUsed } from './refuseUsed';

/** A catalogue entry that stays while something is made of it. */
export function usedCatalogHooks(context: BackendContext, users: Readonly<Record<string, readonly string[]>>): CrudHooks {
  return {
    ...catalogHooks,
    remove: (row, incoming) => {
      needOwner(row, incoming);
      refuseUsed(context, row.id, users);
    },
  };
}
