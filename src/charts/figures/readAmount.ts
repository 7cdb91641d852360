import { asObject, asText } from '@/api';
import { readNumber } from '@/schema';

/** A figure of the wire: a number or nothing, and its unit. @public */
export interface Amount {
  readonly value: number | null;
  readonly unit: string;
}

/**
 * `{value, unit}`, or a bare number whose unit is known otherwise. What is no number is `null`.
 *
 * @example readAmount({ value: '3.2', unit: 'kWh' }) // { value: 3.2, unit: 'kWh' }
 * @public
 */
export function readAmount(raw: unknown, unit = ''): Amount {
  return { value: readNumber(raw), unit: asText(asObject(raw)?.unit) || unit };
}

/**
 * The entry of a list `[{type, value, unit}]`, or of an object by key, that has a type; compared without regard to
 * case. Its value is `null` where there is none.
 *
 * @example amountOf([{ type: 'Load', value: 3, unit: 'kW' }], 'load') // { value: 3, unit: 'kW' }
 * @public
 */
export function amountOf(raw: unknown, type: string, unit = ''): Amount {
  if (Array.isArray(raw))
    return readAmount(
      raw.find((one) => asText(asObject(one)?.type).toLowerCase() === type.toLowerCase()),
      unit,
    );
  const found = Object.entries(asObject(raw) ?? {}).find(([key]) => key.toLowerCase() === type.toLowerCase());
  return readAmount(found?.[1], unit);
}
