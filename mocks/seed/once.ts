import type { Store } from '../store/store';

const SEEDS = 'seeds';

/** Does a piece of seeding the first time a store meets it; what a person deleted afterwards stays deleted. */
export async function once(store: Store, name: string, work: () => void | Promise<void>): Promise<void> {
  if (store.get(SEEDS, name)) return;
  await work();
  store.put(SEEDS, { id: name });
}
