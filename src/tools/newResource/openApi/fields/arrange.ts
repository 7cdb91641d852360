import { chinese } from '../../chinese';
import type { FieldDraft, SectionDraft } from '../../draft';
import { english, wordsOf } from '../../nameForms';

/** What a list shows at first. */
const COLUMNS = 8;
/** So many fields say by their order what matters; of more a person would choose. */
const ORDERED = 12;
/** More than that are no single section. */
const ONE_SECTION = 20;
const [FEWEST, MOST_SECTIONS] = [3, 12];

const WIDE = new Set(['json', 'rows', 'group', 'address', 'password', 'image', 'file']);
/** What takes a whole row of a form, or more. */
const WHOLE = new Set(['json', 'rows', 'group', 'referenceMany', 'tags', 'codes']);
const BY_TYPE: Readonly<Record<string, number>> = {
  enumeration: 30,
  reference: 25,
  treeReference: 25,
  dateTime: 15,
  date: 15,
  number: 12,
  text: 10,
  boolean: 6,
  country: 8,
  currency: 8,
  referenceMany: 8,
};
const BY_NAME: readonly (readonly [RegExp, number])[] = [
  [/(?:^| )(?:name|title)$/, 40],
  [/(?:^| )(?:status|state)$/, 35],
  [/^(?:enabled|active|disabled)$|(?:^| )(?:type|kind|category|code|no|number|sn)$/, 20],
  [/^(?:creat\w+|update\w*|modif\w+)/, -3],
  [/(?:^| )(?:email|mail|phone|mobile|amount|total|price|power|capacity|version)$/, 12],
  [
    /(?:^| )(?:lat|latitude|lon|lng|longitude|zoom|width|height|order|sort|index|seconds|timeout|interval|lifespan)$/,
    -8,
  ],
  [/(?:^| )(?:description|remark|comment|note|url|uri|link|href|token|key|hash|path|template|icon|avatar)$/, -12],
];

const isShown = ({ builder, options }: FieldDraft): boolean =>
  !WIDE.has(builder) &&
  !options.createOnly &&
  !options.internal &&
  !options.secret &&
  !options.multiline &&
  !options.deprecated;

function weightOf({ name, builder, options }: FieldDraft): number {
  const words = wordsOf(name).join(' ');
  const named = BY_NAME.filter(([pattern]) => pattern.test(words)).map(([, weight]) => weight);
  return [BY_TYPE[builder] ?? 4, options.unit ? 6 : 0, options.required ? 10 : 0, ...named].reduce((a, b) => a + b, 0);
}

/** The columns of a list of many fields: what tells records apart, in the order of the document; else undefined. */
export function columnsOf(fields: readonly FieldDraft[], title: string | undefined): string[] | undefined {
  const shown = fields.filter(isShown);
  if (shown.length <= ORDERED)
    return fields.some(({ options }) => (options.secret && !options.createOnly) || options.deprecated)
      ? shown.slice(0, COLUMNS).map(({ name }) => name)
      : undefined;
  const best = shown.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, COLUMNS);
  const names = shown.filter((one) => best.includes(one)).map(({ name }) => name);
  return title !== undefined && names.includes(title) ? [title, ...names.filter((one) => one !== title)] : names;
}

const isEditable = ({ options }: FieldDraft): boolean => !options.readOnly && !options.internal;

/** Sections of a form of many fields: those whose names begin alike stand together; undefined where one is enough. */
export function sectionsOf(fields: readonly FieldDraft[]): SectionDraft[] | undefined {
  const editable = fields.filter(isEditable);
  if (editable.length <= ONE_SECTION) return undefined;
  const firstOf = ({ name }: FieldDraft): string => wordsOf(name)[0] ?? '';
  const counts = new Map<string, number>();
  for (const one of editable) counts.set(firstOf(one), (counts.get(firstOf(one)) ?? 0) + 1);
  const keys = [...counts]
    .filter(([key, count]) => count >= FEWEST && /^[a-z]{3,}$/.test(key) && !['basic', 'system'].includes(key))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_SECTIONS)
    .map(([key]) => key);
  const rest = editable.filter((one) => !keys.includes(firstOf(one))).map(({ name }) => name);
  const whole = new Set(editable.filter(({ builder }) => WHOLE.has(builder)).map(({ name }) => name));
  const [plain, more] = [rest.filter((name) => !whole.has(name)), rest.filter((name) => whole.has(name))];
  const isLong = rest.length > ONE_SECTION && more.length >= FEWEST;
  if (keys.length === 0 && !isLong) return undefined;
  return [
    { key: 'basic', words: { en: 'Basic', zh: '基本信息' }, fields: isLong ? plain : rest },
    ...[...counts.keys()]
      .filter((key) => keys.includes(key))
      .map((key) => ({
        key,
        words: { en: english(key), ...(chinese(key) && { zh: chinese(key) }) },
        fields: editable.filter((one) => firstOf(one) === key).map(({ name }) => name),
      })),
    ...(isLong ? [{ key: 'more', words: { en: 'More', zh: '更多' }, fields: more }] : []),
  ].filter((one) => one.fields.length > 0);
}
