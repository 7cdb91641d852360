import { cleanText } from '@/schema';
import { readText } from '@/schema/internal';

/** Longest message of a server that is kept. */
const LONGEST = 200;

/**
 * An object of the wire that is no list, else undefined.
 *
 * @example asObject([1, 2]) // undefined
 * @public
 */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** The own property, never one of the prototype. */
export function own(object: Readonly<Record<string, unknown>> | undefined, name: string): unknown {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}

/**
 * A text or a number of the wire as clean text, else ''.
 *
 * @example asText(12) // '12'
 * @public
 */
export function asText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? readText(value) : '';
}

/**
 * A message of the server that says something, without what nobody sees of it, cut to 200 characters; else undefined.
 */
export function asMessage(value: unknown): string | undefined {
  const text = typeof value === 'string' ? cleanText(value) : '';
  if (text === '') return undefined;
  const letters = [...text.slice(0, LONGEST * 2 + 2)];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text;
}

/**
 * A code of the wire: `1`, `'1'` or `{code: 1}` read as '1'.
 *
 * @example asCode({ code: 1, desc: 'Online' }) // '1'
 * @public
 */
export function asCode(value: unknown): string {
  return asText(asObject(value)?.code ?? value);
}

/**
 * A flag of the wire (1, '1', true, 'true', {code: 1}), or undefined when it is none.
 *
 * @example asFlag('1') // true
 * @public
 */
export function asFlag(value: unknown): boolean | undefined {
  const plain = asObject(value)?.code ?? value;
  const text = typeof plain === 'boolean' ? String(plain) : asText(plain).toLowerCase();
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
}
