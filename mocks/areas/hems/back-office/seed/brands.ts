import { seedId } from '../../../../core/ids';

interface SeededBrand {
  readonly id: string;
  readonly name: string;
  readonly hue: number;
  readonly deviceTypes: readonly number[];
  readonly connectTypes: readonly string[];
  readonly countryCodes: readonly string[];
  readonly models: readonly (readonly [
    deviceType: number,
    model: string,
    power: number | null,
    capacity: number | null,
  ])[];
  /** Name of the brand above it. */
  readonly parent?: string;
  readonly released?: boolean;
}

export const brandId = (name: string): string => seedId(`hems brand ${name}`);

const brand = (
  name: string,
  hue: number,
  deviceTypes: string,
  connectTypes: string,
  countryCodes: string,
  models: SeededBrand['models'],
  more: Partial<SeededBrand> = {},
): SeededBrand => ({
  id: brandId(name),
  name,
  hue,
  deviceTypes: deviceTypes.split(' ').map(Number),
  connectTypes: connectTypes.split(' '),
  countryCodes: countryCodes === '' ? [] : countryCodes.split(' '),
  models,
  ...more,
});

/** Brands of the devices in the homes of the demonstration, and some more. */
export const brands: readonly SeededBrand[] = [
  brand('Enbox', 190, '0 1', 'local', '', [
    [0, 'Home Hub 2', null, null],
    [0, 'IO 2', null, null],
  ]),
  brand('Gridsense', 210, '1', 'local account', '', [
    [1, 'P1 Link', null, null],
    [1, 'CT 3', null, null],
  ]),
  brand('Helion', 40, '2', 'oauth local', 'NL BE DE', [
    [2, 'SunLine 6', 6, null],
    [2, 'SunLine 10', 10, null],
  ]),
  brand('Voltara', 150, '3 5', 'oauth local', '', [
    [3, 'Home Cell 10', 5, 10],
    [3, 'Home Cell 15', 7.5, 15],
    [5, 'Carry 2', 1, 2],
  ]),
  brand('Ampero', 330, '4', 'oauth', '', [
    [4, 'Wallbox Go 11', 11, null],
    [4, 'Wallbox Go 22', 22, null],
  ]),
  brand('Thermio', 15, '6 101', 'account apiKey', 'NL DE SE', [
    [6, 'Aero 8', 8, null],
    [101, 'Boiler 120', 2, null],
  ]),
  brand('Kleinwerk', 265, '0 102 104', 'oauth account', '', [
    [0, 'Plug S', 3.6, null],
    [0, 'Sense TH', null, null],
    [102, 'Wash Link', 2.2, null],
    [104, 'Clamp 1', null, null],
  ]),
  brand('Solvind', 55, '2 3', 'apiKey', 'SE', [
    [2, 'SV-5', 5, null],
    [3, 'SV Store 8', 4, 8],
  ]),
  brand('Nordvolt', 220, '3 4', 'oauth', 'SE', [
    [3, 'Fjell 12', 6, 12],
    [4, 'Kai 11', 11, null],
  ]),
  brand('Ampero Pro', 320, '4', 'oauth', 'NL DE', [[4, 'Twin 22', 22, null]], { parent: 'Ampero' }),
  brand('Helion Store', 35, '3', 'oauth local', 'NL', [[3, 'HS 7', 3.5, 7]], { parent: 'Helion' }),
  brand(
    'Zonnewerk',
    90,
    '2 6',
    'account',
    'NL',
    [
      [2, 'ZW 4', 4, null],
      [6, 'ZW Warm 6', 6, null],
    ],
    { released: false },
  ),
];

/** A round mark with the first letters of a name. */
export function markOf(name: string, hue: number): string {
  const letters = name
    .split(' ')
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22" fill="hsl(${hue} 45% 42%)"/><text x="24" y="31" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="700" fill="#fff">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
