import { WAITING } from '@/data/internal';
import {
  decodeFields,
  encodeField,
  isDay,
  isEmpty,
  isEmptyFilter,
  isNot,
  wantedOf,
  type Field,
  type Filter,
  type Resource,
} from '@/schema';
import { filterBy, filterWords, isChosen, isOrdered, MOST_QUESTIONS, questionsOf, wordOf } from '@/schema/internal';
import { cleanWanted, type Filters } from '../cleanFilters';

/** A value of a field, as its filter has it; null for what no record can have: of another type, or an unknown code. */
function readValue(field: Field, value: unknown): unknown {
  try {
    if (isEmpty(value)) return null;
    const { value: read } = decodeFields({ value: field }, encodeField(field, 'value', value));
    const codes = field.type.rules(field.options).find(({ name }) => name === 'oneOf');
    return isEmpty(read) || !codes || codes.passes(read) ? read : null;
  } catch {
    return null; // a shape that is not this type's
  }
}

/** Several values without those that cannot be, or the one. */
function readValues(field: Field, value: unknown): unknown {
  if (!Array.isArray(value) || !isChosen(field)) return readValue(field, value);
  const read = value.map((one) => readValue(field, one)).filter((one) => !isEmpty(one));
  return [...new Set(read)];
}

const isAfter = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? one > other
    : !isEmpty(one) && !isEmpty(other) && String(one) > String(other);

/** From and to; a day stays one, which as the end is all of it. None where they run backwards. */
function readEnds(field: Field, value: unknown): unknown {
  const ends: readonly unknown[] = Array.isArray(value) ? value : [];
  if (ends.length > 2) return null;
  const isDays = field.type.traits?.calendar === 'day';
  const [from = null, to = null] = ends.map((one) =>
    isDays && typeof one === 'string' && isDay(one) ? one : readValue(field, one),
  );
  return isOrdered(field) && isAfter(from, to) ? null : [from, to];
}

/** What a filter may ask for, as far as it can be asked; null for nothing. */
function readFilter(resource: Resource, filter: Filter, field: Field, value: unknown): unknown {
  const word = wordOf(resource, filter, value);
  if (!filterWords(resource, filter).includes(word)) return null;
  if (word === 'empty' || word === 'notEmpty') return value;
  if (word === 'range') return readEnds(field, value);
  const wanted = readValues(field, wantedOf(value));
  return isNot(value) ? { not: wanted } : wanted;
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** A parameter that is no field: a text to search for, what waits for somebody, or what only the address knows. */
function readParam({ workflow, unseen = {} }: Resource, name: string, value: unknown): unknown {
  if (name === WAITING) return workflow && value === true ? true : null;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return !Object.hasOwn(unseen, name) && values.every(isPlain) ? cleanWanted(value) : null;
}

/** Filters with one more, as far as the list can be asked for both: it is asked a question for each of some values. */
function withFilter(resource: Resource, filters: Filters, name: string, value: unknown): Filters {
  const both = { ...filters, [name]: value };
  if (questionsOf(resource, both).length <= MOST_QUESTIONS) return both;
  const most = Math.floor(MOST_QUESTIONS / questionsOf(resource, filters).length);
  return Array.isArray(value) && most > 0 ? { ...filters, [name]: value.slice(0, most) } : filters;
}

/**
 * The filters of a list from whatever an address, a view or a memory holds: what the list does not know, what no record
 * can be and what it cannot be asked is left out, so that a link never breaks a list, nor asks for more than it says.
 */
export function readFilters(resource: Resource, given: unknown): Filters {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
  return Object.entries(given).reduce<Filters>((filters, [name, value]) => {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    const read = field
      ? readFilter(resource, filterBy(resource, name), field, value)
      : readParam(resource, name, value);
    return isEmptyFilter(read) ? filters : withFilter(resource, filters, name, read);
  }, {});
}
