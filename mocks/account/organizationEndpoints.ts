import type { BackendContext } from '../core/context';
import { actorOf, textOf } from '../core/incoming';
import type { Endpoint } from '../core/router';
import { nest, withAncestors } from '../crud/treeOf';
import { accountTables } from './tables';

const COMMON = '/iemscloud/account/web/common';
/** Pages whose forms ask for an organisation and who looks after something of it. */
const STATIONS = ['cloud/station', 'cloud/mobile-station'] as const;

/**
 * Names of organisations and of their people for forms of other areas (spec 01 §7; spec 03 §7, station): those whose
 * name holds the asked text.
 */
export function organizationEndpoints(context: BackendContext): Endpoint[] {
  return [
    {
      method: 'POST',
      path: `${COMMON}/org/name/tree`,
      need: { menus: ['account/organization', 'account/user', ...STATIONS] },
      handle: (incoming) => {
        const wanted = textOf(incoming, 'name').toLowerCase();
        const all = accountTables(context.store).organizations.filter(
          (one) => one.tenantId === actorOf(incoming).tenant.id,
        );
        const found = all.filter((one) => `${one.name} ${one.nameEn ?? ''}`.toLowerCase().includes(wanted));
        const named = withAncestors(found, all, 'parentId').map(({ id, parentId, name, nameEn, sort }) => ({
          id,
          parentId,
          name,
          nameEn,
          sort,
        }));
        return nest(named, { parent: 'parentId' });
      },
    },
    {
      method: 'POST',
      path: `${COMMON}/user/listByOrgIdUp`,
      need: { menus: [...STATIONS] },
      handle: (incoming) => {
        const [wanted, orgId] = [textOf(incoming, 'name').toLowerCase(), textOf(incoming, 'orgId')];
        const { organizations, users } = accountTables(context.store);
        const tenant = actorOf(incoming).tenant.id;
        const all = organizations.filter((one) => one.tenantId === tenant);
        const matching = all.filter(({ id }) => orgId === '' || id === orgId);
        const up = new Map(withAncestors(matching, all, 'parentId').map(({ id, name }) => [id, name]));
        return users
          .all()
          .flatMap(({ id, name, account, orgId: own }) =>
            up.has(String(own)) && name.toLowerCase().includes(wanted)
              ? [{ id, name, account, orgId: own, orgName: up.get(String(own)) }]
              : [],
          );
      },
    },
  ];
}
