import { chinese, chineseAction, chineseCode } from './chinese';
import type { Locale } from '@/data';
import { wordIn, type ActionDraft, type FieldDraft, type ResourceDraft, type Words } from './draft';
import { namedUnit } from './namedUnit';
import { english } from './nameForms';
import { quoted } from './sourceText';

/** Texts, nested as the locale files are. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** A text that the document does not have in a language. */
export interface MissingText {
  readonly locale: Locale;
  /**
   * `resources.iot/brand.fields.level`; of a measure, which stands at the top of the file, also with its resource
   * before it.
   */
  readonly key: string;
  readonly text: string;
  /** In Chinese, put together from the usual words of its parts; else the words of the name stand there. */
  readonly composed: boolean;
}

export interface ResourceTexts {
  /** `resources` and `rules` of the area's file. */
  readonly texts: Texts;
  readonly missing: readonly MissingText[];
}

/** What a moment is called in Chinese. */
const MOMENTS: Readonly<Record<string, string>> = { date: '日期', dateTime: '时间' };

/** `finished` as a moment: 完成时间, and not whether it is. */
function chineseMoment(name: string, moment: string): string | undefined {
  const said = chinese(name)?.replace(/^是否|^已/, '');
  return said === undefined || /[时日期刻点年月]$|时间|日期/.test(said) ? said : said + moment;
}

/** A text in a language: as it is said, else the words of its name. */
export class Teller {
  readonly missing: MissingText[] = [];
  constructor(
    readonly locale: Locale,
    readonly scope: string,
  ) {}

  tell(words: Words, name: string, key: string, usual = chinese): string {
    const said = wordIn(words, this.locale);
    if (said) return said;
    const composed = this.locale === 'zh' ? usual(name) : undefined;
    const text = composed ?? english(name);
    // the words of a name are English; only a code that is a number is no word
    if (this.locale === 'en' && /[A-Za-z]{2}/.test(text)) return text;
    this.missing.push({ locale: this.locale, key: `${this.scope}.${key}`, text, composed: composed !== undefined });
    return text;
  }

  fields(fields: readonly FieldDraft[], above = ''): Texts {
    const coded = fields.filter(({ codes = [] }) => codes.length > 0);
    const nested = fields.filter(({ inner = [] }) => inner.length > 0);
    const named = fields.filter(({ options }) => options.internal === undefined);
    const helped = fields.filter(({ help }) => help !== undefined);
    return {
      fields: Object.fromEntries(named.map((field) => [field.name, this.label(field, `${above}fields.${field.name}`)])),
      ...(helped.length > 0 && {
        help: Object.fromEntries(
          helped.map(({ name, help = {} }) => [name, this.sentence(help, `${above}help.${name}`)]),
        ),
      }),
      ...(coded.length > 0 && {
        enums: Object.fromEntries(
          coded.map(({ name, codes = [] }) => [name, this.codes(codes, `${above}enums.${name}`)]),
        ),
      }),
      ...(nested.length > 0 && {
        inner: Object.fromEntries(
          nested.map(({ name, inner = [] }) => [name, this.fields(inner, `${above}inner.${name}.`)]),
        ),
      }),
    };
  }

  /** What a field is called; a unit that its name ends in stands beside its numbers already. */
  private label({ name, builder, words, options }: FieldDraft, key: string): string {
    const moment = MOMENTS[builder];
    if (moment !== undefined) return this.tell(words, name, key, (said) => chineseMoment(said, moment));
    const { unit, of = name } = namedUnit(name) ?? {};
    if (unit === undefined || options.unit !== quoted(unit)) return this.tell(words, name, key);
    const isOfName = words.en === english(name);
    return this.tell(isOfName ? { zh: words.zh } : words, of, key);
  }

  /** A sentence of the document in the language it has it in. */
  private sentence(said: Words, key: string): string {
    const own = wordIn(said, this.locale);
    if (own) return own;
    const text = said.en ?? said.zh ?? '';
    this.missing.push({ locale: this.locale, key: `${this.scope}.${key}`, text, composed: false });
    return text;
  }

  private codes(codes: NonNullable<FieldDraft['codes']>, above: string): Texts {
    return Object.fromEntries(
      codes.map((one) => [one.code, this.tell(one, String(one.en ?? one.code), `${above}.${one.code}`, chineseCode)]),
    );
  }
}

/**
 * Chinese puts what is done before the name it is done to; a word that is not Chinese stands behind, as a name of its
 * own.
 */
function question(locale: Locale, label: string): string {
  if (locale !== 'zh') return `${label} “%{name}”?`;
  return /[\u4e00-\u9fff]/.test(label) ? `确定要${label}“%{name}”吗？` : `确定要对“%{name}”执行“${label}”吗？`;
}

function actionTexts({ actions = [] }: ResourceDraft, teller: Teller): Texts {
  return Object.fromEntries(
    actions.map(({ key, words, options }) => {
      const label = teller.tell(words, key, `actions.${key}.label`, chineseAction);
      return [key, { label, ...(options.confirm && { confirm: question(teller.locale, label) }) }];
    }),
  );
}

/** Two fields of one name: called as the first is, with the codes and the parts of both. */
function merged(known: FieldDraft, other: FieldDraft): FieldDraft {
  const codes = new Map([...(other.codes ?? []), ...(known.codes ?? [])].map((code) => [code.code, code]));
  const inner = mergedByName([...(known.inner ?? []), ...(other.inner ?? [])]);
  const isShownByOther = known.options.internal !== undefined && other.options.internal === undefined;
  return {
    ...other,
    ...known,
    ...(isShownByOther && { options: other.options }),
    ...(codes.size > 0 && { codes: [...codes.values()] }),
    ...(inner.length > 0 && { inner }),
  };
}

/** Fields with one for each name. */
function mergedByName(fields: readonly FieldDraft[]): FieldDraft[] {
  const found = new Map<string, FieldDraft>();
  for (const one of fields) {
    const known = found.get(one.name);
    found.set(one.name, known ? merged(known, one) : one);
  }
  return [...found.values()];
}

/** Fields whose texts are needed: those of the records, and those that forms of actions ask besides. */
const withForms = (fields: readonly FieldDraft[], actions: readonly ActionDraft[]): FieldDraft[] =>
  mergedByName([...fields, ...actions.flatMap(({ form = [] }) => form)]);

/**
 * What a resource says in one language, and what of it somebody still has to say.
 *
 * @example const { texts } = resourceTexts(draft, 'en')
 * @public
 */
export function resourceTexts(draft: ResourceDraft, locale: Locale): ResourceTexts {
  const { name, one, many, fields, actions = [], sections } = draft;
  const entity = name.split('/')[1] ?? name;
  const teller = new Teller(locale, `resources.${name}`);
  const said = withForms(fields, actions);
  const rules = said.flatMap(({ rule }) => (rule ? [[rule.name, wordIn(rule, locale) ?? rule.name]] : []));
  const own: Texts = {
    name: teller.tell(many, entity, 'name'),
    one: teller.tell(one, entity, 'one'),
    ...teller.fields(said),
    ...(sections && {
      sections: Object.fromEntries(sections.map(({ key, words }) => [key, teller.tell(words, key, `sections.${key}`)])),
    }),
    ...(actions.length > 0 && { actions: actionTexts(draft, teller) }),
  };
  return {
    texts: { resources: { [name]: own }, ...(rules.length > 0 && { rules: Object.fromEntries(rules) }) },
    missing: teller.missing,
  };
}
