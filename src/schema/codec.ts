import { placeBelow } from './ids/below';
import { idsAbove } from './ids/recordId';
import { isEmpty, matches } from './condition';
import { idNameOf, type Call } from './call';
import { isoMoment } from './dates/isoMoment';
import type { AnyRecord, Field, FieldOptions, Fields, ReadContext, WireRow } from './field';
import { isEmptyFilter, isNot, comparesOtherwise, wantedOf } from './filters/filterValue';
import type { Filter } from './list';
import { idAsNumber } from './idAsNumber';
import { isObject } from './isObject';
import { zoneOfRecord } from './operand';
import { cleanText, readText } from './readers/text';
import type { Resource } from './resource';
import { typeOptions } from './typeOptions';

/** Whether a form makes a record or changes one. @public */
export type FormMode = 'create' | 'edit';

/**
 * The wire name of a field: `wire`, or its own name.
 *
 * @example wireName('depotId', { wire: 'siteId' }) // 'siteId'
 * @public
 */
export function wireName(name: string, options: FieldOptions): string {
  return options.wire ?? name;
}

function presentName(row: WireRow, name: string, options: FieldOptions): string {
  const own = wireName(name, options);
  if (row[own] !== undefined || !options.aliases) return own;
  return options.aliases.find((other) => valueIn(row, other) !== undefined) ?? own;
}

/** What a row has of a name; one with dots goes inside: `lastMonth.power`. */
function valueIn(row: WireRow, name: string): unknown {
  return (
    row[name] ??
    (name.includes('.')
      ? name.split('.').reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), row)
      : row[name])
  );
}

function decodeField(field: Field, name: string, given: WireRow, context: ReadContext | undefined): unknown {
  const { type, options } = field;
  const wire = presentName(given, name, options);
  const row = wire.includes('.') ? { ...given, [wire]: valueIn(given, wire) } : given;
  try {
    return type.read ? type.read(row, wire, options, context) : type.decode(row[wire], options, context);
  } catch {
    return null; // one unreadable value must not take the row with it
  }
}

/**
 * A value as it is checked, compared and sent: a text without invisible characters and blanks at its ends. A value of
 * another shape is returned as it is. Never throws.
 *
 * @example cleanValue(text(), ' Roof ') // 'Roof'
 * @public
 */
export function cleanValue({ type, options }: Field, value: unknown): unknown {
  try {
    return isEmpty(value) || !type.clean ? value : type.clean(value, options);
  } catch {
    return value; // a shape that is not this type's: its rules refuse it
  }
}

/**
 * The values of some fields as they are checked, compared and sent. Values that belong to none of the fields stay as
 * they are.
 *
 * @example cleanValues({ name: text() }, { name: ' Roof ', id: '7' }) // { name: 'Roof', id: '7' }
 * @public
 */
export function cleanValues<V extends Readonly<Record<string, unknown>>>(fields: Fields, values: V): V {
  const typed = Object.entries(fields).filter(([name, { type }]) => type.clean && !isEmpty(values[name]));
  return typed.length === 0
    ? values
    : { ...values, ...Object.fromEntries(typed.map(([name, field]) => [name, cleanValue(field, values[name])])) };
}

/**
 * The fields of a wire row, decoded into `record`, with nothing else kept. A value that cannot be read is `null`. Never
 * throws.
 *
 * @example decodeFields({ power: number() }, { power: '3.2', type: 1 }) // { power: 3.2 }
 * @public
 */
export function decodeFields(
  fields: Fields,
  row: WireRow,
  context?: ReadContext,
  record: Record<string, unknown> = {},
): Record<string, unknown> {
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    record[name] = decodeField(field, name, row, context);
    const label = field.type.label?.(row, presentName(row, name, field.options), field.options);
    if (label) texts[name] = readText(label);
  }
  if (Object.keys(texts).length > 0) record.$texts = texts;
  for (const [name, { type, options }] of Object.entries(fields)) {
    if (type.derive) record[name] = type.derive(record, options);
  }
  return record;
}

/** The words that stand for a record: those of its `recordTitle`. */
function titleOf({ fields }: Resource, record: AnyRecord, recordTitle: string): string | undefined {
  const field = fields[recordTitle];
  const value = record[recordTitle];
  if (!field || isEmpty(value)) return undefined;
  return record.$texts?.[recordTitle] ?? field.type.text(value, field.options, { locale: 'en', record });
}

/**
 * A wire row as a record: ids as text, every field decoded, nothing else kept. Never throws.
 *
 * @param above id of the record that it was found below (`list.of`), which rows need not say
 * @example decodeRecord(device, { id: 7, name: 'Meter 3' }).name // 'Meter 3'
 * @public
 */
