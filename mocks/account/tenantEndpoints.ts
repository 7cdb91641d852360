import type { BackendContext } from '../core/context';
import { timeText } from '../core/clock';
import { idsOf, textOf, type Incoming } from '../core/incoming';
import { Refusal, refuseFields } from '../core/refusal';
import { findAccount } from '../auth/signIn';
import type { Endpoint } from '../core/router';
import { createRow } from '../crud/createRow';
import { changeableRow, seenRow } from '../crud/rows';
import { takenFields } from '../crud/form/validateFree';
import type { TenantDoc } from './accountDocs';
import { accountTables } from './tables';
import { resetPassword } from './userEndpoints';

const TENANT = '/account/v3/web/tenant';
const MENU = 'account/tenant';

/** What is done with tenants besides editing them (spec 01 §4, §7). */
export function tenantEndpoints(context: BackendContext): Endpoint[] {
  const { tenants, users, products } = accountTables(context.store);
  const resource = context.resources.get(MENU);

  const found = (incoming: Incoming, rowOf: typeof seenRow, idName = 'id'): TenantDoc => {
    const tenant = tenants.get(rowOf(context, MENU, incoming, textOf(incoming, idName) || textOf(incoming, 'id')).id);
    if (!tenant) throw new Refusal('notFound', { code: '4004' });
    incoming.log.content = tenant.name;
    return tenant;
  };
  const seen = (incoming: Incoming) => found(incoming, seenRow, 'tenantId');
  const toChange = (incoming: Incoming, idName = 'id') => found(incoming, changeableRow, idName);
  const primaryOf = (tenant: TenantDoc) =>
    users.find((user) => user.tenantId === tenant.id && user.account === tenant.primaryAccount);

  const productsOf = (tenant: TenantDoc) =>
    [...products.all()]
      .sort((a, b) => a.sort - b.sort)
      .map((product) => ({
        ...product,
        assigned: tenant.productIds.includes(product.id),
        assignTime: tenant.productIds.includes(product.id) ? (tenant.assignTimes?.[product.id] ?? null) : null,
      }));
  const assign = (
    incoming: Incoming,
    change: (before: readonly string[], ids: readonly string[]) => readonly string[],
  ): void => {
    const tenant = toChange(incoming, 'tenantId');
    const ids = idsOf(incoming.params.productIds ?? incoming.params.productId);
    if (ids.length === 0) throw new Refusal('productLast');
    if (tenant.state !== 1) throw new Refusal('tenantInactive');
    if (!ids.every((id) => products.get(id))) throw refuseFields({ productIds: { key: 'fieldUnknown' } });
    const productIds = change(tenant.productIds, ids);
    const added = Object.fromEntries(ids.map((id) => [id, timeText(context.clock())]));
    tenants.patch(tenant.id, { productIds, assignTimes: { ...added, ...tenant.assignTimes } });
  };
  const validateInfo = (incoming: Incoming): void => {
    const refused = resource ? takenFields(context, resource, incoming) : {};
    const account = textOf(incoming, 'primaryAccount');
    const holder = account && findAccount(context, account);
    if (holder && tenants.get(textOf(incoming, 'id'))?.primaryAccount !== account)
      refused.primaryAccount = { key: 'fieldTaken' };
    if (Object.keys(refused).length > 0) throw refuseFields(refused);
  };
  const unlock = (incoming: Incoming): void => {
    const tenant = toChange(incoming);
    if (tenant.state !== 2) throw new Refusal('notNow');
    tenants.patch(tenant.id, { state: 1 });
    const primary = primaryOf(tenant);
    if (primary?.state === 2) users.patch(primary.id, { state: 1, failedLogins: 0 });
  };
  const resetPwd = (incoming: Incoming) => {
    const primary = primaryOf(toChange(incoming));
    if (!primary) throw new Refusal('notFound', { code: '4004' });
    return resetPassword(context, primary);
  };
  const written: Endpoint[] = [
    {
      method: 'GET',
      path: `${TENANT}/productlist`,
      need: { menus: [MENU] },
      handle: (incoming) => productsOf(seen(incoming)).filter((product) => product.assigned),
    },
    {
      method: 'GET',
      path: `${TENANT}/listAllProduct`,
      need: { menus: [MENU] },
      handle: (incoming) => productsOf(seen(incoming)),
    },
    { method: 'GET', path: `${TENANT}/validateTenantInfo`, need: { menus: [MENU] }, handle: validateInfo },
    {
      method: 'POST',
      path: `${TENANT}/assignProduct`,
      need: { menus: [MENU], code: 'assign' },
      log: 'authorize',
      handle: (incoming) => assign(incoming, (before, ids) => [...new Set([...before, ...ids])]),
    },
    {
      method: 'POST',
      path: `${TENANT}/cancelAssignProduct`,
      need: { menus: [MENU], code: 'unassign' },
      log: 'authorize',
      handle: (incoming) => assign(incoming, (before, ids) => before.filter((id) => !ids.includes(id))),
    },
    { method: 'POST', path: `${TENANT}/unlock`, need: { menus: [MENU], code: 'unlock' }, log: 'edit', handle: unlock },
    {
      method: 'POST',
      path: `${TENANT}/resetPwd`,
      need: { menus: [MENU], code: 'resetPwd' },
      log: 'edit',
      handle: resetPwd,
    },
  ];
  if (!resource) return written;
  const flow: Endpoint = {
    method: 'POST',
    path: `${TENANT}/flowCreate`,
    need: { menus: [MENU], code: 'create' },
    log: 'create',
    handle: (incoming) => createRow(context, resource, incoming),
  };
  return [...written, flow];
}
