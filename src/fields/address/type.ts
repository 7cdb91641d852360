import {
  defineField,
  rule,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  type WireRow,
  cleanText,
} from '@/schema';
import { readText } from '@/schema/internal';

/** Parts of an address, from large to small. @public */
export const ADDRESS_PARTS = [
  'country',
  'region',
  'city',
  'district',
  'postcode',
  'street',
  'houseNumber',
  'detail',
] as const;
/** Parts of an address. @public */
export type AddressPart = (typeof ADDRESS_PARTS)[number];
/** An address by its parts; a part that is not known is absent. @public */
export type AddressValue = { readonly [P in AddressPart]?: string };

/** What `address({ … })` may be told. @public */
export interface AddressOptions extends FieldOptions {
  /**
   * Wire property of each part that is asked: `{ country: 'countryCode', city: 'cityName' }`. Without it, one object or
   * text at the field's name.
   */
  readonly parts?: { readonly [P in AddressPart]?: string };
  /** Parts that must be filled in. */
  readonly needs?: readonly AddressPart[];
  /** Longest part. Default 255. */
  readonly max?: number;
}

const DEFAULT_PARTS: readonly AddressPart[] = ['country', 'region', 'city', 'street'];

/**
 * The parts a form fills in, in order: those of `parts`, else country, region, city and street.
 *
 * @example addressParts({ parts: { city: 'cityName', country: 'countryCode' } }) // ['country', 'city']
 * @public
 */
export function addressParts({ parts }: AddressOptions): readonly AddressPart[] {
  return parts ? ADDRESS_PARTS.filter((one) => parts[one] !== undefined) : DEFAULT_PARTS;
}

function partsFrom(wire: WireRow, names: AddressOptions['parts']): AddressValue | null {
  const found = ADDRESS_PARTS.flatMap((part) => {
    const said = wire[names ? (names[part] ?? '') : part];
    const text = typeof said === 'number' ? String(said) : typeof said === 'string' ? readText(said) : '';
    return text === '' ? [] : [[part, text] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

function readAddress(wire: unknown): AddressValue | null {
  if (typeof wire === 'string') return partsFrom({ street: wire }, undefined);
  return typeof wire === 'object' && wire !== null ? partsFrom({ ...wire }, undefined) : null;
}

/** The parts that say something, without what nobody sees of them. */
function cleanParts(value: AddressValue): AddressValue | null {
  const parts = Object.entries(value)
    .map(([part, text]) => [part, cleanText(String(text ?? ''))] as const)
    .filter(([, text]) => text !== '');
  return parts.length > 0 ? Object.fromEntries(parts) : null;
}

const partsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** The type behind `address()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const addressType: FieldType<AddressValue, AddressOptions> = {
  name: 'address',
  sheet: false,
  wide: true,
  decode: readAddress,
  clean: cleanParts,
  encode: (value) => value,
  read: (row, name, { parts }) => (parts ? partsFrom(row, parts) : readAddress(row[name])),
  write: (value, name, { parts }) => {
    if (!parts) return { [name]: value };
    return Object.fromEntries(
      ADDRESS_PARTS.flatMap((part) => (parts[part] ? [[parts[part], value?.[part] ?? null] as const] : [])),
    );
  },
  rules: ({ needs = [], max = 255 }) => [
    rule('addressParts', (value) => needs.every((part) => (partsOf(value).get(part) ?? '') !== '')),
    rule('maxLength', (value) => [...partsOf(value).values()].every((one) => [...String(one ?? '')].length <= max), {
      max,
    }),
  ],
  sample: (seed, options) => {
    const number = 1 + (Math.abs(Math.trunc(seed)) % 180);
    const all: Required<AddressValue> = {
      country: 'NL',
      region: 'Utrecht',
      city: 'Amersfoort',
      district: 'Vathorst',
      postcode: `38${String(number).padStart(2, '0').slice(-2)} AB`,
      street: 'Zonneweg',
      houseNumber: String(number),
      detail: `Building ${number}`,
    };
    return Object.fromEntries([...addressParts(options), ...(options.needs ?? [])].map((part) => [part, all[part]]));
  },
  text: (value) =>
    [...ADDRESS_PARTS]
      .reverse()
      .map((part) => value[part])
      .filter(Boolean)
      .join(', '),
};

/**
 * Where something is, by its parts.
 *
 * @example address({ parts: { country: 'country', city: 'city', street: 'address' }, needs: ['city'] })
 * @public
 */
export function address<const O extends AddressOptions = object>(
  options?: Exact<O, AddressOptions>,
): Field<AddressValue, IsRequired<O>, AddressOptions> {
  return defineField(addressType, (options ?? {}) as O);
}
