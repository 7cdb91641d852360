import { describe, expect, it } from 'vitest';
import { defineMeasures, defineResource, money, number, percent, quantity, text } from '@/dsl';
import { fileCodeWords } from '@/crud/import/words/fileCodeWords';
import { loadImportWords, namesOf, type ImportWords } from '@/crud/import/words/importWords';
import { countryName } from '@/fields/country/type';
import { recordCells, type TextTools } from '@/fields/texts/recordTexts';
import { isEmpty, type AnyRecord, type Field, type Resource } from '@/schema';
import { FORMATS, type FormatName } from '@/schema/sheet/workbook/fileFormats';
import { readWorkbook } from '@/schema/sheet/workbook/readWorkbook';
import { columnReadings, readingContext } from '@/schema/sheet/columnReadings';
import { fileTable } from '@/schema/sheet/fileCell';
import { importFields } from '@/schema/sheet/importFields';
import { matchHeadings } from '@/schema/sheet/matchHeadings';
import { readSheetValue } from '@/schema/sheet/readSheetValue';
import { cellText } from '@/schema/sheet/sheetCell';
import { wordFinder, type FindWord } from '@/schema/sheet/wordFinder';
import { contractResources, fixtureRegistry } from './signedIn';
import { LOCALES, translate } from './texts';

/*
 * What a list exports, its import reads again: the same values, whatever the format and the language. It holds for
 * every resource, also for those that have no import yet.
 */

const SEEDS = [1, 2, 7];
/** Their words are those of the server. */
const CHOICES = new Set(['options']);
const COUNTRIES = new Set(['country', 'countries']);
/** Pages show a latitude first, wires and templates a longitude. No import has one. */
const NOT_YET = new Set(['coordinates']);
const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

const importable = contractResources.filter((resource) => importFields(resource).length > 0);

const toolsOf = (resource: Resource, locale: string): TextTools => ({
  translate: (key: string, options?: Record<string, unknown>) => translate(locale, key, options),
  locale,
  scope: `resources.${resource.name}`,
  provider: {
    getMany: async (_: string, { ids }: { ids: string[] }) => ({
      data: ids.map((id) => ({ id, $title: `Record ${id}` })),
    }),
  } as unknown as TextTools['provider'],
  nameOf: ({ $title = '' }) => $title,
  targetOf: (schema) => schema,
});

/**
 * What the words of a field mean, as the wizard finds it out: codes by their words, records by their names, choices of
 * the server by themselves.
 */
function finderOf(
  field: Field,
  name: string,
  words: ImportWords,
  locale: string,
  values: readonly unknown[],
): FindWord | undefined {
  const codes = fileCodeWords(field, name, words, locale);
  if (codes) return wordFinder(codes.flatMap(({ value, words: own }) => own.map((word) => [word, value] as const)));
  const ids = values.flatMap((value) => (Array.isArray(value) ? value : [value])).map(String);
  if ('target' in field.options) return wordFinder(ids.map((id) => [`Record ${id}`, id] as const));
  if (CHOICES.has(field.type.name)) return wordFinder(ids.map((id) => [`Choice ${id}`, id] as const));
  return COUNTRIES.has(field.type.name)
    ? wordFinder(ids.map((code) => [countryName(code, locale), code] as const))
    : undefined;
}

