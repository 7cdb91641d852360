import type { IconTone } from '@/charts';

/** Figures of `liveData`. */
export type LiveKey =
  | 'reducedCo'
  | 'todayProduced'
  | 'monthProduced'
  | 'todayCharged'
  | 'monthCharged'
  | 'todayDisCharged'
  | 'monthDisCharged'
  | 'todayPurchased'
  | 'monthPurchased'
  | 'todayExported'
  | 'monthExported'
  | 'todayConsumed'
  | 'monthConsumed'
  | 'cycle';

/** What a device measures now. */
export type Measure = 'power' | 'temperature' | 'soc';

/** What a card shows of a type of device (spec 02 §3). */
export interface DeviceLook {
  /** Whose color and sign it has. */
  readonly kind: IconTone;
  /** What is measured, the most important first. */
  readonly measures: readonly [Measure, ...Measure[]];
  /** Figures that belong to it, in their order. */
  readonly live: readonly LiveKey[];
}

const PRODUCED = ['todayProduced', 'monthProduced', 'reducedCo'] as const;
const CHARGED = ['todayCharged', 'monthCharged', 'todayDisCharged', 'monthDisCharged'] as const;
const TRADED = ['todayPurchased', 'monthPurchased', 'todayExported', 'monthExported'] as const;
const CONSUMED = ['todayConsumed', 'monthConsumed'] as const;

const battery: DeviceLook = { kind: 'battery', measures: ['power', 'soc', 'temperature'], live: [...CHARGED, 'cycle'] };
const heat: DeviceLook = { kind: 'heat', measures: ['temperature', 'power'], live: CONSUMED };
const solar: DeviceLook = { kind: 'solar', measures: ['power', 'temperature'], live: PRODUCED };
const load: DeviceLook = { kind: 'neutral', measures: ['power', 'temperature'], live: CONSUMED };

/**
 * By type code: 0 small devices, 1 grid, 2 solar, 3 home battery, 4 charger, 5 battery, 6 heating and cooling, 100 and
 * on metered circuits.
 */
const LOOKS: Readonly<Record<string, DeviceLook>> = {
  0: load,
  1: { kind: 'grid', measures: ['power'], live: TRADED },
  2: solar,
  3: battery,
  4: { kind: 'charger', measures: ['power', 'soc', 'temperature'], live: CHARGED },
  5: battery,
  6: heat,
  100: solar,
  101: { ...load, kind: 'heat' },
  102: load,
  103: heat,
  104: load,
};

/** What a card shows of a type; an unknown type is some load. */
export function deviceLook(code: string): DeviceLook {
  return LOOKS[code] ?? load;
}

/** Type codes that have words: `hems.device.types.<code>`. */
export const DEVICE_TYPES: ReadonlySet<string> = new Set(Object.keys(LOOKS));

/** Words of the wire for a type, in capitals. */
const CODES: Readonly<Record<string, string>> = {
  GRID: '1',
  METER: '1',
  PV: '2',
  ENERGY: '3',
  CHP: '4',
  HVAC: '6',
  ME_PV: '100',
  ME_WATER_HEATER: '101',
  ME_WASHER_DRYER: '102',
  ME_HVAC: '103',
  ME_LOAD: '104',
  ME: '0',
  SOCKET: '0',
  TEMPHUMI: '0',
  RELAY_IO: '0',
};

/** The code of a type that is given as a code or as a word; '' when it is neither. */
export function typeCode(given: string): string {
  return DEVICE_TYPES.has(given) ? given : (CODES[given.toUpperCase()] ?? '');
}

/** Kinds of devices with words and a sign of their own: `hems.device.kinds.<kind>` (spec 02 §3, valueIcon). */
export const DEVICE_KINDS = [
  'ME_HVAC',
  'ME_WASHER_DRYER',
  'ME_WATER_HEATER',
  'ME_PV',
  'ME_LOAD',
  'METER',
  'HEATER',
  'AIR_CONDITIONER',
  'WASHING_MACHINE',
  'DISHWASHER',
  'DRYER',
  'WATER_PUMP',
  'VENTILATION_FAN',
  'OTHER_DEVICE',
  'LIGHTING',
  'GRID',
  'SOCKET',
  'TEMPHUMI',
  'RELAY_IO',
  'ME',
  'WATER',
  'HOME',
] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The kind a word of the wire means, whatever its case. */
export function deviceKind(given: string): DeviceKind | undefined {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return DEVICE_KINDS.find((one) => one === word);
}
