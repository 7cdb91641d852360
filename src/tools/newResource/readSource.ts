/** What may stand by its name in source that is read: functions and objects of the language of schemas. */
export type Scope = Readonly<Record<string, unknown>>;

const TOKEN =
  /\s*(?:(?<text>'(?:[^'\\]|\\.)*')|(?<number>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|(?<name>[A-Za-z_$][\w$]*)|(?<pattern>\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*)|(?<mark>[{}[\](),:.]))/y;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
const PLAIN: Scope = { true: true, false: false, null: null, undefined };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

interface Token {
  readonly text: string | undefined;
  readonly number: string | undefined;
  readonly name: string | undefined;
  readonly pattern: string | undefined;
  readonly mark: string | undefined;
}

/** The tokens of a source one after the other; what is none is refused with the place where it stands. */
function tokensOf(source: string) {
  let at = 0;
  const look = () => {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(source);
    if (!found?.groups) return undefined;
    const { text, number, name, pattern, mark } = found.groups;
    return { text, number, name, pattern, mark, end: TOKEN.lastIndex };
  };
  const rest = () => source.slice(at, at + 40);
  const next = (): Token => {
    const token = look();
    if (!token) throw new Error(`This cannot be read: ${rest()}`);
    at = token.end;
    return token;
  };
  const takes = (mark: string): boolean => {
    const token = look();
    if (token?.mark !== mark) return false;
    at = token.end;
    return true;
  };
  /** Reads what stands between marks with commas, until `end`. */
  const each = (end: string, read: () => void) => {
    while (!takes(end)) {
      read();
      if (takes(',')) continue;
      if (takes(end)) return;
      throw new Error(`"${end}" is missing before ${rest()}`);
    }
  };
  return { next, takes, each, rest, isAtEnd: () => source.slice(at).trim() === '' };
}

const plain = (text: string) => text.slice(1, -1).replace(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter);

function patternOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

function named(name: string, scope: Scope): unknown {
  const from = Object.hasOwn(PLAIN, name) ? PLAIN : scope;
  if (Object.hasOwn(from, name)) return from[name];
  throw new Error(`"${name}" is not known.`);
}

/**
 * The value of an expression as the importer writes it: texts, numbers, patterns, lists, objects, names of the scope,
 * and calls of its functions. Nothing else is understood, and nothing is run that is not in the scope: a page needs no
 * right to make code of texts.
 */
export function readSource(source: string, scope: Scope): unknown {
  const { next, takes, each, rest, isAtEnd } = tokensOf(source);
  const list = (end: string): unknown[] => {
    const found: unknown[] = [];
    each(end, () => found.push(value()));
    return found;
  };
  const object = (): object => {
    const entries: [string, unknown][] = [];
    each('}', () => {
      const { name, text, number } = next();
      const key = name ?? number ?? (text === undefined ? undefined : plain(text));
      if (key === undefined) throw new Error(`A name is missing before ${rest()}`);
      entries.push([key, takes(':') ? value() : named(key, scope)]);
    });
    return Object.fromEntries(entries);
  };
  const reference = (name: string): unknown => {
    let found = named(name, scope);
    for (;;) {
      if (takes('(')) {
        if (typeof found !== 'function') throw new Error(`"${name}" cannot be called.`);
        found = Reflect.apply(found, undefined, list(')'));
      } else if (takes('.')) {
        const { name: part = '' } = next();
        if (!isObject(found) || !Object.hasOwn(found, part)) throw new Error(`"${name}.${part}" is not known.`);
        found = Reflect.get(found, part);
      } else return found;
    }
  };
  const value = (): unknown => {
    const { text, number, name, pattern, mark } = next();
    if (text !== undefined) return plain(text);
    if (number !== undefined) return Number(number);
    if (pattern !== undefined) return patternOf(pattern);
    if (mark === '[') return list(']');
    if (mark === '{') return object();
    if (name === undefined) throw new Error(`A value is missing before ${rest()}`);
    return reference(name);
  };
  const found = value();
  if (!isAtEnd()) throw new Error(`This is too much: ${rest()}`);
  return found;
}
