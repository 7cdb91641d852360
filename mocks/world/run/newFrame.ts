import type { DayTime } from '../../energy/dayTime';
import type { DayFrame } from '../model';

/**
 * An empty day. Columns of a day that is no longer needed are emptied and taken: years that are only summed are run in
 * one.
 */
export function newFrame({ day, start, steps }: DayTime, spare?: DayFrame): DayFrame {
  const old = spare?.steps === steps ? spare : undefined;
  const column = (from?: Float64Array) => from?.fill(0) ?? new Float64Array(steps);
  const flags = (from?: Uint8Array) => from?.fill(0) ?? new Uint8Array(steps);
  // One literal for all frames: what loops over years reads has one shape.
  return {
    day,
    start,
    steps,
    import: column(old?.import),
    export: column(old?.export),
    generation: column(old?.generation),
    curtailed: column(old?.curtailed),
    charge: column(old?.charge),
    discharge: column(old?.discharge),
    v2x: column(old?.v2x),
    charger: column(old?.charger),
    heat: column(old?.heat),
    load: column(old?.load),
    soc: column(old?.soc),
    outdoor: column(old?.outdoor),
    irradiance: column(old?.irradiance),
    buy: column(old?.buy),
    sell: column(old?.sell),
    period: flags(old?.period),
    lost: flags(old?.lost),
    outage: flags(old?.outage),
    visits: flags(old?.visits),
  };
}
