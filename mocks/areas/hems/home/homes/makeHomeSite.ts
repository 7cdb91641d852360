import { pick } from '../../../../core/random';
import { sites } from '../../../../energy/fleet';
import type { HomeSite, HomeTariff } from '../../../../energy/model';
import { marketAreas } from './marketAreas';
import type { Place } from './places';

function tariffsOf(countryCode: string): HomeTariff[] {
  return sites.filter(({ country }) => country === countryCode).map(({ tariff }) => tariff);
}

/** Contracted imports, kW: 1x40A, 3x20A, 3x25A, 3x35A. */
const CONNECTIONS = [9.2, 13.8, 17.25, 24.15];

/** Equipment for a home of a town: most have panels, about half a battery, a charger, or a heat pump. */
export function makeHomeSite(
  id: string,
  { countryCode, area, latitude }: Place,
  random: () => number,
  since: string,
): HomeSite {
  const has = (share: number) => random() < share;
  const pv = has(0.75) && { peak: Math.round(30 + random() * 60) / 10, ...(has(0.3) && { feedInLimit: 3.5 }) };
  const battery = has(pv ? 0.55 : 0.2) && {
    capacity: pick(random, [5, 7.7, 10, 13.5]),
    power: pick(random, [2.5, 3.8, 5]),
    strategy: pick(random, ['selfUse', 'trading'] as const),
  };
  const charger = has(0.4) && { power: pick(random, [3.7, 7.4, 11]), smart: has(0.7) };
  const hvac = has(0.45) && {
    conductance: Math.round(120 + random() * 110) / 1000,
    set: 20 + Math.round(random() * 3) / 2,
  };
  return {
    id,
    zone: marketAreas.find(({ code }) => code === area)?.timeZone ?? 'UTC',
    latitude,
    country: countryCode,
    yearlyLoad: 2300 + Math.round(random() * 32) * 100,
    since,
    ...(pv && { pv }),
    ...(battery && { battery }),
    ...(charger && { charger }),
    ...(hvac && { hvac }),
    tariff: pick(random, tariffsOf(countryCode)),
    connection: pick(random, CONNECTIONS),
    ...(has(0.3) && { capacityTarget: 6 }),
  };
}
