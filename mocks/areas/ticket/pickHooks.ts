import { accountTables } from '../../account/tables';
import type { BackendContext } from '../../core/context';
import type { CrudHooks } from '../../crud/hooks';
import { ticketTables } from './ticketTables';

/** Records that are only ever picked, and are kept as something else: users of the tenant, people with a role. */
export function pickHooks(context: BackendContext): Readonly<Record<string, CrudHooks>> {
  const users: CrudHooks = {
    rows: () =>
      accountTables(context.store)
        .users.filter(({ state }) => state === 1)
        .map(({ id, name, tenantId, createTime }) => ({ id, name, tenantId, createTime })),
    scope: (row, actor) => row.tenantId === actor.tenant.id,
  };
  const leaders = () =>
    ticketTables(context).people.filter(({ roles, status }) => status === 1 && roles.includes('leader'));
  return { 'ticket/directory-user': users, 'station/person': users, 'ticket/leader': { rows: leaders } };
}
