import type { ShadedRange } from '@/charts/chart';
import type { ClockChange } from './clockChange';

/** Half the width (ms) of the mark of an hour that does not exist: it has a place on the axis, but no length. */
const SLIT = 300_000;

/** A change of clocks as a shaded part of a time axis: the hour that comes twice, or the place of the one left out. */
export function changeRanges(change: ClockChange | undefined, label: string): ShadedRange[] {
  if (!change) return [];
  const { kind, at, by } = change;
  const half = kind === 'doubled' ? by : SLIT;
  return [{ from: at - half, to: at + half, label, tone: 'neutral' }];
}
