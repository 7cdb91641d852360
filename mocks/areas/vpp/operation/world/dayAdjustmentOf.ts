import { ADJUST_CAP, ADJUST_MODES, COMPARED, meansBefore, type DayAdjustment } from '@schemas/vpp/parts/dayAdjustment';
import type { Doc } from '../../../../store/store';
import type { Site } from '../../../../world/site';
import type { OrderWindow } from '../orders/orderWindow';
import { QUARTER, quartersOf } from './resourceDay';

/** As it is told, so that whoever reckons it again from what is told comes to the same. */
const shown = (power: number | null): number | null => (power === null ? null : Math.round(power * 100) / 100);

/**
 * What a baseline is adjusted by on its day: the quarters of that day from four hours until one hour before the start,
 * as soon as they are over.
 *
 * @param curve the baseline of the day by slot
 */
export function dayAdjustmentOf(
  resource: Doc,
  site: Site,
  curve: readonly (number | null)[],
  { from, slots }: OrderWindow,
  now: number,
): DayAdjustment {
  const adjustMode = ADJUST_MODES.find((one) => one === resource.adjustMode) ?? 'none';
  const adjustCap = typeof resource.adjustCap === 'number' ? resource.adjustCap : ADJUST_CAP;
  const [first, last] = [Math.max(0, slots.from - COMPARED.from), Math.max(0, slots.from - COMPARED.to)];
  const begin = from - (slots.from - first) * QUARTER;
  const end = from - COMPARED.to * QUARTER;
  if (adjustMode === 'none' || now < end || first === last)
    return { adjustMode, adjustCap, baselineBefore: null, powerBefore: null };
  const measured = quartersOf(site, String(resource.resourceType), begin, end).map(({ power }) => power);
  const { baselineBefore, powerBefore } = meansBefore(curve.slice(first, last), measured);
  return { adjustMode, adjustCap, baselineBefore: shown(baselineBefore), powerBefore: shown(powerBefore) };
}
