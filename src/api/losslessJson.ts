/** A text, or a number: strings are matched so that digits inside them stay what they are. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const LONG_INTEGER = /^-?\d{16,}$/;
/** Where a long integer may stand, outside of a string or inside: most answers have none, and are spared the search for texts. */
const MAYBE_LONG = /(?:^|[[:,])\s*-?\d{16}/;

/**
 * JSON text as a value. Integers of 16 or more digits stay text: ids of the cloud are 64 bits wide and a JavaScript
 * number is not. A byte order mark is skipped; a key `__proto__` is dropped. Throws a SyntaxError for anything else.
 */
export function losslessJson(text: string): unknown {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const kept = MAYBE_LONG.test(bare) ? bare.replace(TOKEN, (token) => (LONG_INTEGER.test(token) ? `"${token}"` : token)) : bare;
  return /__proto__|\\u005f/i.test(kept) ? JSON.parse(kept, withoutPrototype) : JSON.parse(kept);
}

/** Own keys of that name would become prototypes when they are copied. */
function withoutPrototype(_key: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')) {
    Reflect.deleteProperty(value, '__proto__');
  }
  return value;
}
