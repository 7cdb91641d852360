import { wordsOf } from '../../nameForms';
import { quoted } from '../../sourceText';
import type { FieldContext, TypeDraft } from './fieldContext';
import { listOf, numberOf, textOf } from '../json';
import type { Shape } from '../shape';

/** What the codes of a kind look like, by what names and formats it goes, and the type that has words for them. */
interface Kind {
  readonly builder: 'timeZone' | 'currency' | 'country';
  readonly code: RegExp;
  exists(code: string): boolean;
  /** Its name, or the end of it. */
  readonly named: RegExp;
  /** Names that are certain without a sign beside them. */
  readonly certain: RegExp;
  readonly format: RegExp;
  /** What a description says that is about these codes. */
  readonly said: RegExp;
}

const canName = (type: 'region' | 'currency' | 'language', code: string): boolean => {
  try {
    return (new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code) ?? '') !== '';
  } catch {
    return false;
  }
};

function isZone(code: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: code }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const KINDS: readonly Kind[] = [
  {
    builder: 'timeZone',
    code: /^(?:[A-Z][A-Za-z]+(?:\/[A-Z][\w+-]*)+|UTC|GMT|[A-Z]{3}|[A-Z]{3}\d[A-Z]{3})$/,
    exists: isZone,
    named: /(?:^| )(?:time ?zone|timezone|tz|zone)(?: (?:id|name|code))?$/,
    certain: /(?:^| )(?:time ?zone|timezone)(?: (?:id|name))?$/,
    format: /^(?:iana-)?time-?zone$/i,
    said: /\bIANA\b|\btz database\b|Olson|[A-Z][a-z]+\/[A-Z][a-z]+|时区/,
  },
  {
    builder: 'currency',
    code: /^[A-Z]{3}$/,
    exists: (code) => canName('currency', code),
    named: /(?:^| )(?:currency|currencies|ccy)(?: (?:iso|code|id))*$/,
    certain: /(?:^| )(?:currency|ccy)(?: (?:iso|code))*$/,
    format: /^(?:currency(?:-code)?|iso-?4217)$/i,
    said: /ISO.?4217|\b(?:EUR|USD|CNY)\b/,
  },
  {
    builder: 'country',
    code: /^[A-Z]{2}$/,
    exists: (code) => canName('region', code),
    named: /(?:^| )(?:country|nation|nationality)(?: (?:iso|code|id))*$/,
    certain: /(?:^| )country (?:iso )?code$/,
    format: /^(?:country(?:-code)?|iso-?3166(?:-1)?(?:-alpha-?2)?)$/i,
    said: /ISO.?3166|alpha-?2|two.letter/i,
  },
];

/** So many codes of a kind are the kind, whatever their field is called. */
const MANY = 20;
/** Fewer are a choice of the backend's own. */
const FEW = 12;

const textsIn = (shape: Shape): string[] => listOf(shape.keys.enum).filter((one) => typeof one === 'string');

/** A kind by its codes: all of a long list, or those of a field that is called so. */
function byCodes(kind: Kind, name: string, codes: readonly string[]): boolean {
  const own = codes.filter((one) => kind.code.test(one) && kind.exists(one));
  return own.length >= codes.length * 0.8 && (kind.named.test(name) || codes.length >= MANY);
}

/** A kind by its name, where nothing of the field says otherwise, such as an offset, a name, three letters. */
function byName(kind: Kind, name: string, { keys }: Shape): boolean {
  if (kind.format.test(textOf(keys.format) ?? '')) return true;
  if (!kind.named.test(name)) return false;
  const given = [keys.example, keys.default].map(textOf).filter((one) => one !== undefined);
  if (given.length > 0) return given.every((one) => kind.code.test(one) && kind.exists(one));
  const pattern = textOf(keys.pattern);
  const lengths = [numberOf(keys.minLength), numberOf(keys.maxLength)];
  const length = kind.builder === 'currency' ? 3 : 2;
  if (kind.builder !== 'timeZone' && lengths.some((one) => one !== undefined && one > 0 && one !== length))
    return false;
  if (pattern !== undefined && kind.builder !== 'timeZone')
    return new RegExp(`\\[A-Z(?:a-z)?\\]\\{${length}\\}`).test(pattern);
  const fixed = kind.builder !== 'timeZone' && lengths[1] === length;
  return fixed || kind.certain.test(name) || kind.said.test(textOf(keys.description) ?? '');
}

/** Time zones, currencies and countries are types of their own: no code of them is to be translated. */
export function knownType(context: FieldContext, property: string, shape: Shape): TypeDraft | undefined {
  if (shape.type !== 'string') return undefined;
  const name = wordsOf(property).join(' ');
  const codes = textsIn(shape);
  const kind = KINDS.find((one) => (codes.length > 0 ? byCodes(one, name, codes) : byName(one, name, shape)));
  if (!kind) return undefined;
  if (codes.length > 0 && codes.length < FEW)
    context.say(
      shape.place,
      `Only ${codes.join(', ')} are taken; the console offers all there are.`,
      `enumeration([${codes.map(quoted).join(', ')}]) // to offer these alone`,
    );
  const given = textOf(shape.keys.default);
  return { builder: kind.builder, options: given === undefined ? {} : { default: quoted(given) } };
}

const LANGUAGE = /^[a-z]{2,3}(?:[-_][A-Z][A-Za-z]{1,3})?$/;

/** What a code of a language is called, in the languages of the console. */
export function languageWords(
  property: string,
  codes: readonly unknown[],
): ReadonlyMap<string, { readonly en: string; readonly zh: string }> {
  const isLanguage = /(?:^| )(?:languages?|lang|locale)(?: code)?$/.test(wordsOf(property).join(' '));
  const texts = codes.filter((one) => typeof one === 'string');
  const plain = (code: string) => code.replace('_', '-');
  if (!isLanguage || texts.some((one) => !LANGUAGE.test(one) || !canName('language', plain(one)))) return new Map();
  const word = (locale: string, code: string) =>
    new Intl.DisplayNames([locale], { type: 'language' }).of(plain(code)) ?? code;
  return new Map(texts.map((code) => [code, { en: word('en', code), zh: word('zh', code) }]));
}
