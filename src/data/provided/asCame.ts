import { idAsNumber } from '@/schema';
const ISO_WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
/** A time on a clock of nobody's zone. */
const WALL = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?$/;
const WALL_LENGTH = 'YYYY-MM-DD HH:mm:ss'.length;
/** Smaller numbers of time are seconds, as readers have it. */
const LEAST_MILLISECONDS = 100_000_000_000;

const isPlainNumber = (text: string): boolean => Number.isSafeInteger(Number(text)) && String(Number(text)) === text;

function moment(value: string, like: unknown): unknown {
  const at = Date.parse(value);
  if (typeof like === 'number') return like < LEAST_MILLISECONDS ? Math.floor(at / 1000) : at;
  const own = typeof like === 'string' ? like : 'Z';
  if (WALL.test(own)) return value.slice(0, WALL_LENGTH).replace('T', own.charAt(10));
  if (!own.endsWith('Z')) return value;
  const text = new Date(at).toISOString();
  return own.includes('.') ? text : text.replace(/\.\d+Z$/, 'Z');
}

/**
 * A value that is sent, in the form such values came in: the id `'6'` as the number 6 where ids are numbers, a moment
 * in UTC unless others came with an offset or without a zone. What cannot be said so stays as it is.
 *
 * @param like a value of the same property that came; undefined where none did
 */
export function asCame(value: unknown, like: unknown): unknown {
  if (Array.isArray(value)) {
    const one: unknown = Array.isArray(like) ? like[0] : like;
    return value.map((each: unknown) => asCame(each, one));
  }
  if (typeof value === 'string' && ISO_WITH_OFFSET.test(value)) return moment(value, like);
  switch (typeof like) {
    case 'number':
      if (typeof value === 'boolean') return Number(value);
      return typeof value === 'string' && isPlainNumber(value) ? Number(value) : value;
    case 'string':
      return typeof value === 'number' ? String(value) : value;
    case 'bigint':
      return typeof value === 'string' ? idAsNumber(value) : value;
    case 'boolean':
      return value === 0 || value === 1 ? value === 1 : value;
    default:
      return value;
  }
}
