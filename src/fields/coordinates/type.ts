import {
  defineField,
  rule,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  formatNumber,
  readNumber,
} from '@/schema';
import { isOnEarth } from './isOnEarth';

/** Degrees, WGS 84. @public */
export interface Coordinates {
  readonly longitude: number;
  readonly latitude: number;
}

/** What `coordinates({ … })` may be told. @public */
export interface CoordinatesOptions extends FieldOptions {
  /** Wire properties of longitude and latitude. Default `['longitude', 'latitude']`. */
  readonly params?: readonly [string, string];
  /**
   * The form opens a map below the two numbers: a click or arrow keys that move its pin fill them in. The map is loaded
   * when it is opened, and needs no network unless tiles are configured. Default: the numbers alone.
   *
   * @example coordinates({ map: true })
   */
  readonly map?: boolean;
}

/** Whole degrees have three digits at most: a comma in them is no mark of thousands. */
const DEGREES = { unit: '°', ungrouped: true };
const NAMES = ['longitude', 'latitude'] as const;

function readPair(longitude: unknown, latitude: unknown): Coordinates | null {
  const [x, y] = [readNumber(longitude, DEGREES), readNumber(latitude, DEGREES)];
  return x === null || y === null ? null : { longitude: x, latitude: y };
}

/** The type behind `coordinates()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const coordinatesType: FieldType<Coordinates, CoordinatesOptions> = {
  name: 'coordinates',
  traits: { located: true },
  wide: true,
  decode: (wire) => {
    const list = typeof wire === 'string' ? wire.split(wire.includes(';') ? ';' : ',') : wire;
    if (Array.isArray(list)) return readPair(list[0], list[1]);
    const given = new Map<string, unknown>(typeof wire === 'object' && wire !== null ? Object.entries(wire) : []);
    return readPair(given.get('longitude'), given.get('latitude'));
  },
  encode: (value) => value,
  read: (row, _, { params: [x, y] = NAMES }) => readPair(row[x], row[y]),
  write: (value, _, { params: [x, y] = NAMES }) => ({ [x]: value?.longitude ?? null, [y]: value?.latitude ?? null }),
  rules: () => [rule('coordinates', isOnEarth)],
  sample: (seed) => {
    const step = Math.abs(Math.trunc(seed)) % 100;
    return { longitude: Number((4.5 + step * 0.013).toFixed(6)), latitude: Number((51.6 + step * 0.009).toFixed(6)) };
  },
  text: (value, _, { locale }) =>
    [value.latitude, value.longitude]
      .map((one) => formatNumber(one, locale, { maximumFractionDigits: 6, useGrouping: false }))
      .join(', '),
};

/**
 * A place on Earth in degrees, WGS 84, two properties on the wire.
 *
 * @example coordinates({ params: ['lng', 'lat'] })
 * @public
 */
export function coordinates<const O extends CoordinatesOptions = object>(
  options?: Exact<O, CoordinatesOptions>,
): Field<Coordinates, IsRequired<O>, CoordinatesOptions> {
  return defineField(coordinatesType, (options ?? {}) as O);
}
