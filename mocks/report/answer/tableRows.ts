import { encodeField, wholeMeasure, wireName, type Field, type Report, type TableBlock, type WireRow } from '@/schema';
import { textName } from '../../crud/referenceTexts';
import { valuesOf } from '../../crud/import/rowFinders';
import { seedOf } from '../../energy/chance/seedOf';
import type { ReportNumbers } from '../reportNumbers';
import { subjectParam } from '../subjects';
import { splitFigure } from './splitFigure';

/** Rows of a table whose columns nobody has a source for. */
const MADE_UP = 6;

interface Slice {
  readonly row: WireRow;
  readonly figure: (key: string) => number | null;
}

const own = (name: string, field: Field, value: unknown): WireRow => encodeField(field, name, value);

/**
 * Rows for each code of the first column of the report's own, or made-up ones; the figures are shared out among them.
 */
function facets(report: Report, columns: readonly string[], { row, figure }: Slice): Slice[] {
  const fields = columns.flatMap((name) => (report.fields[name] ? [[name, report.fields[name]] as const] : []));
  const [first] = fields;
  if (!first) return [{ row, figure }];
  const codes = valuesOf(first[1]);
  const count = codes.length > 0 ? codes.length : MADE_UP;
  const shares = Array.from({ length: count }, (_, place) => 20 + (seedOf(report.name, place) % 80));
  return shares.map((_, place) => ({
    row: Object.assign(
      {},
      row,
      ...fields.map(([name, field], index) =>
        own(
          name,
          field,
          index === 0 && codes.length > 0 ? codes[place] : field.type.sample(place * 7 + index, field.options),
        ),
      ),
    ) as WireRow,
    figure: (key) => {
      const measure = report.measures[key];
      return measure && wholeMeasure(measure).sums ? (splitFigure(figure(key), shares)[place] ?? null) : figure(key);
    },
  }));
}

/**
 * All rows of a table: one a part of the period where `time` is a column, one a site where the sites are, one a code of
 * its own columns.
 */
export function tableRows(
  report: Report,
  { columns }: Pick<TableBlock<object, object, object>, 'kind'> & { readonly columns: readonly string[] },
  numbers: ReportNumbers,
): WireRow[] {
  const param = subjectParam(report);
  const places =
    param !== undefined && columns.includes(param) ? numbers.subjects.map((_, place) => place) : [undefined];
  const times = columns.includes('time') ? numbers.buckets.map((_, place) => place) : [undefined];
  const slices = times.flatMap((time) =>
    places.map((place): Slice => {
      const subject = place === undefined ? undefined : numbers.subjects[place];
      const options = (param !== undefined && report.params[param]?.options) || {};
      const wire = wireName(param ?? '', options);
      return {
        row: {
          ...(time !== undefined && { time: numbers.buckets[time]?.label }),
          ...(subject && {
            [wire]: subject.id,
            [textName(wire, options)]: subject.name,
            ...(columns.includes('name') && { name: subject.name }),
          }),
        },
        figure: (key) => (time === undefined ? numbers.whole(key, place) : numbers.at(key, time, place)),
      };
    }),
  );
  const keys = columns.filter((name) => report.measures[name]);
  return slices
    .flatMap((slice) => facets(report, columns, slice))
    .map(({ row, figure }, index) => ({
      id: String(index + 1),
      ...row,
      ...Object.fromEntries(keys.map((key) => [key, figure(key)])),
    }));
}
