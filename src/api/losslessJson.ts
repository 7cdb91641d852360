/** Digits of an integer that a JavaScript number does not hold. */
const LONG = 16;
/**
 * Where a long integer may stand, outside of a string or inside: most answers have none, and are spared the search for
 * texts.
 */
const MAYBE_LONG = /(?:^|[[:,])\s*-?\d{16}/;
/** A letter or a low line may be written as an escape: a key that is spelled so is looked at when it is read. */
const MAYBE_PROTOTYPE = /__proto__|\\u00[567]/i;

const [QUOTE, MINUS, ZERO, NINE, BACKSLASH] = ['"', '-', '0', '9', '\\'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
/** Signs a number goes on with: digits, point, exponent. */
const isOfNumber = (code: number): boolean =>
  isDigit(code) || code === 0x2e || code === 0x45 || code === 0x65 || code === 0x2b || code === MINUS;

/** The place after a text that begins at `from`, a quote; the end where it never ends. */
function afterText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at += 1;
  }
  return json.length;
}

/**
 * Puts long integers between quotes, after a mark. It only moves forward: what a cloud sends, whole or cut, takes as
 * long as it is long.
 */
export function withLongTexts(json: string, mark = ''): string {
  let quoted = ''; // one text that grows: twice as quick as a list that is joined
  let [at, told] = [0, 0];
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = afterText(json, at);
    else if (code === MINUS || isDigit(code)) {
      const from = at;
      const digits = code === MINUS ? from + 1 : from;
      at = digits;
      while (at < json.length && isDigit(json.charCodeAt(at))) at += 1;
      const isInteger = !isOfNumber(json.charCodeAt(at)); // past the end there is none
      while (at < json.length && isOfNumber(json.charCodeAt(at))) at += 1;
      if (!isInteger || at - digits < LONG) continue;
      quoted += `${json.slice(told, from)}"${mark}${json.slice(from, at)}"`;
      told = at;
    } else at += 1;
  }
  return told === 0 ? json : quoted + json.slice(told);
}

/**
 * JSON text as a value. Integers of 16 or more digits stay text: ids of the cloud are 64 bits wide and a JavaScript
 * number is not. A byte order mark is skipped; a key `__proto__` is dropped, however it is spelled. Throws a
 * SyntaxError for anything else.
 *
 * @example losslessJson('{"id": 12345678901234567890}') // id is the text '12345678901234567890'
 * @public
 */
export function losslessJson(text: string): unknown {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const kept = MAYBE_LONG.test(bare) ? withLongTexts(bare) : bare;
  return MAYBE_PROTOTYPE.test(kept) ? JSON.parse(kept, withoutPrototype) : JSON.parse(kept);
}

/** Own keys of that name would become prototypes when they are copied. */
function withoutPrototype(_key: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')) {
    Reflect.deleteProperty(value, '__proto__');
  }
  return value;
}
