import type { DayTime } from '../../energy/dayTime';
import type { PvPlant } from '../site';
import type { Incident } from './incidentsOf';

/** Hours in which a shaded string stands in the shade, and what it loses then. */
const SHADE = { from: 14, to: 17.5, loss: 0.3 };

/**
 * Which part of what its sun allows an inverter gives in a step, 0 to 1: less a dead string and one in the shade,
 * nothing while it is tripped.
 */
export function inverterHealth(
  { strings, deadString, shadedString }: PvPlant,
  { day, hours }: Pick<DayTime, 'day' | 'hours'>,
  place: number,
  incidents: readonly Incident[],
): (index: number) => number {
  const whole = deadString?.inverter === place && day >= deadString.since ? 1 - 1 / strings : 1;
  const trips = incidents.filter((one) => one.code === 'inverterTrip' && one.place === place);
  const shaded = shadedString?.inverter === place;
  return (index) => {
    if (trips.some(({ from, to }) => index >= from && index < to)) return 0;
    const hour = hours[index] ?? 0;
    return shaded && hour >= SHADE.from && hour < SHADE.to ? whole - SHADE.loss / strings : whole;
  };
}

/** The inverters that are not as the others are on a day. */
export function troubled({ deadString, shadedString }: PvPlant, incidents: readonly Incident[]): readonly number[] {
  const found = incidents.flatMap(({ code, place }) => (code === 'inverterTrip' ? [place] : []));
  return [
    ...new Set([
      ...found,
      ...(deadString ? [deadString.inverter] : []),
      ...(shadedString ? [shadedString.inverter] : []),
    ]),
  ];
}
