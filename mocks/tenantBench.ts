import type { Actor } from './account/actor';
import { grantsOfUser } from './account/grants';
import { accountTables } from './account/tables';
import { areas } from './areas';
import type { BackendContext } from './core/context';
import type { BackendModule } from './module';
import { DEMO_TENANT, tenantId } from './seed/seedCompanies';
import { memoryStore } from './store/memoryStore';
import type { Doc, Store } from './store/store';
import { testBackend } from './testing';

/** A document that a call added, changed or removed. */
export interface Touched {
  readonly collection: string;
  readonly id: string;
  /** Absent where it is new. */
  readonly before?: Doc;
}

/** A store that tells what is written into it. */
function watchedStore(): Store & { readonly touched: Touched[] } {
  const store = memoryStore();
  const touched: Touched[] = [];
  const tell = (collection: string, id: string) => touched.push({ collection, id, before: store.get(collection, id) });
  return {
    ...store,
    touched,
    put: (collection, ...docs) => {
      for (const { id } of docs) tell(collection, id);
      store.put(collection, ...docs);
    },
    remove: (collection, ...ids) => {
      for (const id of ids) if (store.get(collection, id)) tell(collection, id);
      store.remove(collection, ...ids);
    },
  };
}

/**
 * The whole backend, and the administrator of one tenant who is granted everything there is: what he is refused, he is
 * refused because of whose it is.
 */
export async function tenantBench(
  change: (modules: readonly BackendModule[]) => readonly BackendModule[] = (modules) => modules,
) {
  const store = watchedStore();
  let kept: BackendContext | undefined;
  const keep: BackendModule = { name: 'keep', endpoints: (context) => ((kept = context), []) };
  const { call, raw, token } = testBackend({ store, modules: [keep, ...change(areas)] });
  await call('GET /account/v3/web/auth/random'); // seeds
  if (!kept) throw new Error('No area was asked for its calls.');
  const context = kept;
  const { tenants, menus, products, users } = accountTables(store);
  const own = tenantId(DEMO_TENANT);
  tenants.patch(own, { productIds: products.all().map(({ id }) => id) });
  menus.put(...menus.all().map((menu) => ({ ...menu, operatorMenu: 0 })));
  const session = await token('tenant@demo.energy');
  const actor = (): Actor => {
    const [user, tenant] = [users.find(({ account }) => account === 'tenant@demo.energy'), tenants.get(own)];
    if (!user || !tenant) throw new Error('The demonstration tenant is not there.');
    return { user, tenant, grants: grantsOfUser(store, user, tenant) };
  };
  /** A call of the administrator, and what it wrote. */
  const tried = async (text: string, params: object) => {
    store.touched.length = 0;
    const answer = await call(text, params, session);
    return { ...answer, touched: [...store.touched] };
  };
  return { context, store, own, actor, call, raw, tried, session };
}
