import { addDays } from '@/schema/dates';
import { dateText, DAY, HOUR } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { randomFrom } from '../../../../core/random';
import { sites } from '../../../../energy/fleet';
import { once } from '../../../../seed/once';
import { DEMO_TENANT } from '../../../../seed/seedCompanies';
import type { HomeDoc } from './homeDoc';
import { homeTables } from './homeTables';
import { makeHome } from './makeHome';
import { makeHomeSite } from './makeHomeSite';
import { places, type Place } from './places';

/** Homes besides those of the fleet. */
const MORE = 62;
/** The last of them belong to other tenants, in their countries. */
const OTHERS: readonly (readonly [tenant: string, country: string, count: number])[] = [
  ['rheinstrom', 'DE', 6],
  ['sunharbor', 'SE', 5],
  ['lowland', 'NL', 5],
];
const others = OTHERS.flatMap(([tenant, country, count]) =>
  Array.from({ length: count }, () => [tenant, country] as const),
);

const inCountry = (country: string) => places.filter(({ countryCode }) => countryCode === country);

function nearest(country: string, latitude: number): Place {
  const away = (place: Place) => Math.abs(place.latitude - latitude);
  const [found] = inCountry(country).toSorted((one, other) => away(one) - away(other));
  if (!found) throw new Error(`There is no town in ${country}.`);
  return found;
}

/** The homes of the fleet, all of the demonstration tenant. */
function fleetHomes(): HomeDoc[] {
  return sites.map((site, index) => {
    const home = makeHome(
      {
        id: site.id,
        index,
        tenant: DEMO_TENANT,
        place: nearest(site.country, site.latitude),
        createDate: site.since,
        site,
      },
      randomFrom(100 + index),
    );
    return { ...home, site: undefined }; // the fleet's own word counts, also when it changes
  });
}

/** Other homes: one in thirteen has no controller yet, one in eleven a silent one. */
function otherHomes(now: number): HomeDoc[] {
  return Array.from({ length: MORE }, (_, index): HomeDoc => {
    const random = randomFrom(500 + index);
    const [tenant, country] = others[index - (MORE - others.length)] ?? [DEMO_TENANT, undefined];
    const towns = country === undefined ? places : inCountry(country);
    const place = towns[(index * 5) % towns.length];
    if (!place) throw new Error(`There is no town in ${country}.`);
    const id = String(100_101 + index);
    const createDate = dateText(now - Math.floor(12 + random() * 240) * DAY);
    if (index % 13 === 6) return makeHome({ id, index: index + 20, tenant, place, createDate }, random);
    const silent = index % 11 === 4 && { offlineSince: now - Math.round(3 + random() * 200) * HOUR };
    const site = { ...makeHomeSite(id, place, random, addDays(createDate, 2)), ...silent };
    return makeHome({ id, index: index + 20, tenant, place, createDate, site }, random);
  });
}

/**
 * Puts the homes there: those of the fleet last, so that a list, which begins with what came last, begins with them.
 */
export async function seedHomes(context: BackendContext): Promise<void> {
  await once(context.store, 'hems homes', () =>
    homeTables(context.store).homes.put(...otherHomes(context.clock()).reverse(), ...fleetHomes().reverse()),
  );
}
