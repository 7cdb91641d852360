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

interface BrandSeed {
  readonly name: string;
  readonly hue: number;
  readonly deviceTypes: string;
  readonly connectTypes: string;
  readonly countryCodes: string;
  readonly models: SeededBrand['models'];
  readonly more?: Partial<SeededBrand>;
}

const brand = ({ name, hue, deviceTypes, connectTypes, countryCodes, models, more = {} }: BrandSeed): SeededBrand => ({
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
  brand({
    name: 'Enbox',
    hue: 190,
    deviceTypes: '0 1',
    connectTypes: 'local',
    countryCodes: '',
    models: [
      [0, 'Home Hub 2', null, null],
      [0, 'IO 2', null, null],
    ],
  }),
  brand({
    name: 'Gridsense',
    hue: 210,
    deviceTypes: '1',
    connectTypes: 'local account',
    countryCodes: '',
    models: [
      [1, 'P1 Link', null, null],
      [1, 'CT 3', null, null],
    ],
  }),
  brand({
    name: 'Helion',
    hue: 40,
    deviceTypes: '2',
    connectTypes: 'oauth local',
    countryCodes: 'NL BE DE',
    models: [
      [2, 'SunLine 6', 6, null],
      [2, 'SunLine 10', 10, null],
    ],
  }),
  brand({
    name: 'Voltara',
    hue: 150,
    deviceTypes: '3 5',
    connectTypes: 'oauth local',
    countryCodes: '',
    models: [
      [3, 'Home Cell 10', 5, 10],
      [3, 'Home Cell 15', 7.5, 15],
      [5, 'Carry 2', 1, 2],
    ],
  }),
  brand({
    name: 'Ampero',
    hue: 330,
    deviceTypes: '4',
    connectTypes: 'oauth',
    countryCodes: '',
    models: [
      [4, 'Wallbox Go 11', 11, null],
      [4, 'Wallbox Go 22', 22, null],
    ],
  }),
  brand({
    name: 'Thermio',
    hue: 15,
    deviceTypes: '6 101',
    connectTypes: 'account apiKey',
    countryCodes: 'NL DE SE',
    models: [
      [6, 'Aero 8', 8, null],
      [101, 'Boiler 120', 2, null],
    ],
  }),
  brand({
    name: 'Kleinwerk',
    hue: 265,
    deviceTypes: '0 102 104',
    connectTypes: 'oauth account',
    countryCodes: '',
    models: [
      [0, 'Plug S', 3.6, null],
      [0, 'Sense TH', null, null],
      [102, 'Wash Link', 2.2, null],
      [104, 'Clamp 1', null, null],
    ],
  }),
  brand({
    name: 'Solvind',
    hue: 55,
    deviceTypes: '2 3',
    connectTypes: 'apiKey',
    countryCodes: 'SE',
    models: [
      [2, 'SV-5', 5, null],
      [3, 'SV Store 8', 4, 8],
    ],
  }),
  brand({
    name: 'Nordvolt',
    hue: 220,
    deviceTypes: '3 4',
    connectTypes: 'oauth',
    countryCodes: 'SE',
    models: [
      [3, 'Fjell 12', 6, 12],
      [4, 'Kai 11', 11, null],
    ],
  }),
  brand({
    name: 'Ampero Pro',
    hue: 320,
    deviceTypes: '4',
    connectTypes: 'oauth',
    countryCodes: 'NL DE',
    models: [[4, 'Twin 22', 22, null]],
    more: { parent: 'Ampero' },
  }),
  brand({
    name: 'Helion Store',
    hue: 35,
    deviceTypes: '3',
    connectTypes: 'oauth local',
    countryCodes: 'NL',
    models: [[3, 'HS 7', 3.5, 7]],
    more: { parent: 'Helion' },
  }),
  brand({
    name: 'Zonnewerk',
    hue: 90,
    deviceTypes: '2 6',
    connectTypes: 'account',
    countryCodes: 'NL',
    models: [
      [2, 'ZW 4', 4, null],
      [6, 'ZW Warm 6', 6, null],
    ],
    more: { released: false },
  }),
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
