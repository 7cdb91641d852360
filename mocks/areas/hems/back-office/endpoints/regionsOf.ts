import { places } from '../../home/homes/places';

interface Region {
  readonly code: string;
  readonly desc: string;
  readonly children: readonly { readonly code: string; readonly desc: string }[];
}

/** Regions and towns beside those the demonstration has homes in. */
const MORE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NL: {
    Utrecht: 'Amersfoort, Nieuwegein, Zeist',
    'Noord-Holland': 'Haarlem, Hilversum',
    'Zuid-Holland': 'Den Haag, Leiden',
    Gelderland: 'Nijmegen, Apeldoorn',
    Drenthe: 'Assen, Emmen',
    Flevoland: 'Almere, Lelystad',
    Friesland: 'Leeuwarden',
    Limburg: 'Maastricht, Venlo',
    Overijssel: 'Zwolle, Enschede',
    Zeeland: 'Middelburg',
  },
  DE: { Bayern: 'Nürnberg, Augsburg', Hessen: 'Frankfurt am Main, Kassel', Sachsen: 'Dresden, Leipzig' },
  SE: { Skåne: 'Lund, Helsingborg', 'Västra Götaland': 'Göteborg, Borås' },
  DK: { Hovedstaden: 'København, Hillerød', Midtjylland: 'Aarhus, Herning' },
};

/** The regions of a country with their towns, by name (H-302). */
export function regionsOf(countryCode: string): Region[] {
  const towns = new Map<string, Set<string>>();
  const add = (region: string, names: readonly string[]) =>
    towns.set(region, new Set([...(towns.get(region) ?? []), ...names]));
  for (const place of places) if (place.countryCode === countryCode) add(place.region, [place.city]);
  for (const [region, names] of Object.entries(MORE[countryCode] ?? {})) add(region, names.split(', '));
  const coded = (desc: string) => ({ code: `${countryCode}-${desc}`, desc });
  const byName = (one: string, other: string) => one.localeCompare(other);
  return [...towns.keys()]
    .toSorted(byName)
    .map((region) => ({ ...coded(region), children: [...(towns.get(region) ?? [])].toSorted(byName).map(coded) }));
}
