import type { Locale } from '@/data';
import { type Resource, type Field, recordUnit, typeOptions } from '@/schema';
import type { NewSheet } from '@/schema/internal';
import type { ImportWords } from '../words/importWords';
import type { Finder } from '../words/loadFinders';
import { sampleCells } from './sampleCells';

/** The unit of a field's numbers, '' for none. */
function typeUnit(field: Field): string {
  return recordUnit(typeOptions(field).unit ?? '');
}

export interface TemplateOf {
  readonly resource: Resource;
  readonly columns: readonly string[];
  readonly words: ImportWords;
  readonly finders: ReadonlyMap<string, Finder>;
  readonly locale: Locale;
  /** Names of the two sheets. */
  readonly titles: { readonly data: string; readonly values: string };
}

/** A heading as a person reads it: label, unit in brackets, a star where a value is required. */
export function heading(
  { resource, words, locale }: Pick<TemplateOf, 'resource' | 'words' | 'locale'>,
  name: string,
): string {
  const field = resource.fields[name];
  const unit = field ? typeUnit(field) : '';
  return `${words.label(name, locale)}${unit && ` (${unit})`}${field?.required ? ' *' : ''}`;
}

export const widthOf = (text: string): number =>
  Math.min(
    40,
    Math.max(
      12,
      [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? 2 : 1), 4),
    ),
  );

/**
 * The sheets of an empty template: headings and an example, and beside it the values that fields of fixed lists accept.
 */
export function templateSheets(of: TemplateOf): NewSheet[] {
  const { resource, columns, words, finders, locale, titles } = of;
  const headings = columns.map((name) => heading(of, name));
  const sample = sampleCells(resource, columns, finders, locale);
  const data: NewSheet = {
    name: titles.data,
    rows: [headings, columns.map((name) => sample[name] ?? null)],
    widths: headings.map(widthOf),
  };
  const listed = columns.filter((name) => (finders.get(name)?.suggestions.length ?? 0) > 0);
  if (listed.length === 0) return [data];
  const lists = listed.map((name) => finders.get(name)?.suggestions ?? []);
  const longest = Math.max(...lists.map((list) => list.length));
  const labels = listed.map((name) => words.label(name, locale));
  const rows = Array.from({ length: longest }, (_, at) => lists.map((list) => list[at] ?? null));
  return [data, { name: titles.values, rows: [labels, ...rows], widths: labels.map(widthOf) }];
}
