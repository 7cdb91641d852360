import { isEmpty, type Fields } from '@/schema';
import { accountTables } from '../account/tables';
import { actorOf, type Incoming } from '../core/incoming';
import type { BackendContext } from '../core/context';
import { Refusal } from '../core/refusal';
import type { Text } from '../core/texts';
import type { Doc } from '../store/store';
import type { CrudHooks } from './hooks';
import { subtreeIds } from './treeOf';

const platformOwned: Text = { en: 'This belongs to the whole platform. Only its operator can change it.', zh: '该数据为平台级数据，仅平台运营方可修改' };

/** Refuses a tenant's change of what the whole platform shares. */
export function needOwner(row: Doc, incoming: Incoming): void {
  if (isEmpty(row.tenantId) && !actorOf(incoming).tenant.operator) throw new Refusal(platformOwned);
}

/** Rows of the operator belong to the whole platform: they have no tenant, and everybody sees them. */
export function owned(row: Doc, incoming: Incoming): Doc {
  if (!actorOf(incoming).tenant.operator) return row;
  const { tenantId: _tenantId, ...shared } = row;
  return { ...shared, id: row.id };
}

/** Records of the platform that every tenant sees and only the operator changes; what a tenant adds is its own. `...sharedByOperator` */
export const sharedByOperator: Required<Pick<CrudHooks, 'check' | 'create' | 'checkRemove'>> = {
  check: ({ incoming }, before) => {
    if (before) needOwner(before, incoming);
    return undefined;
  },
  create: ({ row, incoming }) => owned(row, incoming),
  checkRemove: needOwner,
};

/** Only the operator sees them. */
export const operatorOnly: Pick<CrudHooks, 'scope'> = { scope: (_, { tenant }) => Boolean(tenant.operator) };

/** Records of an organisation are seen there and in those above it: `...byOrganization(context, 'orgId')`. The operator sees all. */
export function byOrganization(context: BackendContext, wire: Extract<keyof Fields, string>): Pick<CrudHooks, 'scope'> {
  return {
    scope: (row, { tenant, user }) => {
      if (tenant.operator || isEmpty(row[wire])) return Boolean(tenant.operator) || isEmpty(row.tenantId) || row.tenantId === tenant.id;
      return subtreeIds(accountTables(context.store).organizations.all(), user.orgId, 'parentId').has(String(row[wire]));
    },
  };
}
