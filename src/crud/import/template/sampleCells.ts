import type { Locale } from '@/data';
import { defaultOf, encodeField, type Field, type Resource, type SheetCell } from '@/schema';
import type { Finder } from '../words/loadFinders';

/** Of the example row: small, and the same in every template. */
const SEED = 3;

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A value as a cell that reads back as the same value. */
export function valueCell(name: string, field: Field, value: unknown, locale: Locale): SheetCell {
  const encoded = Object.values(encodeField(field, name, value));
  if (encoded.every(isPlain)) return encoded.length === 1 ? (encoded[0] ?? null) : encoded.join(', ');
  return field.type.text(value, field.options, { locale });
}

function sampleCell(name: string, field: Field, finder: Finder | undefined, locale: Locale): SheetCell {
  const { type, options } = field;
  if (!finder) return valueCell(name, field, defaultOf(field) ?? type.sample(SEED, options), locale);
  return finder.suggestions[0] ?? '';
}

/** The example row of a template, by field: what each type gives as a sample, and words where the field has words. */
export function sampleCells(
  resource: Resource,
  columns: readonly string[],
  finders: ReadonlyMap<string, Finder>,
  locale: Locale,
): Record<string, SheetCell> {
  return Object.fromEntries(
    columns.flatMap((name) => {
      const field = resource.fields[name];
      return field ? [[name, sampleCell(name, field, finders.get(name), locale)] as const] : [];
    }),
  );
}
