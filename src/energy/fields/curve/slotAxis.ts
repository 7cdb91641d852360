import { monthName } from '@/schema/dates';
import { daySlots } from '../../slots/slot';
import { namedSlots } from '../../slots/slot';
import { zoneSlots } from '../../slots/slot';
import type { Slot } from '../../slots/slot';

/** The day figures are of, and the clock of the site. */
export interface SlotDay {
  readonly day: string;
  readonly zone: string;
}

/**
 * The slots of figures, by how many there are: 12 are months, 24, 48 and 96 parts of a day, others have numbers, as
 * days of a month. So have those of a day whose clocks change while it is not known which day it is.
 *
 * @param count what the field declares
 * @param given how many figures there are
 */
export function slotAxis(count: number, given: number, locale: string, of?: SlotDay): Slot[] {
  if (of) return zoneSlots(of.day, of.zone, count);
  if (count === 12) return namedSlots(Array.from({ length: 12 }, (_, at) => monthName(at + 1, locale)));
  const isDay = count % 24 === 0 || 24 % count === 0;
  if (!isDay || (given > 0 && given !== count))
    return namedSlots(Array.from({ length: given || count }, (_, at) => String(at + 1)));
  return daySlots(count);
}
