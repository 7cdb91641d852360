import type { Access } from '@/access';
import { pinKey, type Arranged } from '@/report/internal';
import type { OverviewRecords, OverviewSpec } from '@/schema';

/** Something that stands on the overview of a platform. */
export type OverviewItem =
  | {
      readonly kind: 'block';
      readonly key: string;
      readonly report: string;
      readonly block: string;
      readonly query: string;
      readonly days?: number;
    }
  | { readonly kind: 'records'; readonly key: string; readonly records: OverviewRecords };

/** What is granted on the platform: what the schemas name first, and what a person pinned. */
export function grantedItems(spec: OverviewSpec, access: Access, platform: string, arranged: Arranged): OverviewItem[] {
  const isHere = (name: string) => access.routes.get(access.pathOf.get(name) ?? '')?.platform === platform;
  const named = spec.blocks.map((one): OverviewItem => ({ kind: 'block', key: pinKey(one), query: '', ...one }));
  const pinned = arranged.pins.map((one): OverviewItem => ({ kind: 'block', key: pinKey(one), ...one }));
  const records = spec.records.map((one): OverviewItem => ({
    kind: 'records',
    key: `${one.list} ${JSON.stringify(one.filter)}`,
    records: one,
  }));
  return [...named, ...pinned, ...records].filter((item) =>
    isHere(item.kind === 'block' ? item.report : item.records.list),
  );
}

/** In the order a person gave them; what has no place yet follows. What was taken away is not there. */
export function arrangedItems(items: readonly OverviewItem[], { order, hidden }: Arranged): readonly OverviewItem[] {
  const placeOf = ({ key }: OverviewItem) => {
    const place = order.indexOf(key);
    return place < 0 ? order.length : place;
  };
  return items.filter(({ key }) => !hidden.includes(key)).toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The arrangement with an item so many places further. */
export function withMoved(items: readonly OverviewItem[], arranged: Arranged, key: string, by: number): Arranged {
  const keys = items.map((one) => one.key);
  const from = keys.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= keys.length) return arranged;
  keys.splice(to, 0, ...keys.splice(from, 1));
  return { ...arranged, order: keys };
}

/** The arrangement without an item: a pin is gone, what the schemas name is hidden. */
export function withoutItem(arranged: Arranged, key: string): Arranged {
  return {
    pins: arranged.pins.filter((one) => pinKey(one) !== key),
    order: arranged.order.filter((one) => one !== key),
    hidden: [...arranged.hidden.filter((one) => one !== key), key],
  };
}
