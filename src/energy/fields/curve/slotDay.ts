import { siteDefaults, readDay } from '@/schema';
import type { SlotDay } from './slotAxis';
import type { SlotsOf } from './type';

/**
 * The day of the figures in a record, on the clock of its site; undefined where the field has none or it is not filled
 * in.
 */
export function slotDay({ day }: SlotsOf, values: object): SlotDay | undefined {
  const known = new Map<string, unknown>(Object.entries(values));
  const [own, zone] = [day && known.get(day), known.get('timeZone')];
  const read = readDay(own);
  if (read === null) return undefined;
  return { day: read, zone: typeof zone === 'string' && zone !== '' ? zone : siteDefaults().zone };
}