export function decodeRecord(resource: Resource, wireRow: unknown, above?: unknown): AnyRecord {
  const given: WireRow = typeof wireRow === 'object' && wireRow !== null ? (wireRow as WireRow) : {};
  const row = resource.api.read ? resource.api.read(given) : given;
  const id = row[idNameOf(resource.api)];
  const record: AnyRecord = { id: isEmpty(id) ? '' : String(id) };
  decodeFields(resource.fields, row, resource.api.wire, record);
  placeBelow(resource, record, above);
  const title = titleOf(resource, record, resource.recordTitle);
  const titleEn = resource.recordTitleEn === undefined ? undefined : titleOf(resource, record, resource.recordTitleEn);
  const titles = Object.entries(resource.recordTitles ?? {}).flatMap(([code, name]) => {
    const text = titleOf(resource, record, name);
    return text ? [[code, text] as const] : [];
  });
  return {
    ...record,
    ...(title && { $title: title }),
    ...(titleEn && { $titleEn: titleEn }),
    ...(titles.length > 0 && { $titles: Object.fromEntries(titles) }),
  };
}

/**
 * Values of nested fields (a row, a group) as a wire object; empty ones are left out.
 *
 * @example encodeFields({ name: text(), note: text() }, { name: 'Roof', note: '' }) // { name: 'Roof' }
 * @public
 */
export function encodeFields(fields: Fields, values: Readonly<Record<string, unknown>>): WireRow {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!field.type.derive && !isEmpty(cleanValue(field, values[name])))
      Object.assign(body, encodeField(field, name, values[name]));
  }
  return body;
}

/**
 * One value as wire properties: usually one, several for a range or coordinates. An empty value is sent as the type
 * wants it: '', `null` or an empty list.
 *
 * @example encodeField(text({ wire: 'title' }), 'name', 'Roof') // { title: 'Roof' }
 * @public
 */
export function encodeField(field: Field, name: string, given: unknown): WireRow {
  const { type, options } = field;
  const value = cleanValue(field, given);
  const wire = wireName(name, options);
  if (isEmpty(value))
    return type.write ? type.write(null, wire, options) : { [wire]: type.empty ?? (Array.isArray(value) ? [] : null) };
  return type.write ? type.write(value, wire, options) : { [wire]: type.encode(value, options) };
}

/**
 * Whether a form of that mode has the field as something to fill in.
 *
 * @example isEditable(resource.fields.code, 'edit') // false where the field is createOnly
 * @public
 */
export function isEditable(field: Field, mode: FormMode): boolean {
  const { readOnly, createOnly, fixed } = field.options;
  if (readOnly || field.type.derive) return false;
  return mode === 'create' || !(createOnly || fixed);
}

/**
 * Names of the fields a form shows now: those of its visible sections whose conditions hold.
 *
 * @example visibleFields(device, { type: 3 }, 'create') // ['name', 'type', 'gatewayId']
 * @public
 */
export function visibleFields(resource: Resource, values: object, mode: FormMode): string[] {
  return resource.form
    .filter((one) => matches(one.visible, values))
    .flatMap((one) => one.fields)
    .filter((name) => {
      const field = resource.fields[name];
      if (!field || (field.options.createOnly && mode === 'edit')) return false;
      return matches(resource.when[name]?.visible, values);
    });
}

/**
 * Names of the fields a form sends: shown, asked in that mode, and not read-only now.
 *
 * @param shown `visibleFields`, where they are known
 * @example sentFields(device, { type: 3 }, 'edit') // ['name', 'gatewayId'], where `type` is createOnly
 * @public
 */
export function sentFields(
  resource: Resource,
  values: object,
  mode: FormMode,
  shown: readonly string[] = visibleFields(resource, values, mode),
): string[] {
  return shown.filter((name) => {
    const field = resource.fields[name];
    const readOnly = resource.when[name]?.readOnly;
    return field !== undefined && isEditable(field, mode) && !(readOnly && matches(readOnly, values));
  });
}

/**
 * Date-times with the offset of their zone, for a service that wants them so; the zone is the record's own, as when
 * they are read.
 */
function zoned(
  resource: Resource,
  { type, options }: Field,
  sent: WireRow,
  values: Readonly<Record<string, unknown>>,
): WireRow {
  if (resource.api.wire?.dates !== 'iso' || !type.traits?.moment) return sent;
  const zone = zoneOfRecord(values, typeOptions({ options }).zoneFrom);
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, isoMoment(value, zone)]));
}

/**
 * Form values as a request body. Empty values are left out of a create, and sent as cleared by an edit, unless its
 * service leaves them out, too.
 *
 * @example encodeRecord(device, { name: 'Meter 3' }, 'create') // { name: 'Meter 3' }
 * @public
 */
