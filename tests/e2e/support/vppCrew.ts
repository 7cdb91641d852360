import type { Browser, Page } from '@playwright/test';
import { PASSWORD, tenantAdmin } from './accounts';
import { must, seal, sessionOf, type Session } from './backend';
import { clockedServer, type ClockedServer } from './clockedServer';
import type { Said } from './moves';

/**
 * What each of three people may do at a virtual power plant: menus with their buttons, as the editor of roles calls
 * them.
 */
const PARTS = {
  planner: {
    'Trade notices': ['takePart', 'decline'],
    'Capacity offers': ['create', 'edit', 'confirm', 'clear', 'export'],
    'Trade bids': ['create', 'edit'],
    'Clearing results': ['confirm'],
    'Response orders': ['assign'],
  },
  dispatcher: { 'Response orders': ['confirm', 'send', 'stop'], 'Response order runs': [] },
  accountant: {
    'Performance assessment': [],
    'Trade settlement': [],
    'Order settlement': ['confirm'],
    'Ad-hoc bills': ['create', 'send'],
  },
} as const;
export type Part = keyof typeof PARTS;

interface Menu {
  readonly id: string;
  readonly productId: string;
  readonly nameEn: string;
  readonly permission?: string | null;
  readonly children?: readonly Menu[];
}
const flat = (menus: readonly Menu[]): Menu[] => menus.flatMap((one) => [one, ...flat(one.children ?? [])]);

/** What a role of a part grants, of all the menus there are. */
function granted(menus: readonly Menu[], part: Part) {
  const wanted = new Map<string, readonly string[]>(Object.entries(PARTS[part]));
  const pages = menus.filter(({ nameEn }) => wanted.has(nameEn));
  const menuIds = pages.flatMap(({ id, nameEn, children = [] }) => [
    id,
    ...children.filter(({ permission }) => wanted.get(nameEn)?.includes(permission ?? '')).map((one) => one.id),
  ]);
  return [{ productId: pages[0]?.productId, menuIds, halfMenuIds: [] }];
}

/** Makes a role and a user of one part; resolves his session. */
async function givenPart(origin: string, own: string, menus: readonly Menu[], part: Part): Promise<Session> {
  const name = `VPP ${part}`;
  const account = `${part}@vpp.example`;
  await must('POST /role/create', { name, description: '', productMenuList: granted(menus, part) }, own, origin);
  const { list } = await must<{ list: { id: string }[] }>(
    'GET /role/page',
    { pageNum: 1, pageSize: 1, name },
    own,
    origin,
  );
  const [root] = await must<{ id: string }[]>('GET /org/tree', {}, own, origin);
  await must(
    'POST /user/create',
    { account, name, pwd: await seal(PASSWORD, origin), orgId: root?.id, roleIds: [list[0]?.id] },
    own,
    origin,
  );
  return sessionOf(account, PASSWORD, origin);
}

/**
 * A server of its own and three people with a part each. Its clock can be put forward, so that a day passes at once.
 */
export interface Crew extends Pick<ClockedServer, 'time' | 'forward' | 'stop'> {
  /** A call as one of them. */
  as(who: Part, path: string, params?: object): Promise<Said>;
  /** A window of one of them, which lives at the time of the backend. */
  at(browser: Browser, who: Part, path: string): Promise<Page>;
}

export async function givenCrew(): Promise<Crew> {
  const { origin, time, forward, at, stop } = await clockedServer();
  const { accessToken } = await sessionOf(tenantAdmin, PASSWORD, origin);
  const menus = flat(await must<Menu[]>('GET /product/tenantMenuList', {}, accessToken, origin));
  const sessions = {
    planner: await givenPart(origin, accessToken, menus, 'planner'),
    dispatcher: await givenPart(origin, accessToken, menus, 'dispatcher'),
    accountant: await givenPart(origin, accessToken, menus, 'accountant'),
  };
  return {
    time,
    forward,
    stop,
    as: async (who, path, params = {}) => {
      const headers = {
        'content-type': 'application/json',
        language: 'en',
        authorization: `Bearer ${sessions[who].accessToken}`,
      };
      const response = await fetch(`${origin}/api/vpp/iemscloud${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(params),
      });
      return { ...((await response.json()) as Omit<Said, 'status'>), status: response.status };
    },
    at: (browser, who, path) => at(browser, path, sessions[who]),
  };
}
