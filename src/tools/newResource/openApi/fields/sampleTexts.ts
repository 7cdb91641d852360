/** A piece of a regular expression as something that writes a text: the same number, the same text. */
type Writer = (seed: number) => string;

const CLASSES: Readonly<Record<string, string>> = {
  d: '0123456789',
  w: 'abcdefghkmnpqrstuvwxyz0123456789',
  s: ' ',
};
const ANY = 'abcdefghkmnp';

/** Characters of `[A-Z0-9_]`; undefined for what is not understood. */
function charactersOf(body: string): string | undefined {
  if (body.startsWith('^'))
    return [...'abcdefghkmnpqrstuvwxyz0123456789'].filter((one) => !body.includes(one)).join('') || undefined;
  let found = '';
  for (let at = 0; at < body.length; at += 1) {
    const [one = '', next, third] = [body[at], body[at + 1], body[at + 2]];
    if (one === '\\' && next !== undefined) {
      found += /[uxpP]/.test(next) ? '' : (CLASSES[next] ?? next);
      at += next === 'u' ? 5 : 1;
    } else if (next === '-' && third !== undefined && third !== '\\') {
      for (let code = one.charCodeAt(0); code <= third.charCodeAt(0); code += 1) found += String.fromCharCode(code);
      at += 2;
    } else found += one;
  }
  return found || undefined;
}

class Reader {
  at = 0;
  constructor(readonly source: string) {}

  /** Everything up to the end or a closing bracket; undefined for what is not understood. */
  choices(): Writer | undefined {
    const all: Writer[] = [];
    for (;;) {
      const one = this.sequence();
      if (!one) return undefined;
      all.push(one);
      if (this.source[this.at] !== '|') break;
      this.at += 1;
    }
    return (seed) => all[seed % all.length]?.(seed) ?? '';
  }

  private sequence(): Writer | undefined {
    const parts: Writer[] = [];
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at] ?? '')) {
      const atom = this.atom();
      if (!atom) return undefined;
      const [least, most] = this.times();
      parts.push((seed) =>
        Array.from({ length: least === 0 && most > 0 ? seed % 2 : least }, (_, index) =>
          atom(seed * 7 + index * 3 + parts.length),
        ).join(''),
      );
    }
    return (seed) => parts.map((part, index) => part(seed + index)).join('');
  }

  private atom(): Writer | undefined {
    const one = this.source[this.at] ?? '';
    this.at += 1;
    if (one === '^' || one === '$') return () => '';
    if (one === '(') {
      if (this.source[this.at] === '?') {
        if (this.source[this.at + 1] !== ':') return undefined;
        this.at += 2;
      }
      const inside = this.choices();
      this.at += 1;
      return inside;
    }
    if (one === '[') {
      const end = this.source.indexOf(']', this.at + 1);
      const characters = end < 0 ? undefined : charactersOf(this.source.slice(this.at, end));
      this.at = end + 1;
      return characters === undefined ? undefined : (seed) => characters[seed % characters.length] ?? '';
    }
    if (one === '\\') {
      const next = this.source[this.at] ?? '';
      this.at += 1;
      if (/[bBDWSpPkux1-9]/.test(next)) return undefined;
      const characters = CLASSES[next] ?? next;
      return (seed) => characters[seed % characters.length] ?? '';
    }
    const any = one === '.' ? ANY : one;
    return (seed) => any[seed % any.length] ?? '';
  }

  private times(): [least: number, most: number] {
    const found = /^(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at));
    if (!found) return [1, 1];
    this.at += found[0].length;
    const [, sign, least, comma, most] = found;
    if (sign) return sign === '+' ? [3, 9] : [0, 1];
    return [Number(least), comma ? Number(most || 99) : Number(least)];
  }
}

/** A few texts that a pattern accepts and that are within the lengths; none when the pattern is not understood. */
export function sampleTexts(pattern: RegExp, min = 0, max = Number.POSITIVE_INFINITY): string[] {
  const write = new Reader(pattern.source).choices();
  if (!write) return [];
  const texts = Array.from({ length: 40 }, (_, seed) => write(seed)).filter(
    (text) => pattern.test(text) && text.length >= min && text.length <= max && text.trim() !== '',
  );
  return [...new Set(texts)].slice(0, 3);
}
