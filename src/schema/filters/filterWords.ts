import type { Field } from '../field';
import { isChosen, isNot, isOrdered, comparesOtherwise, wantedOf } from './filterValue';
import { filterBy, type FilterWord } from './filterWord';
import { isAtOnce, type Filter } from '../list';
import type { Resource } from '../resource';
import { typeOptions } from '../typeOptions';

/** A list is asked no more questions than that for one page (`listSeveral`). */
export const MOST_QUESTIONS = 24;
/** Codes of an enumeration that one of them is left out of, at most. */
const MOST_CODES = 11;

/** Whether its list has all records here, to look in: those of trees are narrowed by the server. */
const isWhole = (resource: Resource): boolean => isAtOnce(resource) && !resource.tree;

/**
 * Whether a filter of a page may be asked once for each of its values: answers have no record in common then, and
 * together they are all of them. Figures above the list cannot be added up, so there may be none.
 */
const isAskable = (resource: Resource, field: Field): boolean =>
  isChosen(field) && !resource.tree && !isWhole(resource) && resource.summary === undefined;

/** Every code that a record can have where each has one: the field is required, or it is the state of its workflow. */
function everyCode(resource: Resource, name: string, field: Field): readonly unknown[] | undefined {
  const codes = field.type.codes?.(field.options);
  const { adds, call } = { ...typeOptions(field), adds: Reflect.get(field.options, 'adds') };
  const isAlways = field.required || resource.workflow?.state === name;
  return isAlways && adds === undefined && call === undefined && codes && codes.length <= MOST_CODES
    ? codes
    : undefined;
}

/** The other codes of a field, of which every record that has not this one has one; undefined where that is not so. */
export function otherCodes(resource: Resource, name: string, value: unknown): readonly unknown[] | undefined {
  const field = resource.fields[name];
  const without: readonly unknown[] = Array.isArray(value) ? value : [value];
  const codes = field && everyCode(resource, name, field);
  return codes?.filter((one) => !without.some((other) => String(other) === String(one)));
}

/**
 * How a filter can compare, each only where the answer is exact: by what the call takes (`many`, `not`, `range`), among
 * records that are all here, or asked once for each value (`isAskable`).
 */
export function filterWords(resource: Resource, filter: Filter): readonly FilterWord[] {
  const field = resource.fields[filter.field];
  if (!field) return [];
  const whole = isWhole(resource);
  const ends: readonly FilterWord[] = whole ? ['empty', 'notEmpty'] : [];
  if (filter.as === 'range') return ['range', ...ends];
  const askable = isAskable(resource, field);
  const excludes =
    filter.not !== undefined ||
    (whole ? !field.type.byPart : askable && !filter.many && everyCode(resource, filter.field, field) !== undefined);
  return [
    ...(filter.many ? [] : (['is'] as const)),
    ...(filter.many || (isChosen(field) && (whole || askable)) ? (['oneOf'] as const) : []),
    ...(excludes ? (['not'] as const) : []),
    ...(whole && isOrdered(field) ? (['range'] as const) : []),
    ...ends,
  ];
}

/**
 * The questions that a page of a list is asked for these filters: one, or one for each value of a filter that its call
 * takes one value of. Their answers have no record in common.
 */
export function questionsOf(
  resource: Resource,
  filters: Readonly<Record<string, unknown>>,
): readonly Readonly<Record<string, unknown>>[] {
  if (isWhole(resource)) return [filters];
  return Object.entries(filters).reduce<readonly Readonly<Record<string, unknown>>[]>(
    (questions, [name, value]) => {
      const field = resource.fields[name];
      const filter = filterBy(resource, name);
      if (!field || !comparesOtherwise(field, filter, value) || !isAskable(resource, field)) return questions;
      const wanted = wantedOf(value);
      const values = isNot(value) ? otherCodes(resource, name, wanted) : Array.isArray(wanted) ? wanted : undefined;
      return values ? questions.flatMap((one) => values.map((each) => ({ ...one, [name]: each }))) : questions;
    },
    [filters],
  );
}
