import { isEmpty, type Fields } from '@/schema';
import { accountTables } from '../account/tables';
import { actorOf, type Incoming } from '../core/incoming';
import type { BackendContext } from '../core/context';
import type { Doc } from '../store/store';
import type { CrudHooks } from './hooks';
import { subtreeIds } from './treeOf';

/**
 * A new row of a catalogue: the operator's belongs to the whole platform, which is to no tenant, and everybody sees it;
 * a tenant's is its own. `create: ({ row, incoming }) => owned(row, incoming)`
 */
export function owned(row: Doc, incoming: Incoming): Doc {
  if (!actorOf(incoming).tenant.operator) return row;
  const { tenantId: _tenantId, ...shared } = row;
  return { ...shared, id: row.id };
}

/** Only the operator sees them. */
export const operatorOnly: Pick<CrudHooks, 'scope'> = { scope: (_, { tenant }) => Boolean(tenant.operator) };

/**
 * Records of an organisation are seen there and in those above it: `...byOrganization(context, 'orgId')`. The operator
 * sees all.
 */
export function byOrganization(context: BackendContext, wire: Extract<keyof Fields, string>): Pick<CrudHooks, 'scope'> {
  return {
    scope: (row, { tenant, user }) => {
      if (tenant.operator || isEmpty(row[wire]))
        return Boolean(tenant.operator) || isEmpty(row.tenantId) || row.tenantId === tenant.id;
      return subtreeIds(accountTables(context.store).organizations.all(), user.orgId, 'parentId').has(
        String(row[wire]),
      );
    },
  };
}
