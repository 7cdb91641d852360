import { isEmpty, type Field, type Resource, wordFinder, type FindWord, typeOptions } from '@/schema';
import type { BackendContext } from '../../core/context';
import { actorOf, type Incoming } from '../../core/incoming';
import type { Locale } from '../../core/texts';
import { visibleRows } from '../rows';
import { targetOf } from '../targets';
import { codeWords } from '../codeWords';

const LOCALES: readonly Locale[] = ['en', 'zh'];
const YES_NO = [
  ['true', true],
  ['yes', true],
  ['是', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['否', false],
  ['0', false],
] as const;

/** The codes of a field that has a fixed list of them. */
export function valuesOf(field: Field): readonly unknown[] {
  return typeOptions(field).values ?? [];
}

/** What the words of a sheet mean, by field: codes in both languages, records by name or id. */
export function rowFinders(context: BackendContext, resource: Resource, incoming: Incoming): Map<string, FindWord> {
  const word = (name: string, code: unknown) =>
    LOCALES.map((locale) => [codeWords(context.labels, resource, name, String(code), locale), code] as const);
  const found = Object.entries(resource.fields).flatMap(([name, field]): [string, FindWord][] => {
    const values = valuesOf(field);
    if (values.length > 0)
      return [[name, wordFinder(values.flatMap((code) => [[String(code), code] as const, ...word(name, code)]))]];
    if (field.type.name === 'boolean')
      return [[name, wordFinder([...YES_NO, ...[true, false].flatMap((code) => word(name, code))])]];
    const target = context.resources.get(targetOf(field) ?? '');
    if (!target) return [];
    const names = ['name', 'nameEn', target.recordTitle, target.recordTitleEn ?? 'id'];
    const rows = visibleRows(context, target, actorOf(incoming));
    const pairs = rows.flatMap((row) =>
      [...new Set([row.id, ...names.map((one) => row[one])])]
        .filter((text) => !isEmpty(text))
        .map((text) => [String(text), row.id] as const),
    );
    return [[name, wordFinder(pairs)]];
  });
  return new Map(found);
}
