import type { DayTime } from '../../energy/dayTime';
import type { Site } from '../site';

/** Sun and people keep a building so many K warmer than it is outside. */
const GAINS = 4;
/** °C outside above which a building is cooled, and kW of cold for each kW. */
const COOLED = 24;
const COOLING = 3.4;

/** Fills in what heat pumps take, kW: heat below, cold above, less while nobody works. */
export function fillHeat(
  heat: Float64Array,
  { heat: pumps }: Site,
  outdoor: Float64Array,
  { steps, hours, weekday }: DayTime,
): void {
  if (!pumps) return;
  for (let index = 0; index < steps; index += 1) {
    const [hour, outside] = [hours[index] ?? 0, outdoor[index] ?? 0];
    const used = weekday > 0 && weekday < 6 && hour > 5.5 && hour < 19;
    const target = used ? pumps.set : pumps.set - 4;
    const lift = Math.min(60, Math.max(15, 42 - outside));
    const warm =
      (pumps.conductance * Math.max(0, target - GAINS - outside)) / (6.81 - 0.121 * lift + 0.00063 * lift * lift);
    const cold = used ? (pumps.conductance * 0.7 * Math.max(0, outside - COOLED)) / COOLING : 0;
    heat[index] = warm + cold;
  }
}
