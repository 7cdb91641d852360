import {
  checkField,
  checkInside,
  defaultsOf,
  isEmpty,
  siteZone,
  validate,
  zoneOfRecord,
  type Field,
  type ValidationError,
  type Resource,
  readSheetValue,
  readingContext,
  type ColumnReadings,
  type SheetCell,
  typeOptions,
} from '@/schema';
import { isMomentField, type CellContext } from '@/schema/internal';
import { changeOf, recordOf, type Change, type RowKind } from '../keyed/changeOf';
import type { KnownRecords } from '../keyed/knownRecords';
import type { Finder } from '../words/loadFinders';

export interface RowReader {
  readonly resource: Resource;
  /** Fields that a sheet fills. */
  readonly columns: readonly string[];
  readonly finders: ReadonlyMap<string, Finder>;
  /** What decides cells that read both ways, by column. */
  readonly readings?: ColumnReadings | undefined;
  /** The workbook counts its days from 1904. */
  readonly since1904?: boolean | undefined;
  /** Each row is created by the form's own call: then everything the form wants is wanted. */
  readonly asForm: boolean;
  /** The records that rows may change, where the import has a key. */
  readonly known?: KnownRecords | undefined;
}

const REQUIRED: ValidationError = { rule: 'required' };

interface ReadCells {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Readonly<Record<string, ValidationError>>;
  /** Of an import with a key. */
  readonly kind: RowKind | undefined;
  /** What the row says of the record it names. */
  readonly change: Change | undefined;
}

/** A column of the sheet, with what all its cells have in common. */
interface ReadColumn {
  readonly name: string;
  readonly field: Field;
  readonly context: CellContext;
}

/** Columns whose field no section of the form has. */
const outsideForm = ({ resource }: RowReader, columns: readonly ReadColumn[]): readonly ReadColumn[] =>
  columns.filter(({ name }) => !resource.form.some(({ fields }) => fields.includes(name)));

/** Validation errors of the rules, at the columns they can be corrected in. */
function ruled(
  { resource, columns, asForm }: RowReader,
  outside: readonly ReadColumn[],
  values: Record<string, unknown>,
): Record<string, ValidationError> {
  const problems: Record<string, ValidationError> = {};
  for (const [path, error] of Object.entries(validate(resource, values, 'create'))) {
    const name = path.split('.')[0] ?? path;
    if (columns.includes(name)) problems[name] ??= error;
    else if (asForm) problems[''] ??= { ...error, args: { ...error.args, field: name } };
  }
  for (const { name, field } of outside) {
    const error = checkField(field, values[name]) ?? Object.values(checkInside(field, values[name]))[0];
    if (error) problems[name] = error;
  }
  return problems;
}

/** The zone of the first record that a row names and that says one. */
function zoneNamed({ columns, finders }: RowReader, values: Readonly<Record<string, unknown>>): string | undefined {
  for (const name of columns) {
    const finder = finders.get(name);
    if (!finder?.zoneOf) continue;
    for (const id of [values[name]].flat()) {
      const zone = finder.zoneOf(id);
      if (zone !== undefined) return zone;
    }
  }
  return undefined;
}

/**
 * The zone of the site a row is of: its own, that of a record it names, else that of the sites of the console. Whose
 * browser reads it plays no part.
 */
const zoneOfRow = (
  reader: RowReader,
  { options }: Field,
  values: Readonly<Record<string, unknown>>,
): string | undefined =>
  zoneOfRecord(values, typeOptions({ options }).zoneFrom) ?? zoneNamed(reader, values) ?? siteZone();

/** What a new record has before the sheet says anything. */
const blank = ({ fields }: Resource): Record<string, unknown> =>
  defaultsOf(Object.fromEntries(Object.entries(fields).filter(([, { options }]) => !options.readOnly)));

/** The key that a cell says. */
export function keyOfCell({ resource, readings, finders }: RowReader, key: string, cell: SheetCell): unknown {
  const field = resource.fields[key];
  return (
    field && readSheetValue(field, cell, { ...readingContext(readings?.[key]), find: finders.get(key)?.find }).value
  );
}

/** The cells of a row as values, and everything that is wrong with them by the schema's own rules. */
export type RowReading = (cells: Readonly<Record<string, SheetCell>>) => ReadCells;

/** What reads one row after the other: all that rows have in common is made once. */
export function rowReading(reader: RowReader): RowReading {
  const { resource, known, since1904 } = reader;
  const columns = reader.columns.flatMap((name): ReadColumn[] => {
    const field = resource.fields[name];
    const context = { ...readingContext(reader.readings?.[name]), find: reader.finders.get(name)?.find };
    return field ? [{ name, field, context: isMomentField(field) ? { ...context, since1904 } : context }] : [];
  });
  const moments = columns.filter(({ field }) => isMomentField(field));
  const ordered = [...columns.filter((one) => !moments.includes(one)), ...moments];
  const outside = outsideForm(reader, columns);
  const untouched = blank(resource);
  return (cells) => {
    const key = known && keyOfCell(reader, known.key, cells[known.key] ?? null);
    const { record, problem: unknown } = known && !isEmpty(key) ? recordOf(known, key) : {};
    const values: Record<string, unknown> = { ...(record ?? untouched) };
    const given: Record<string, unknown> = {};
    const unread: Record<string, ValidationError> = {};
    for (const column of ordered) {
      const { name, field, context } = column;
      const frame = moments.includes(column) ? { ...context, zone: zoneOfRow(reader, field, values) } : context;
      const { value, problem } = readSheetValue(field, cells[name] ?? null, frame);
      if (value !== null) given[name] = value;
      if (value !== null) values[name] = value;
      if (problem) unread[name] = problem;
    }
    if (!known)
      return {
        values,
        problems: { ...ruled(reader, outside, values), ...unread },
        kind: undefined,
        change: undefined,
      };
    if (record) {
      const { change, problems } = changeOf(resource, record, given);
      const kind = Object.keys(change.values).length > 0 ? 'changed' : 'same';
      return { values, problems: { ...problems, ...unread }, kind, change };
    }
    const missing = isEmpty(key) ? REQUIRED : unknown;
    const problems = {
      ...ruled(reader, outside, values),
      ...unread,
      ...(missing && { [known.key]: unread[known.key] ?? missing }),
    };
    return { values, problems, kind: 'created', change: undefined };
  };
}
