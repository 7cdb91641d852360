import type { BackendContext } from '../core/context';
import { actorOf, textOf } from '../core/incoming';
import type { Endpoint } from '../core/router';
import { nest, withAncestors } from '../crud/treeOf';
import { accountTables } from './tables';

/** The tree of organisation names: those whose name holds the asked text, with the ones above them (spec 01 §7). */
export function organizationEndpoints(context: BackendContext): Endpoint[] {
  return [
    {
      method: 'POST',
      path: '/iemscloud/account/web/common/org/name/tree',
      need: { menus: ['account/organization', 'account/user'] },
      handle: (incoming) => {
        const wanted = textOf(incoming, 'name').toLowerCase();
        const all = accountTables(context.store).organizations.filter((one) => one.tenantId === actorOf(incoming).tenant.id);
        const found = all.filter((one) => `${one.name} ${one.nameEn ?? ''}`.toLowerCase().includes(wanted));
        const named = withAncestors(found, all, 'parentId').map(({ id, parentId, name, nameEn, sort }) => ({ id, parentId, name, nameEn, sort }));
        return nest(named, { parent: 'parentId' });
      },
    },
  ];
}
