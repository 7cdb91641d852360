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

const place = (
  countryCode: string,
  area: string,
  latitude: number,
  city: string,
  region: string,
  prefixes: string,
  streets: string,
): Place => ({
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
  place(
    'NL',
    'NL',
    52.1,
    'Utrecht',
    'Utrecht',
    '350 351 352 353 354 355 356 357 358',
    'Oudegracht, Biltstraat, Amsterdamsestraatweg, Croeselaan',
  ),
  place('NL', 'NL', 51.4, 'Eindhoven', 'Noord-Brabant', '56', 'Boschdijk, Leenderweg, Geldropseweg'),
  place('NL', 'NL', 52.4, 'Amsterdam', 'Noord-Holland', '10 11', 'Middenweg, Sloterkade, Admiraal de Ruijterweg'),
  place('NL', 'NL', 51.9, 'Rotterdam', 'Zuid-Holland', '30', 'Bergweg, Kralingse Plaslaan, Oude Dijk'),
  place('NL', 'NL', 53.2, 'Groningen', 'Groningen', '97', 'Verlengde Hereweg, Eikenlaan'),
  place('NL', 'NL', 52.0, 'Arnhem', 'Gelderland', '68', 'Apeldoornseweg, Schelmseweg'),
  place('BE', 'BE', 51.0, 'Gent', 'Oost-Vlaanderen', '90', 'Coupure Links, Brugsesteenweg'),
  place('BE', 'BE', 50.9, 'Leuven', 'Vlaams-Brabant', '30', 'Naamsesteenweg, Tiensesteenweg'),
  place('DE', 'DE-LU', 50.9, 'Köln', 'Nordrhein-Westfalen', '50 51', 'Aachener Straße, Dürener Straße, Venloer Straße'),
  place('DE', 'DE-LU', 48.1, 'München', 'Bayern', '80 81', 'Wasserburger Landstraße, Fürstenrieder Straße'),
  place('DE', 'DE-LU', 52.5, 'Berlin', 'Berlin', '10 12 13 14', 'Kaulsdorfer Straße, Waldowallee'),
  place('DE', 'DE-LU', 53.6, 'Hamburg', 'Hamburg', '20 21 22', 'Osdorfer Landstraße, Barmbeker Straße'),
  place('FR', 'FR', 45.8, 'Lyon', 'Auvergne-Rhône-Alpes', '69', 'Rue de la République, Avenue Lacassagne'),
  place('FR', 'FR', 43.6, 'Toulouse', 'Occitanie', '31', 'Avenue de Lombez, Route de Seysses'),
  place('SE', 'SE4', 55.6, 'Malmö', 'Skåne', '20 21', 'Limhamnsvägen, Erikslustvägen'),
  place(
    'SE',
    'SE3',
    59.3,
    'Stockholm',
    'Stockholms län',
    '10 11 12',
    'Enskedevägen, Ålstensgatan, Drottningholmsvägen',
  ),
  place('GB', 'GB', 53.5, 'Manchester', 'Greater Manchester', 'M', 'Barlow Moor Road, Wilbraham Road'),
  place('GB', 'GB', 51.5, 'Bristol', 'Bristol', 'BS', 'Gloucester Road, Wells Road'),
  place('AU', 'AU-SA', -34.9, 'Adelaide', 'South Australia', '50 51', 'Henley Beach Road, Unley Road'),
  place('AU', 'AU-NSW', -33.9, 'Sydney', 'New South Wales', '20 21', 'Parramatta Road, Victoria Road'),
  place('IN', 'IN-W', 18.5, 'Pune', 'Maharashtra', '411', 'Baner Road, Senapati Bapat Road'),
  place('IN', 'IN-W', 19.1, 'Mumbai', 'Maharashtra', '400', 'Linking Road, LBS Marg'),
  place('CN', 'CN-SH', 31.2, '上海', '上海市', '200 201', '茂名北路, 虹桥路, 浦东南路'),
  place('CN', 'CN-GD', 22.5, '深圳', '广东省', '518', '深南大道, 滨海大道'),
];
