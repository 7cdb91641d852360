import { addDays, dayOf, wallClockAt } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import type { Locale } from '../../../../core/texts';
import type { Doc } from '../../../../store/store';
import { collectionId, collections } from './collections';
import { products, type Product } from './products';

/** How far back collections are kept, days. */
const BACK = 45;

/** Whether there is such a delivery day to collect: the last ones, today, and tomorrow. */
export function isKept({ area }: Product, day: string, now: number): boolean {
  const today = dayOf(now, area.timeZone);
  return day >= addDays(today, -BACK) && day <= addDays(today, 1);
}

/** The delivery days of all products as they stand now, the latest first (proposed fields, tariff-collection). */
export function collectionRows(context: BackendContext, locale: Locale): Doc[] {
  const now = context.clock();
  const known = collections(context.store);
  return products
    .flatMap((product): Doc[] => {
      const { area, retailer } = product;
      const tomorrow = addDays(dayOf(now, area.timeZone), 1);
      return Array.from({ length: BACK + 2 }, (_, back): Doc => {
        const date = addDays(tomorrow, -back);
        const { status, expected, count, time, reason } = known.at(product, date, now);
        return {
          id: collectionId(product, date),
          date,
          businessId: product.id,
          retailerId: retailer.id,
          marketAreaId: area.id,
          tariffName: product.name,
          source: retailer.priceSource,
          expectedCount: expected,
          collectedCount: count,
          status,
          collectTime: time === null ? null : wallClockAt(new Date(time), area.timeZone),
          timeZone: area.timeZone,
          failReason: reason?.[locale] ?? null,
        };
      });
    })
    .toSorted((one, other) =>
      String(one.date) < String(other.date) ? 1 : String(one.date) > String(other.date) ? -1 : 0,
    );
}
