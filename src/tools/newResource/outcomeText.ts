import type { Note, ResourceDraft } from './draft';
import { groupBy } from './groupBy';
import { english } from './nameForms';
import { entryLines, MOST_ENTRIES, openEntries } from './openEntries';
import type { Operation } from './openApi/operationsOf';
import type { Plan } from './planFiles';
import type { MissingText } from './resourceTexts';

interface Report {
  readonly plan: Plan;
  readonly drafts: readonly ResourceDraft[];
  readonly notes: readonly Note[];
  readonly lone: readonly Operation[];
  readonly dry: boolean;
  /** The language whose texts are worded first. */
  readonly language?: string | undefined;
}

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

function recognised({ name, api, fields, filters, actions = [], versions }: ResourceDraft): string {
  const calls = Object.keys(api ?? {}).filter((key) => !['id', 'sort', 'read'].includes(key));
  const parts = [
    versions
      ? 'current, reserved and former versions'
      : calls.length > 0
        ? `calls ${calls.join(', ')}`
        : 'the usual five calls',
    count(fields.length, 'field'),
    count(filters.length, 'filter'),
    actions.length > 0 && `actions ${actions.map(({ key }) => key).join(', ')}`,
  ];
  return `  ${name}: ${parts.filter(Boolean).join('; ')}`;
}

function textLines(missing: readonly MissingText[]): string[] {
  return [
    ...groupBy(missing, ({ locale, key }) => `locales/${key.split('.')[1]?.split('/')[0]}/${locale}.json`),
  ].flatMap(([file, own]) => {
    const words = (composed: boolean) =>
      [
        ...groupBy(
          own.filter((one) => one.composed === composed),
          ({ key }) => key.split('.')[1] ?? '',
        ),
      ].map(
        ([resource, texts]) =>
          `    ${resource}: ${texts.map(({ key, text }) => `${key.split('.').slice(2).join('.')} "${text}"`).join(', ')}`,
      );
    const [check, translate] = [words(true), words(false)];
    return [
      ...(translate.length > 0 ? [`  ${file} has the words of the name; to be worded:`, ...translate] : []),
      ...(check.length > 0 ? [`  ${file} has usual words put together; to be checked:`, ...check] : []),
    ];
  });
}

/** Menus of the reference backend whose Chinese name is the English one, the area's own among them. */
function menuLines(drafts: readonly Pick<ResourceDraft, 'name' | 'many'>[], unnamed: readonly string[]): string[] {
  const areas = groupBy(
    drafts.filter(({ many }) => !many.zh),
    ({ name }) => name.split('/')[0] ?? name,
  );
  return [...new Set([...unnamed, ...areas.keys()])].map((area) => {
    const own = (areas.get(area) ?? []).map(({ name, many }) => `${name} "${many.en ?? name}"`);
    const named = [
      ...(unnamed.includes(area) ? [`the menu of the area itself, "name": "${english(area)}"`] : []),
      ...own,
    ];
    return `  mocks/menus/${area}.json has English names in Chinese; to be worded before the first start:\n    ${named.join(', ')}`;
  });
}

/** Texts of the other languages, which wait: how many there are of each file. */
function waitingLines(missing: readonly MissingText[]): string[] {
  const files = groupBy(missing, ({ locale, key }) => `locales/${key.split('.')[1]?.split('/')[0]}/${locale}.json`);
  return [...files].map(
    ([file, own]) =>
      `  ${file}: ${count(own.length, 'text')} to be worded; until then the words of their names stand there.`,
  );
}

/**
 * Texts nobody said, which were put together from names: what to word and what to check.
 *
 * @param language the one to be worded now; those of the others are only counted
 */
export function openTexts(
  plan: Plan,
  drafts: readonly Pick<ResourceDraft, 'name' | 'many'>[],
  language?: string,
): string[] {
  const now = plan.missing.filter(({ locale }) => language === undefined || locale === language);
  const texts = textLines(now);
  return [
    ...(texts.length > 0 ? [`Texts the source does not have (${now.length}):`, ...texts] : []),
    ...waitingLines(plan.missing.filter((one) => !now.includes(one))),
    ...(language === undefined || language === 'zh' ? menuLines(drafts, plan.unnamedAreas) : []),
  ];
}

/** What was made, and everything the source left open: listed with its place and what to write, never guessed. */
export function reportText({ plan, drafts, notes, lone, dry, language }: Report): string {
  const entries = openEntries(notes, lone);
  const told = Math.min(entries.length, MOST_ENTRIES);
  return [
    dry ? 'Would be written:' : 'Written:',
    ...plan.files.map(({ path, grows }) => `  ${path}${grows ? ' (more was added)' : ''}`),
    'Recognised:',
    ...drafts.map(recognised),
    ...(told > 0 ? [`Not decided (${told}); nothing was guessed:`, ...entryLines(entries)] : []),
    ...openTexts(plan, drafts, language),
  ].join('\n');
}
