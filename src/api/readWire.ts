import { isLanguageCode } from '@/schema/internal';
import { wireConfig, type WireConfig } from './config';
import { asObject } from './wireValue';

type Given = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
/** Before paths of this origin: '/cloud', or nothing. */
const isPrefix = (value: unknown): value is string => typeof value === 'string' && /^(?:\/[\w.~-]+)*$/.test(value);
/** The name of a header; '' for none. */
const isHeader = (value: unknown): value is string => typeof value === 'string' && /^(?:[A-Za-z][\w-]*)?$/.test(value);
const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((code) => typeof code === 'string' && isLanguageCode(code));
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const isWait = (value: unknown): value is number => typeof value === 'number' && value >= 1000 && value <= 600_000;

/** The names of a group, with those that were given instead of the usual ones. */
function renamed<T extends object>(usual: T, given: unknown): T {
  const own = Object.entries(asObject(given) ?? {}).filter(
    ([name, value]) => Object.hasOwn(usual, name) && isText(value),
  );
  return { ...usual, ...Object.fromEntries(own) };
}

function pick<K extends keyof WireConfig>(
  given: Given,
  names: readonly K[],
  fits: (value: unknown) => value is WireConfig[K],
): Partial<WireConfig> {
  return Object.fromEntries(names.flatMap((name) => (fits(given[name]) ? [[name, given[name]]] : [])));
}

/**
 * What a configuration file says of the wire: `successCode`, `fields`, prefixes, `languages`, `productHeader`,
 * `traceHeader`, `submissionHeader`, `passwordKeys`, `allowWeakKeys` and time-outs as in `WireConfig`. What is missing
 * or unusable stays as it is.
 *
 * @example configureWire(readWire({ successCode: 200, timeout: 60_000 }))
 * @public
 */
export function readWire(value: unknown): Partial<WireConfig> {
  const given = asObject(value);
  if (!given) return {};
  const { successCode, fields, productHeader, passwordKeys } = given;
  return {
    ...((isText(successCode) || typeof successCode === 'number') && { successCode: String(successCode) }),
    ...(fields !== undefined && { fields: renamed(wireConfig.fields, fields) }),
    ...(productHeader !== undefined && { productHeader: renamed(wireConfig.productHeader, productHeader) }),
    ...(passwordKeys !== undefined && { passwordKeys: renamed(wireConfig.passwordKeys, passwordKeys) }),
    ...pick(given, ['platformPrefix', 'homePrefix', 'homeService'], isPrefix),
    ...pick(given, ['languages'], isCodes),
    ...pick(given, ['traceHeader', 'submissionHeader'], isHeader),
    ...pick(given, ['allowWeakKeys'], isSwitch),
    ...pick(given, ['timeout', 'exportTimeout'], isWait),
  };
}
