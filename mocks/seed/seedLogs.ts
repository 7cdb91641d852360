import type { LogDoc } from '../account/accountDocs';
import { accountTables } from '../account/tables';
import { HOUR, MINUTE, timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { newId } from '../core/ids';
import { pick, randomFrom } from '../core/random';
import { companies } from './companies';

const COUNT = 220;
const CLIENTS = [
  'Chrome 141 / Windows',
  'Edg 140 / Windows',
  'Safari 18 / Mac OS X',
  'Firefox 143 / Linux',
  'Chrome 141 / Android',
];

const DEEDS: readonly (readonly [type: string, product: string, module: string, path: string])[] = [
  ['login', '', '', 'auth/login'],
  ['login', '', '', 'auth/login'],
  ['logout', '', '', 'auth/logout'],
  ['create', 'enterprise', '用户管理', 'user/create'],
  ['edit', 'enterprise', '用户管理', 'user/edit'],
  ['edit', 'enterprise', '角色管理', 'role/edit'],
  ['create', 'enterprise', '组织管理', 'org/create'],
  ['authorize', 'platform', '租户管理', 'tenant/assignProduct'],
  ['edit', 'platform', '租户管理', 'tenant/edit'],
  ['edit', 'platform', '平台品牌', 'sys/setting'],
];

/** Three weeks of operations, a few an hour, one in twelve failed. */
export function seedLogs(context: BackendContext): void {
  const { users, tenants, logs } = accountTables(context.store);
  const random = randomFrom(7);
  const people = users.filter((user) => user.state === 1);
  const entries = Array.from({ length: COUNT }, (_, index): LogDoc => {
    const user = pick(random, people);
    const [operationType, productCode, moduleName, path] = pick(random, DEEDS);
    const failed = random() < 1 / 12;
    return {
      id: newId(context.store),
      operateTime: timeText(context.clock() - (COUNT - index) * 2.2 * HOUR - Math.floor(random() * 50) * MINUTE),
      tenantId: user.tenantId,
      account: user.account,
      userName: user.name,
      tenantName: tenants.get(user.tenantId)?.name ?? '',
      productCode,
      moduleName,
      operationType,
      content: operationType.startsWith('log') ? user.account : pick(random, companies).nameEn,
      result: failed ? 0 : 1,
      errorMsg: failed ? 'The account or the password is wrong.' : '',
      requestPath: `/api/vpp/account/v3/web/${path}`,
      ip: `10.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`,
      client: pick(random, CLIENTS),
      duration: 20 + Math.floor(random() * 400),
    };
  });
  logs.put(...entries.sort((a, b) => (a.operateTime < b.operateTime ? -1 : 1)));
}
