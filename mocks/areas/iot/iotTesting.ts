import { areas } from '../../areas';
import { memoryStore } from '../../store/memoryStore';
import { listAt, testBackend, type Answer } from '../../testing';

/** Where all paths of the device platform begin. */
const WEB = '/iot/v3/web';
export const START = Date.parse('2026-06-15T10:00:00Z');

/** Two thousand devices are made once: every test begins with a copy of them. */
async function makeFleet() {
  const store = memoryStore();
  // the first call seeds
  await testBackend({ modules: areas, clock: () => START, store }).call('GET /account/v3/web/auth/captcha');
  return store;
}
let fleet: ReturnType<typeof makeFleet> | undefined;

/**
 * A backend with the device platform whose clock the test turns; calls are those of the platform, by whom they are
 * made.
 */
export async function iotBackend() {
  const clock = { now: START };
  fleet ??= makeFleet();
  const backend = testBackend({ modules: areas, clock: () => clock.now, store: (await fleet).copy() });
  const tokens = new Map<string, string>();
  const as =
    (account: string) =>
    async (text: string, params: object = {}): Promise<Answer> => {
      const token = tokens.get(account) ?? (await backend.token(account));
      tokens.set(account, token);
      const [method = '', path = ''] = text.split(' ');
      return backend.call(`${method} ${WEB}/${path}`, params, token);
    };
  const admin = as('admin@demo.energy');
  return {
    ...backend,
    clock,
    as,
    /** The operator's administrator, who may do everything. */
    admin,
    /** The administrator of a tenant with the device platform. */
    tenant: as('tenant@demo.energy'),
    /** The first row a page call finds. */
    first: async (resource: string, params: object = {}) => {
      const [row] = listAt(await admin(`GET ${resource}/page`, { pageNum: 1, pageSize: 1, ...params }));
      if (!row) throw new Error(`There is no ${resource} like that.`);
      return row;
    },
  };
}
