import { checkField, checkInside, isEmpty, type Field, type Fields } from '@/schema';
import { paramText, readParam } from './paramText';
import { endNames } from './periodField';

export type ParamValues = Readonly<Record<string, unknown>>;

export interface AddressParams {
  /** Those it names; null for one that it says is to be empty. */
  readonly values: ParamValues;
  /** Names of those it says something of that cannot be. They are ignored. */
  readonly ignored: readonly string[];
}

/**
 * The text of a parameter in an address. A period may also be told by the names its two ends have on the wire:
 * `?startDate=2026-10-01&endDate=2026-10-07`. Its other names are those of older links.
 */
function textIn(address: URLSearchParams, name: string, field: Field): string | null {
  const ends = endNames(field).map((end) => address.get(end));
  const { aliases = [] } = field.options;
  const others = [
    ...(ends.length === 2 && ends.every((end) => end !== null) ? [ends.join('~')] : []),
    ...aliases.flatMap((alias) => address.get(alias) || []),
  ];
  return address.get(name) ?? others[0] ?? null;
}

/**
 * The parameters in an address (`?depotId=7&period=month:2026-10`). Never throws; what else the address holds is not
 * looked at.
 */
export function readAddress(params: Fields, address: URLSearchParams): AddressParams {
  const values: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [name, field] of Object.entries(params)) {
    const text = textIn(address, name, field);
    if (text === null) continue;
    const value = text === '' ? null : readParam(field, text);
    const refused =
      text !== '' &&
      (isEmpty(value) ||
        checkField(field, value, false) !== undefined ||
        Object.keys(checkInside(field, value)).length > 0);
    if (refused) ignored.push(name);
    else values[name] = value;
  }
  return { values, ignored };
}

/**
 * An address that says these values and keeps everything else it says. What equals `defaults` is left out, so that it
 * moves on with the day; what has a default and is empty is said to be empty.
 */
export function writeAddress(
  params: Fields,
  values: ParamValues,
  defaults: ParamValues,
  before = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, field] of Object.entries(params)) {
    const text = paramText(field, values[name]);
    for (const other of [...endNames(field), ...(field.options.aliases ?? [])]) next.delete(other);
    if (text === paramText(field, defaults[name])) next.delete(name);
    else next.set(name, text ?? '');
  }
  return next;
}
