import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import type { Figure } from '../../slots/figures';
import type { Slot } from '../../slots/slot';
import { slotAxis } from './slotAxis';
import { slotDay } from './slotDay';
import type { SlotsOf } from './type';

/** The slots of figures in the language of the page. */
export function useSlotAxis(
  options: SlotsOf,
  rows: readonly { readonly values: readonly Figure[] }[],
  record: object,
): Slot[] {
  const locale = useLocale() ?? 'en';
  const given = Math.max(0, ...rows.map((row) => row.values.length));
  const { day, zone } = slotDay(options, record) ?? {};
  return useMemo(
    () => slotAxis(options.slots, given, locale, day !== undefined && zone !== undefined ? { day, zone } : undefined),
    [options.slots, given, locale, day, zone],
  );
}
