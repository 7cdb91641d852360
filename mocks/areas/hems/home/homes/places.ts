/** A town with the post codes that begin like its own. */
export interface Place {
  readonly countryCode: string;
  readonly city: string;
  readonly region: string;
  /** Beginnings of its post codes. */
  readonly prefixes: readonly string[];
  /** Code of its market area. */
  readonly area: string;
  readonly latitude: number;
  readonly streets: readonly string[];
}

interface PlaceSeed {
  readonly countryCode: string;
  readonly area: string;
  readonly latitude: number;
  readonly city: string;
  readonly region: string;
  readonly prefixes: string;
  readonly streets: string;
}

const place = ({ countryCode, area, latitude, city, region, prefixes, streets }: PlaceSeed): Place => ({
  countryCode,
  area,
  latitude,
  city,
  region,
  prefixes: prefixes.split(' '),
  streets: streets.split(', '),
});

/** Towns of the demonstration, those with most homes first in each country. */
export const places: readonly Place[] = [
  place({
    countryCode: 'NL',
    area: 'NL',
    latitude: 52.1,
    city: 'Utrecht',
    region: 'Utrecht',
    prefixes: '350 351 352 353 354 355 356 357 358',
    streets: 'Oudegracht, Biltstraat, Amsterdamsestraatweg, Croeselaan',
  }),
  place({
    countryCode: 'NL',
    area: 'NL',
    latitude: 51.4,
    city: 'Eindhoven',
    region: 'Noord-Brabant',
    prefixes: '56',
    streets: 'Boschdijk, Leenderweg, Geldropseweg',
  }),
  place({
    countryCode: 'NL',
    area: 'NL',
    latitude: 52.4,
    city: 'Amsterdam',
    region: 'Noord-Holland',
    prefixes: '10 11',
    streets: 'Middenweg, Sloterkade, Admiraal de Ruijterweg',
  }),
  place({
    countryCode: 'NL',
    area: 'NL',
    latitude: 51.9,
    city: 'Rotterdam',
    region: 'Zuid-Holland',
    prefixes: '30',
    streets: 'Bergweg, Kralingse Plaslaan, Oude Dijk',
  }),
  place({
    countryCode: 'NL',
    area: 'NL',
    latitude: 53.2,
    city: 'Groningen',
    region: 'Groningen',
    prefixes: '97',
    streets: 'Verlengde Hereweg, Eikenlaan',
  }),
  place({
    countryCode: 'NL',
    area: 'NL',
    latitude: 52.0,
    city: 'Arnhem',
    region: 'Gelderland',
    prefixes: '68',
    streets: 'Apeldoornseweg, Schelmseweg',
  }),
  place({
    countryCode: 'BE',
    area: 'BE',
    latitude: 51.0,
    city: 'Gent',
    region: 'Oost-Vlaanderen',
    prefixes: '90',
    streets: 'Coupure Links, Brugsesteenweg',
  }),
  place({
    countryCode: 'BE',
    area: 'BE',
    latitude: 50.9,
    city: 'Leuven',
    region: 'Vlaams-Brabant',
    prefixes: '30',
    streets: 'Naamsesteenweg, Tiensesteenweg',
  }),
  place({
    countryCode: 'DE',
    area: 'DE-LU',
    latitude: 50.9,
    city: 'Köln',
    region: 'Nordrhein-Westfalen',
    prefixes: '50 51',
    streets: 'Aachener Straße, Dürener Straße, Venloer Straße',
  }),
  place({
    countryCode: 'DE',
    area: 'DE-LU',
    latitude: 48.1,
    city: 'München',
    region: 'Bayern',
    prefixes: '80 81',
    streets: 'Wasserburger Landstraße, Fürstenrieder Straße',
  }),
  place({
    countryCode: 'DE',
    area: 'DE-LU',
    latitude: 52.5,
    city: 'Berlin',
    region: 'Berlin',
    prefixes: '10 12 13 14',
    streets: 'Kaulsdorfer Straße, Waldowallee',
  }),
  place({
    countryCode: 'DE',
    area: 'DE-LU',
    latitude: 53.6,
    city: 'Hamburg',
    region: 'Hamburg',
    prefixes: '20 21 22',
    streets: 'Osdorfer Landstraße, Barmbeker Straße',
  }),
  place({
    countryCode: 'FR',
    area: 'FR',
    latitude: 45.8,
    city: 'Lyon',
    region: 'Auvergne-Rhône-Alpes',
    prefixes: '69',
    streets: 'Rue de la République, Avenue Lacassagne',
  }),
  place({
    countryCode: 'FR',
    area: 'FR',
    latitude: 43.6,
    city: 'Toulouse',
    region: 'Occitanie',
    prefixes: '31',
    streets: 'Avenue de Lombez, Route de Seysses',
  }),
  place({
    countryCode: 'SE',
    area: 'SE4',
    latitude: 55.6,
    city: 'Malmö',
    region: 'Skåne',
    prefixes: '20 21',
    streets: 'Limhamnsvägen, Erikslustvägen',
  }),
  place({
    countryCode: 'SE',
    area: 'SE3',
    latitude: 59.3,
    city: 'Stockholm',
    region: 'Stockholms län',
    prefixes: '10 11 12',
    streets: 'Enskedevägen, Ålstensgatan, Drottningholmsvägen',
  }),
  place({
    countryCode: 'GB',
    area: 'GB',
    latitude: 53.5,
    city: 'Manchester',
    region: 'Greater Manchester',
    prefixes: 'M',
    streets: 'Barlow Moor Road, Wilbraham Road',
  }),
  place({
    countryCode: 'GB',
    area: 'GB',
    latitude: 51.5,
    city: 'Bristol',
    region: 'Bristol',
    prefixes: 'BS',
    streets: 'Gloucester Road, Wells Road',
  }),
  place({
    countryCode: 'AU',
    area: 'AU-SA',
    latitude: -34.9,
    city: 'Adelaide',
    region: 'South Australia',
    prefixes: '50 51',
    streets: 'Henley Beach Road, Unley Road',
  }),
  place({
    countryCode: 'AU',
    area: 'AU-NSW',
    latitude: -33.9,
    city: 'Sydney',
    region: 'New South Wales',
    prefixes: '20 21',
    streets: 'Parramatta Road, Victoria Road',
  }),
  place({
    countryCode: 'IN',
    area: 'IN-W',
    latitude: 18.5,
    city: 'Pune',
    region: 'Maharashtra',
    prefixes: '411',
    streets: 'Baner Road, Senapati Bapat Road',
  }),
  place({
    countryCode: 'IN',
    area: 'IN-W',
    latitude: 19.1,
    city: 'Mumbai',
    region: 'Maharashtra',
    prefixes: '400',
    streets: 'Linking Road, LBS Marg',
  }),
  place({
    countryCode: 'CN',
    area: 'CN-SH',
    latitude: 31.2,
    city: '上海',
    region: '上海市',
    prefixes: '200 201',
    streets: '茂名北路, 虹桥路, 浦东南路',
  }),
  place({
    countryCode: 'CN',
    area: 'CN-GD',
    latitude: 22.5,
    city: '深圳',
    region: '广东省',
    prefixes: '518',
    streets: '深南大道, 滨海大道',
  }),
];
