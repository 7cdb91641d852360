import { isEmpty, type Fields } from '@/schema';
import { accountTables } from '../account/tables';
import { actorOf } from '../core/incoming';
import type { BackendContext } from '../core/context';
import { Refusal } from '../core/refusal';
import type { Text } from '../core/texts';
import type { CrudHooks } from './hooks';
import { subtreeIds } from './treeOf';

const notYours: Text = { en: 'This record belongs to the platform: only its operator may change it.', zh: '该数据属于平台，仅平台运营方可修改。' };

/** Records of the platform that every tenant sees and only the operator changes; what a tenant adds is its own. `...sharedByOperator` */
export const sharedByOperator: Required<Pick<CrudHooks, 'check' | 'create' | 'remove'>> = {
  check: ({ incoming }, before) => {
    if (before && isEmpty(before.tenantId) && !actorOf(incoming).tenant.operator) throw new Refusal(notYours);
    return undefined;
  },
  create: ({ row, incoming }) => (actorOf(incoming).tenant.operator ? { ...row, tenantId: null, id: row.id } : row),
  remove: (row, incoming) => {
    if (isEmpty(row.tenantId) && !actorOf(incoming).tenant.operator) throw new Refusal(notYours);
  },
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
