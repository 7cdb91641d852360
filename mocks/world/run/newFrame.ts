import type { DayTime } from '../../energy/dayTime';
import type { DayFrame } from '../model';

/** An empty day. */
export function newFrame({ day, start, steps }: DayTime): DayFrame {
  const column = () => new Float64Array(steps);
  const flags = () => new Uint8Array(steps);
  return {
    day, start, steps, import: column(), export: column(), generation: column(), curtailed: column(), charge: column(), discharge: column(), v2x: column(), charger: column(), heat: column(), load: column(),
    soc: column(), outdoor: column(), irradiance: column(), buy: column(), sell: column(), period: flags(), lost: flags(), outage: flags(), visits: flags(),
  };
}

/** The columns of a day that is no longer needed, emptied for another: years that are only summed are run in one. */
export function reuseFrame(frame: DayFrame | undefined, time: DayTime): DayFrame {
  if (frame?.steps !== time.steps) return newFrame(time);
  for (const column of Object.values(frame)) if (typeof column === 'object') column.fill(0);
  return { ...frame, day: time.day, start: time.start };
}
