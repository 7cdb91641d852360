/** What may stand by its name in source that is read: functions and objects of the language of schemas. */
export type Scope = Readonly<Record<string, unknown>>;

const TOKEN =
  /\s*(?:(?<text>'(?:[^'\\]|\\.)*')|(?<number>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|(?<name>[A-Za-z_$][\w$]*)|(?<pattern>\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*)|(?<mark>[{}[\](),:.]))/y;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
const PLAIN: Scope = { true: true, false: false, null: null, undefined };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The value of an expression as the importer writes it: texts, numbers, patterns, lists, objects, names of the scope,
 * and calls of its functions. Nothing else is understood, and nothing is run that is not in the scope: a page needs no
 * right to make code of texts.
 */
export function readSource(source: string, scope: Scope): unknown {
  let at = 0;
  const look = () => {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(source);
    if (!found?.groups) return undefined;
    const { text, number, name, pattern, mark } = found.groups;
    return { text, number, name, pattern, mark, end: TOKEN.lastIndex };
  };
  const next = () => {
    const token = look();
    if (!token) throw new Error(`This cannot be read: ${source.slice(at, at + 40)}`);
    at = token.end;
    return token;
  };
  const takes = (mark: string): boolean => {
    const token = look();
    if (token?.mark !== mark) return false;
    at = token.end;
    return true;
  };
  const must = (mark: string) => {
    if (!takes(mark)) throw new Error(`"${mark}" is missing before ${source.slice(at, at + 40)}`);
  };
  const named = (name: string): unknown => {
    const from = Object.hasOwn(PLAIN, name) ? PLAIN : scope;
    if (Object.hasOwn(from, name)) return from[name];
    throw new Error(`"${name}" is not known.`);
  };
  const plain = (text: string) =>
    text.slice(1, -1).replace(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter);
  const list = (end: string): unknown[] => {
    const found: unknown[] = [];
    while (!takes(end)) {
      found.push(value());
      if (!takes(',')) {
        must(end);
        break;
      }
    }
    return found;
  };
  const object = (): object => {
    const entries: [string, unknown][] = [];
    while (!takes('}')) {
      const { name, text, number } = next();
      const key = name ?? number ?? (text === undefined ? undefined : plain(text));
      if (key === undefined) throw new Error(`A name is missing before ${source.slice(at, at + 40)}`);
      entries.push([key, takes(':') ? value() : named(key)]);
      if (!takes(',')) {
        must('}');
        break;
      }
    }
    return Object.fromEntries(entries);
  };
  const value = (): unknown => {
    const { text, number, name, pattern, mark } = next();
    if (text !== undefined) return plain(text);
    if (number !== undefined) return Number(number);
    if (pattern !== undefined)
      return new RegExp(pattern.slice(1, pattern.lastIndexOf('/')), pattern.slice(pattern.lastIndexOf('/') + 1));
    if (mark === '[') return list(']');
    if (mark === '{') return object();
    if (name === undefined) throw new Error(`A value is missing before ${source.slice(at, at + 40)}`);
    let found = named(name);
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
  const found = value();
  if (source.slice(at).trim() !== '') throw new Error(`This is too much: ${source.slice(at, at + 40)}`);
  return found;
}