async function roundTrip(resource: Resource, format: FormatName, locale: string, given?: readonly AnyRecord[]) {
  const words = await loadImportWords(fixtureRegistry, resource);
  const names = importFields(resource);
  const columns = names.flatMap((name) => {
    const field = resource.fields[name];
    return field && !NOT_YET.has(field.type.name)
      ? [{ name, field, isTitle: false, label: words.label(name, locale) }]
      : [];
  });
  const records =
    given ??
    SEEDS.map((seed): AnyRecord => {
      const values = columns.map(({ name, field }) => [name, field.type.sample(seed, field.options)] as const);
      const chosen = values.filter(([name]) => CHOICES.has(resource.fields[name]?.type.name ?? ''));
      return {
        id: String(seed),
        ...Object.fromEntries(values),
        $texts: Object.fromEntries(
          chosen.map(([name, value]) => [
            name,
            [value]
              .flat()
              .map((one) => `Choice ${String(one)}`)
              .join(', '),
          ]),
        ),
      };
    });
  const table = fileTable(
    columns.map(({ label }) => label),
    await recordCells(toolsOf(resource, locale), columns, records),
  );
  const { sheets } = await readWorkbook(await FORMATS[format].write([{ name: 'x', rows: table }]), { mostRows: 100 });
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  const mapping = matchHeadings(
    headings.map(cellText),
    names.map((name) => namesOf(resource, words, name)),
  );
  const { known, questions } = columnReadings(resource.fields, names, (name) =>
    rows.map((row) => row[mapping.indexOf(name)] ?? null),
  );
  expect(questions, 'its numbers can be read in one way only').toEqual([]);
  return columns.map(({ name, field }) => {
    const at = mapping.indexOf(name);
    const values = records.map((record) => record[name]);
    const find = finderOf(field, name, words, locale, values);
    const read = records.map((_, row) =>
      at < 0
        ? 'no column'
        : readSheetValue(field, rows[row]?.[at] ?? null, { ...readingContext(known[name]), find }).value,
    );
    return { name, given: values.map((value) => (isEmpty(value) ? null : value)), read };
  });
}

const odd = defineResource({
  name: 'lab/odd',
  api: { base: '/lab/odd', page: 'GET page', create: 'POST create' },
  fields: {
    name: text(),
    currency: text(),
    amount: money({ currencyField: 'currency', decimals: 3 }),
    price: quantity(defineMeasures({ price: { unit: 'money/kWh', decimals: 4, signed: true } }), 'price', {
      input: true,
    }),
    depth: number({ unit: 'm', decimals: 6 }),
    share: percent({ min: -100 }),
  },
});
/** Texts that look like something else, and numbers that are easily read as others. */
const TEXTS = [
  '=1+1',
  "'=1",
  '-5',
  '+31612345678',
  '+31-6-12',
  '00042',
  '1E5',
  '1234567890123456789',
  'a;b',
  'a,b',
  'a"b',
  'two\nlines',
  '2026-11-01',
  'TRUE',
  '3-4',
  '０１',
  'Zähler',
  '日本語',
  '|x',
  '＝1',
  '-',
  "'t Hof",
];
const NUMBERS = [0, -0.001, 1.234, 12.345, 123.456, 1234.567, -999.999, 0.285, 1_000_000, 0.1 + 0.2, 28.7, 1e-6];
const oddRecords = TEXTS.map((name, at): AnyRecord => {
  const value = Number((NUMBERS[at % NUMBERS.length] ?? 0).toPrecision(15));
  return {
    id: String(at),
    name,
    currency: at % 2 ? 'EUR' : 'CNY',
    amount: value,
    price: -value,
    depth: value,
    share: Math.max(-100, Math.min(100, value)),
  };
});

describe.each(FORMAT_NAMES)('a list that was exported as %s', (format) => {
  it.each([
    ['with several currencies', oddRecords],
    ['with one', oddRecords.map((record) => ({ ...record, currency: 'EUR' }))],
  ])('is imported with the same texts and numbers, however odd, %s', async (_, records) => {
    for (const { name, read, given } of await roundTrip(odd, format, 'en', records))
      expect(read, name).toEqual(given.map((value) => (value === 0 ? 0 : value)));
  });

  it.each(importable)('$name is imported with the same values', async (resource) => {
    for (const locale of LOCALES) {
      const fields = await roundTrip(resource, format, locale);
      expect(Object.fromEntries(fields.map(({ name, read }) => [name, read])), locale).toEqual(
        Object.fromEntries(fields.map(({ name, given }) => [name, given])),
      );
    }
  });
});
