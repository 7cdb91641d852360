import type { BackendContext } from '../core/context';
import { addressOf } from '../core/addressOf';
import { timeText } from '../core/clock';
import { newId } from '../core/ids';
import type { Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import { accountTables } from './tables';

/** The oldest entries go when there are more. */
const LONGEST = 5000;

/** `Chrome 141 / Windows` from a User-Agent header. */
function clientOf(agent: string): string {
  const browser = /(Edg|Firefox|Chrome|Safari)\/(\d+)/.exec(agent);
  const system = /Windows|Mac OS X|Android|iPhone|Linux/.exec(agent)?.[0];
  return [browser && `${browser[1]} ${browser[2]}`, system].filter(Boolean).join(' / ');
}

function componentOf(incoming: Incoming, endpoint: Endpoint): string {
  const { need } = endpoint;
  const fixed = typeof need === 'object' ? need.menus[0] : '';
  return incoming.log.component ?? fixed;
}

function pathOf(incoming: Incoming): string {
  return new URL(incoming.request.url).pathname; // never the query: it may carry secrets
}

/** Writes who did what and whether it worked; calls that change nothing are not written. */
export function recordOperation(
  context: BackendContext,
  incoming: Incoming,
  endpoint: Endpoint,
  started: number,
  error?: unknown,
): void {
  const { log, request, visitor, locale } = incoming;
  const { users, tenants, menus, products, logs } = accountTables(context.store);
  const operationType = log.type ?? endpoint.log;
  const user = visitor?.user ?? users.get(log.userId);
  if (!operationType || !user) return;
  const component = componentOf(incoming, endpoint);
  const menu = menus.find((one) => one.type === 1 && one.component === component);
  const words = error instanceof Refusal ? error.text(locale) : error === undefined ? '' : String(error);
  logs.put({
    id: newId(context.store),
    operateTime: timeText(started),
    tenantId: user.tenantId,
    account: user.account,
    userName: user.name,
    tenantName: tenants.get(user.tenantId)?.name ?? '',
    productCode: products.get(menu?.productId)?.code ?? '',
    moduleName: menu ? menu.name : '',
    operationType,
    content: log.content ?? endpoint.path.split('/').slice(-2).join(' '),
    result: error === undefined ? 1 : 0,
    errorMsg: words,
    requestPath: pathOf(incoming),
    ip: addressOf(request),
    client: clientOf(request.headers.get('user-agent') ?? ''),
    duration: Math.max(0, context.clock() - started),
  });
  const all = logs.all();
  if (all.length > LONGEST) logs.remove(...all.slice(0, all.length - LONGEST).map((one) => one.id));
}
