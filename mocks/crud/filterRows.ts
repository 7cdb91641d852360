import { isEmpty, rangeParams, wireName, type Call, type Field, type Filter, type Resource } from '@/schema';
import { idsOf } from '../core/incoming';
import { shownValue } from '../names/worded';
import type { Doc } from '../store/store';
import type { CrudHooks } from './hooks';

type Params = Readonly<Record<string, unknown>>;
type Test = (row: Doc) => boolean;

const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'code' in value ? value.code : value;
const asText = (value: unknown): string => {
  const one = plain(value);
  return typeof one === 'boolean' ? String(Number(one)) : String(one ?? '');
};
/** Whether a text, in either language, holds another, whatever the case. */
function holds(row: Doc, wire: string, part: unknown): boolean {
  const wanted = asText(part).toLowerCase();
  const said = [row[wire], shownValue(row, wire, 'en'), shownValue(row, wire, 'zh')];
  return said.some((one) => asText(one).toLowerCase().includes(wanted));
}
const asWanted = (value: unknown): string => asText(value === 'true' ? true : value === 'false' ? false : value);

const isNumber = (value: unknown): boolean => isEmpty(value) || !Number.isNaN(Number(value));

function bounded(value: unknown, from: unknown, to: unknown): boolean {
  if (isEmpty(value)) return false;
  if ([value, from, to].every(isNumber)) {
    return (isEmpty(from) || Number(value) >= Number(from)) && (isEmpty(to) || Number(value) <= Number(to));
  }
  const [low, high] = [String(from ?? ''), String(to ?? '')];
  // A day as the end takes in all of that day.
  return String(value) >= low && (high === '' || String(value).slice(0, high.length) <= high);
}

function equalTest(field: Field, wire: string, wanted: unknown): Test {
  const choices = new Set(idsOf(wanted).map(asWanted));
  if (field.type.byPart) return (row) => holds(row, wire, wanted);
  return ({ [wire]: own }) =>
    Array.isArray(own) ? own.some((one) => choices.has(asText(one))) : choices.has(asText(own));
}

function testsOf(field: Field, name: string, filter: Filter | undefined, param: (wire: string) => unknown): Test[] {
  const wire = wireName(name, field.options);
  if (filter?.as === 'range') {
    // Times with an offset are kept as the clock on the wall shows them.
    const kept = (bound: unknown) =>
      typeof bound === 'string' && bound.includes('T') ? field.type.decode(bound, field.options) : bound;
    const [from, to] = rangeParams(filter, field.options).map(param).map(kept);
    return isEmpty(from) && isEmpty(to) ? [] : [(row) => bounded(row[wire], from, to)];
  }
  const wanted = param(typeof filter?.params === 'string' ? filter.params : wire);
  const unwanted = filter?.not === undefined ? undefined : param(filter.not);
  const isUnwanted = isEmpty(unwanted) ? undefined : equalTest(field, wire, unwanted);
  return [
    ...(isEmpty(wanted) ? [] : [equalTest(field, wire, wanted)]),
    ...(isUnwanted ? [(row: Doc) => !isUnwanted(row)] : []),
  ];
}

/**
 * The rows that filter parameters ask for, compared as they were sent: texts by part whatever the case, codes and
 * references by value (several by commas), ranges by the two parameters of the schema's filter. Parameters that mean
 * nothing here are ignored.
 */
export function filterRows(
  resource: Resource,
  call: Call,
  params: Params,
  rows: readonly Doc[],
  hooks: CrudHooks = {},
): Doc[] {
  const { sort } = resource.api;
  // `sort=name` orders, also where records have a `sort`
  const ordering: readonly unknown[] = sort ? [sort.field, sort.order] : [];
  const param = (wire: string): unknown => {
    const name = call.names?.[wire] ?? wire;
    return ordering.includes(name) ? undefined : params[name];
  };
  const tests = Object.entries(resource.fields).flatMap(([name, field]) =>
    testsOf(
      field,
      name,
      resource.filters.find((one) => one.field === name),
      param,
    ),
  );
  const { search } = resource;
  const sought = search && !resource.fields[search.param] ? param(search.param) : '';
  if (search && !isEmpty(sought)) {
    const wires = search.in.map((name) => wireName(name, resource.fields[name]?.options ?? {}));
    tests.push((row) => wires.some((wire) => holds(row, wire, sought)));
  }
  for (const [name, test] of Object.entries(hooks.filters ?? {})) {
    const wanted = params[name];
    if (!isEmpty(wanted)) tests.push((row) => test(row, String(wanted)));
  }
  return tests.length === 0 ? [...rows] : rows.filter((row) => tests.every((test) => test(row)));
}
