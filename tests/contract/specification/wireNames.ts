import {
  idNameOf,
  encodeFilters,
  rangeParams,
  wireName,
  type Field,
  type Fields,
  type Measures,
  type Report,
  type Resource,
} from '@/schema';
import type { DeclaredCall } from './declaredCalls';

/** A name that goes over the wire, where the schema says it, and what else the same thing may be called. */
export interface WireName {
  readonly name: string;
  readonly at: string;
  readonly aliases?: readonly string[];
}

const named = (at: string, names: Iterable<string>): WireName[] => [...names].map((name) => ({ name, at }));

/** The properties that a field is on the wire, and those of the fields inside it but the box that is ticked. */
function fieldNames(at: string, name: string, field: Field): WireName[] {
  const { type, options } = field;
  if (type.derive) return [];
  const wire = wireName(name, options);
  const own = type.write ? Object.keys(type.write(type.sample(1, options), wire, options)) : [wire];
  const inner: unknown = Reflect.get(options, 'fields');
  return [
    ...named(at, own),
    ...(typeof inner === 'object' && inner !== null
      ? fieldsNames(`${at}.${name}`, inner as Fields).filter(({ name: one }) => one !== Reflect.get(options, 'ticks'))
      : []),
  ];
}

const fieldsNames = (at: string, fields: Fields): WireName[] =>
  Object.entries(fields).flatMap(([name, field]) => fieldNames(`${at}.${name}`, name, field));

/** What calls are sent besides fields: their id, what is fixed, what is renamed. */
const callNames = (calls: readonly DeclaredCall[]): WireName[] =>
  calls
    .filter(({ aside }) => !aside)
    .flatMap(({ name, call }) =>
      named(`${name} (what it is sent)`, [
        call.idName,
        ...Object.keys(call.fixed ?? {}),
        ...Object.values(call.names ?? {}),
      ]),
    );

/** Parameters of filters that are not a field's own name, or `begin…` and `end…` of it. */
function filterNames(resource: Resource): WireName[] {
  const own = resource.filters.flatMap((filter) => {
    const field = resource.fields[filter.field];
    if (!field) return [];
    const texts =
      typeof filter.params === 'string'
        ? [filter.params]
        : filter.as === 'range' && filter.params !== undefined
          ? rangeParams(filter, field.options)
          : [];
    return named(`list.filters.${filter.field}`, [...texts, ...(filter.not === undefined ? [] : [filter.not])]);
  });
  const search =
    resource.search && !resource.fields[resource.search.param] ? named('list.search', [resource.search.param]) : [];
  return [...own, ...search];
}

export function wireNamesOf(resource: Resource, calls: readonly DeclaredCall[]): WireName[] {
  const { actions, api, fields } = resource;
  return [
    ...named('api.id', api.id === undefined ? [] : [idNameOf(api)]),
    ...fieldsNames('fields', fields),
    ...Object.entries(actions).flatMap(([key, { form, send, shows, rounds }]) => [
      ...(rounds ?? []).flatMap((one) => fieldsNames(`actions.${key}.${one.key}`, one.fields)),
      ...fieldsNames(`actions.${key}.form`, form ?? {}),
      ...fieldsNames(`actions.${key}.shows`, shows ?? {}),
      ...named(`actions.${key}.send`, Object.keys(send ?? {})),
    ]),
    ...filterNames(resource),
    ...callNames(calls),
  ];
}

const measured = (at: string, keys: readonly string[], measures: Measures): WireName[] =>
  keys.map((name) => ({ name, at, aliases: measures[name]?.aliases ?? [] }));

/** Every wire name of a report: what it is asked by, its figures, series and columns. */
export function wireNamesOfReport(report: Report, calls: readonly DeclaredCall[]): WireName[] {
  const params = Object.entries(report.params).flatMap(([name, field]) => {
    const sample: unknown = field.type.sample(1, field.options);
    return named(`params.${name}`, Object.keys(encodeFilters(report.resource, { [name]: sample })));
  });
  const shown = Object.entries(report.blocks).flatMap(([key, block]) => {
    if (block.kind === 'figures') return measured(`blocks.${key}.show`, block.show, report.measures);
    if (block.kind === 'chart')
      return measured(
        `blocks.${key}.series`,
        block.series.map(({ of }) => of),
        report.measures,
      );
    return block.kind === 'table'
      ? measured(
          `blocks.${key}.columns`,
          block.columns.filter((one) => one !== 'time' && !report.params[one] && !report.fields[one]),
          report.measures,
        )
      : [];
  });
  return [...params, ...fieldsNames('fields', report.fields), ...shown, ...callNames(calls)];
}