export function encodeRecord(
  resource: Resource,
  given: Readonly<Record<string, unknown>>,
  mode: FormMode,
  call?: Call,
): WireRow {
  const values = cleanValues(resource.fields, given);
  const body: Record<string, unknown> = {};
  for (const name of sentFields(resource, values, mode)) {
    const field = resource.fields[name];
    if (!field || ((mode === 'create' || resource.api.wire?.cleared === 'absent') && isEmpty(values[name]))) continue;
    if (call?.only && !call.only.includes(name)) continue;
    if (call?.without?.includes(name)) continue;
    Object.assign(body, zoned(resource, field, encodeField(field, name, values[name]), values));
  }
  return resource.nest?.(body) ?? body;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The two parameter names of a range filter: its `params`, else `begin…` and `end…` with the wire name of the field.
 *
 * @example rangeParams(range('alarmTime'), {}) // ['beginAlarmTime', 'endAlarmTime']
 * @public
 */
export function rangeParams(filter: Filter, options: FieldOptions): readonly [string, string] {
  if (Array.isArray(filter.params)) return filter.params as unknown as readonly [string, string];
  const wire = capital(wireName(filter.field, options));
  return [`begin${wire}`, `end${wire}`];
}

/** One value of a field as filter parameters. */
function encodeWanted({ type, options }: Field, wire: string, value: unknown): WireRow {
  return type.filter ? type.filter(value, wire, options) : { [wire]: type.encode(value, options) };
}

/** Several values under one name, as a list or as one text. */
function encodeMany(field: Field, wire: string, values: readonly unknown[], join: string | undefined): WireRow {
  const each = values.filter((one) => !isEmpty(one)).map((one) => encodeWanted(field, wire, one)[wire]);
  return { [wire]: join === undefined ? each : each.join(join) };
}

function encodeFilter(field: Field, filter: Filter, value: unknown): WireRow {
  const wanted = wantedOf(value);
  if (comparesOtherwise(field, filter, value)) return {}; // the call cannot be asked that
  if (filter.as === 'range') {
    const [from, to] = rangeParams(filter, field.options);
    const [begin, end] = Array.isArray(wanted) ? wanted : [];
    return {
      ...(!isEmpty(begin) && { [from]: field.type.encode(begin, field.options) }),
      ...(!isEmpty(end) && { [to]: field.type.encode(end, field.options) }),
    };
  }
  const name = typeof filter.params === 'string' ? filter.params : wireName(filter.field, field.options);
  const wire = (isNot(value) && filter.not) || name;
  return filter.many
    ? encodeMany(field, wire, Array.isArray(wanted) ? wanted : [wanted], filter.join)
    : encodeWanted(field, wire, wanted);
}

/** What a filter asks for, as `cleanValue` makes it; what belongs to no field is a text to search for. */
function cleanFilter(field: Field | undefined, many: boolean, value: unknown): unknown {
  const wanted = wantedOf(value);
  const clean = (one: unknown) => (field ? cleanValue(field, one) : typeof one === 'string' ? cleanText(one) : one);
  const cleaned = many && Array.isArray(wanted) ? wanted.map(clean) : clean(wanted);
  return isNot(value) ? { not: cleaned } : cleaned;
}

/**
 * Filter values as call parameters; empty ones are left out.
 *
 * @example encodeFilters(device, { status: 1 }) // { status: 1 }
 * @public
 */
export function encodeFilters(resource: Resource, values: Readonly<Record<string, unknown>>): WireRow {
  const params: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(values)) {
    const field = resource.fields[name];
    const filter = resource.filters.find((one) => one.field === name) ?? { field: name };
    const value = cleanFilter(field, Boolean(filter.many), given);
    if (isEmptyFilter(value)) continue;
    if (!field) params[name] = value;
    else Object.assign(params, zoned(resource, field, encodeFilter(field, filter, value), values));
  }
  return params;
}

/** Ids as the call wants them. */
function sentId(call: Pick<Call, 'idAs' | 'idName'>, name: string, value: unknown): unknown {
  if (!call.idAs || (name !== call.idName && name !== 'ids')) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => sentId(call, name, one));
  return typeof value === 'string' ? idAsNumber(value) : value;
}

/** The ids of all records above, where the nearest is told by an id that holds them. */
function partsAbove({ levels = [] }: Call, params: WireRow): WireRow {
  const nearest = params[levels.at(-1) ?? ''];
  const isParted = levels.slice(0, -1).some((name) => params[name] !== undefined);
  return typeof nearest === 'string' && !isParted ? idsAbove(levels, nearest) : {};
}

/**
 * Parameters under the names the call wants, with what it always sends (`fixed`) and what it sends twice (`also`).
 *
 * @example
 *   const call = resolveCall({ call: 'GET page', names: { name: 'keyword' }, fixed: { type: 1 } }, '/iot/device');
 *   nameParams(call, { name: 'Roof' }) // { keyword: 'Roof', type: 1 }
 * @public
 */
export function nameParams(call: Call, given: WireRow): WireRow {
  const names = call.names ?? {};
  const params = { ...given, ...partsAbove(call, given) };
  const named = Object.entries(params).map(([key, value]) => [names[key] ?? key, sentId(call, key, value)] as const);
  const sent: WireRow = Object.fromEntries(named);
  const again = Object.entries(call.also ?? {}).flatMap(([name, other]) =>
    sent[name] === undefined ? [] : [[other, sent[name]] as const],
  );
  return { ...sent, ...Object.fromEntries(again), ...call.fixed };
}
