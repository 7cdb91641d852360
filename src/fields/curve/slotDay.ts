import { siteDefaults } from '@/schema';
import type { SlotDay } from './slotAxis';
import type { SlotsOf } from './type';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of the figures in a record, on the clock of its site; undefined where the field has none or it is not filled in. */
export function slotDay({ day }: SlotsOf, values: object): SlotDay | undefined {
  const known = new Map<string, unknown>(Object.entries(values));
  const [own, zone] = [day && known.get(day), known.get('timeZone')];
  if (typeof own !== 'string' || !DAY.test(own)) return undefined;
  return { day: own.slice(0, 10), zone: typeof zone === 'string' && zone !== '' ? zone : siteDefaults().zone };
}
