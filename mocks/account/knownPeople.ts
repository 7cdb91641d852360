import type { BackendContext } from '../core/context';
import { actorOf, idsOf, type Incoming } from '../core/incoming';
import { rowOf } from '../crud/rowsOf';
import { accountTables } from './tables';

/**
 * People by id, with the names of their organization and roles, as far as whoever calls may know them: those of his
 * tenant; the operator knows all.
 */
export function knownPeople(context: BackendContext, ids: unknown, incoming: Incoming) {
  const { tenant } = actorOf(incoming);
  const { users } = accountTables(context.store);
  const nameOf = (resource: string, id: unknown) => rowOf(context, resource, String(id))?.name ?? null;
  return idsOf(ids).flatMap((id) => {
    const user = users.get(id);
    if (!user || (!tenant.operator && user.tenantId !== tenant.id)) return [];
    return [
      {
        ...user,
        orgName: nameOf('account/organization', user.orgId),
        roleNames: idsOf(user.roleIds)
          .flatMap((role) => nameOf('account/role', role) ?? [])
          .join(', '),
      },
    ];
  });
}
