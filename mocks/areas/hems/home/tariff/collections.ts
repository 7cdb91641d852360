import type { Store } from '../../../../store/store';
import { table } from '../../../../store/table';
import { collectedAt, type CollectDoc, type Collected } from './collected';
import type { Product } from './products';

export function collectionId({ id }: Product, day: string): string {
  return `${id}-${day.replaceAll('-', '')}`;
}

/** What was collected by hand, and with it how each day stands. */
export function collections(store: Store) {
  const requests = table<CollectDoc>(store, 'tariff collections asked for');
  return {
    at: (product: Product, day: string, now: number): Collected =>
      collectedAt(product, day, now, requests.get(collectionId(product, day))),
    begin: (product: Product, day: string, now: number): void => {
      const id = collectionId(product, day);
      requests.put({ id, attempt: (requests.get(id)?.attempt ?? 0) + 1, startedAt: now });
    },
  };
}
