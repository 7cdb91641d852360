import type { NestedTexts } from '../textKeys';
import { finding, type Finding, type LintMessages } from './finding';
import { nearest } from './nearest';

/** What the texts of a resource or report are grouped by. Own views have words of their own beside them. */
const GROUPS = [
  'name',
  'one',
  'fields',
  'enums',
  'inner',
  'sections',
  'tabs',
  'help',
  'placeholders',
  'required',
  'valid',
  'notBelow',
  'actions',
  'related',
  'tones',
  'states',
  'guards',
  'parallel',
  'panels',
  'links',
  'formulas',
  'blocks',
  'switches',
  'groups',
];

const isNested = (value: unknown): value is LintMessages => typeof value === 'object' && value !== null;

/** The name that was meant by one nobody reads; undefined when it is like none. */
function meantBy(name: string, known: readonly string[]): string | undefined {
  const said = nearest(name, known);
  return said.startsWith('Did') ? said : undefined;
}

/** Keys that nobody reads and that are like one that is read. */
function misspelt(texts: NestedTexts | undefined, known: readonly string[]): (readonly [key: string, fix: string])[] {
  return Object.keys(texts ?? {}).flatMap((key) => {
    const meant = known.includes(key) || key.startsWith('$') ? undefined : meantBy(key, known);
    return meant === undefined ? [] : [[key, meant] as const];
  });
}

/**
 * Texts under a name that is not read, as `feilds` or the label of a field there is not: nobody would ever see them.
 *
 * @param names fields of the resource or parameters of the report, and whatever else has a label there
 */
export function unknownTexts(
  owner: { readonly name: string },
  names: readonly string[],
  messages: Readonly<Record<string, LintMessages>>,
): Finding[] {
  const area = owner.name.split('/')[0] ?? owner.name;
  return Object.entries(messages).flatMap(([locale, all]) => {
    const of = isNested(all.resources) ? all.resources[owner.name] : undefined;
    if (!isNested(of)) return [];
    const labels = isNested(of.fields) ? of.fields : undefined;
    const found = [
      ...misspelt(of, GROUPS),
      ...misspelt(labels, names).map(([key, fix]) => [`fields.${key}`, fix] as const),
    ];
    const file = `locales/${area}/${locale}.json`;
    return found.map(([key, fix]) => {
      const place = `resources.${owner.name}.${key}`;
      return finding(owner, place, 'error', 'No such text is read: nobody would see it.', fix, file);
    });
  });
}
