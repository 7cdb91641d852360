import type { CodeDraft, Words } from '../../draft';
import { chineseCode } from '../../chinese';
import { english } from '../../nameForms';
import { languageWords } from './knownTypes';
import { listOf, numberOf, textOf, treeOf } from '../json';
import type { Shape } from '../shape';

/** What a field may hold, and whether its words were only found in a description. */
export interface Codes {
  readonly codes: readonly CodeDraft[];
  readonly fromDescription: boolean;
}

const isHan = (text: string): boolean => /[\u4e00-\u9fff]/.test(text);
const inLanguage = (text: string): Words => (isHan(text) ? { zh: text } : { en: english(text) });

/** `0: disabled, 1: enabled`, `0-停用 1-启用`, `（0正常 1停用）`: codes with their words, at least two of them. */
function described(text: string): Map<string, string> {
  const separated =
    /(?<![\w.])(-?\d+|[A-Z][A-Z0-9_]*|[a-z]\w*)\s*(?:[:：=]|[-–—](?!\d)|->)\s*([^\s,，;；、。()（）|/:：=\d][^,，;；、。()（）|/\n\d:：=]*)/g;
  const close = /(?<![\w.])(-?\d+)\s*[.、]?\s*([\u4e00-\u9fff][\u4e00-\u9fffA-Za-z]*)/g;
  // drf-spectacular writes them as a list: * `1` - Low
  const plain = text.replace(/[`*]/g, '');
  const read = (pattern: RegExp) =>
    new Map([...plain.matchAll(pattern)].map(([, code = '', words = '']) => [code, words.trim()]));
  const found = read(separated);
  return found.size > 1 ? found : read(close);
}

/** Words a document adds to an enum: a list beside the codes, or an object by code or by name. */
function extraWords(shape: Shape, index: number, code: string, name: string | undefined): string | undefined {
  const keys = ['x-enum-descriptions', 'x-enumDescriptions', 'x-enum-comments', 'x-enum-labels', 'x-enumLabels'];
  for (const key of keys) {
    const given = shape.keys[key];
    const own = Array.isArray(given)
      ? listOf(given)[index]
      : (treeOf(given)[code] ?? (name === undefined ? undefined : treeOf(given)[name]));
    const text = textOf(own);
    if (text) return text;
  }
  return undefined;
}

const nameOf = (shape: Shape, index: number): string | undefined =>
  ['x-enum-varnames', 'x-enumNames', 'x-enumVarNames', 'x-enum-names']
    .map((key) => textOf(listOf(shape.keys[key])[index]))
    .find((one) => one !== undefined);

/**
 * Whether numbers that a description explains are all that a field may hold: `1=Monday, 7=Sunday` names the ends of
 * 1 to 7, and where the example is 100, `Version 1: is …` tells of something else.
 */
function isEvery({ keys }: Shape, codes: ReadonlySet<number>): boolean {
  const [min, max] = [numberOf(keys.minimum), numberOf(keys.maximum)];
  const inBounds = min === undefined || max === undefined ? codes.size : max - min + 1;
  const used = [keys.default, keys.example, ...listOf(keys.examples)].filter((one) => typeof one === 'number');
  return inBounds <= codes.size && used.every((one) => codes.has(one));
}

/** A code of protobuf without what all begin with: `USER_STATE_ACTIVE` beside `USER_STATE_UNSPECIFIED` is `ACTIVE`. */
function withoutPrefix(codes: readonly (string | number)[], code: string): string | undefined {
  const none = codes.map(String).find((one) => /^[A-Z]\w*_(?:UNSPECIFIED|UNKNOWN)$/.test(one));
  const prefix = none?.replace(/(?:UNSPECIFIED|UNKNOWN)$/, '');
  if (prefix === undefined || !codes.every((one) => String(one).startsWith(prefix))) return undefined;
  return code.slice(prefix.length);
}

/**
 * The codes of a field: its enum, or codes its description lists. Each once, and none that is empty.
 */
export function codesOf(shape: Shape, property = ''): Codes | undefined {
  const all = listOf(shape.keys.enum).filter(
    (one): one is string | number => typeof one === 'number' || (typeof one === 'string' && one !== ''),
  );
  const given = [...new Set(all)];
  const languages = languageWords(property, given);
  const own = described(textOf(shape.keys.description) ?? '');
  const listed = own.size > 1 ? own : described(textOf(shape.keys['x-codes']) ?? '');
  if (given.length > 0) {
    const codes = given.map((code): CodeDraft => {
      const index = listOf(shape.keys.enum).indexOf(code);
      const name = nameOf(shape, index);
      const said = [extraWords(shape, index, String(code), name), listed.get(String(code)), name].filter(
        (one) => one !== undefined,
      );
      const language = languages.get(String(code));
      const plain = withoutPrefix(given, String(code));
      if (plain !== undefined && said.length === 0) return { code, en: english(plain), zh: chineseCode(plain) };
      if (language) return { code, ...language };
      return { code, ...said.map(inLanguage).reduce<Words>((known, own) => ({ ...own, ...known }), {}) };
    });
    return { codes, fromDescription: false };
  }
  // 'Version 2: is equal to the fees' says what happens then, and what the number is called stands nowhere
  const isCode = (code: string, words: string) =>
    !/^(?:is|are|was|equals?|will|has)\b/.test(words) &&
    (shape.type === 'integer'
      ? /^-?\d+$/.test(code)
      : /^\d+$/.test(code) || /^[A-Z][A-Z0-9_]+$/.test(code) || (/^[A-Z]$/.test(code) && isHan(words)));
  const found = [...listed].filter(([code, words]) => isCode(code, words));
  if (found.length < 2 || (shape.type !== 'integer' && shape.type !== 'string')) return undefined;
  if (shape.type === 'integer' && !isEvery(shape, new Set(found.map(([code]) => Number(code))))) return undefined;
  return {
    codes: found.map(([code, words]) => ({
      code: shape.type === 'integer' ? Number(code) : code,
      ...inLanguage(words),
    })),
    fromDescription: true,
  };
}
