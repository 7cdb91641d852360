import fc from 'fast-check';
import { parseQueryFromLocation } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { readFilters } from '@/crud/list/filters/readFilters';
import { readSort, sortFromParams } from '@/crud/list/sortState';
import { readViewState } from '@/crud/list/views/viewState';
import { filterDefaults } from '@/crud/list/filters/filterDefaults';
import { encodeFilters, isEmptyFilter, type AnyValues, type Filter, type Resource } from '@/schema';
import { filterFor, filterWords, MOST_QUESTIONS, questionsOf, wordOf, type FilterWord } from '@/schema/internal';
import { contractResources } from '../contract/signedIn';
import { holds } from './holds';

const filters = contractResources.flatMap((resource) => resource.filters.map((filter) => ({ resource, filter })));

/** A value that a person can give a filter with this word. */
function valueWith(resource: Resource, filter: Filter, word: FilterWord, seed: number): unknown {
  const field = resource.fields[filter.field];
  const sample = (at: number) => field && field.type.sample(seed + at, field.options);
  if (word === 'empty' || word === 'notEmpty') return { empty: word === 'empty' };
  if (word === 'oneOf') return [...new Set([sample(0), sample(1)])];
  if (word === 'not') return { not: filter.many ? [sample(0)] : sample(0) };
  if (word !== 'range') return sample(0);
  return [sample(0), sample(1)].sort((a, b) => Number(a) - Number(b) || (String(a) < String(b) ? -1 : 1));
}

/** Places instead of resources: what failed is told in one line. */
const resourceAt = fc.nat(contractResources.length - 1);
const filterAt = fc.nat(filters.length - 1);

function resourceOf(at: number): Resource {
  const resource = contractResources[at];
  if (!resource) throw new Error(`There is no resource ${at}.`);
  return resource;
}

function filterOf(at: number) {
  const one = filters[at];
  if (!one) throw new Error(`There is no filter ${at}.`);
  return one;
}

/** One filter of a list with one of the words it offers. */
const wantedFilter = fc
  .record({ at: filterAt, word: fc.nat(20), seed: fc.nat(500) })
  .map(({ at, word: wanted, seed }) => {
    const { resource, filter } = filterOf(at);
    const words = filterWords(resource, filter);
    const word = words[wanted % words.length] ?? 'is';
    return {
      name: `${resource.name} ${filter.field} ${word}`,
      at,
      word,
      value: valueWith(resource, filter, word, seed),
    };
  });

/** What an address carries of it. */
const inAddress = (value: unknown): unknown =>
  JSON.parse(new URLSearchParams({ v: JSON.stringify(value) }).get('v') ?? '');

const garbage = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    [],
    [[]],
    [null, null],
    {},
    { not: null },
    { not: { not: 1 } },
    { empty: 'x' },
    { empty: true, not: 1 },
    '2026-02-30',
    ['2026-12-31', '2026-01-01'],
    '9999-99-99',
    'NaN',
    -0,
    1e308,
    '\u0000',
    { code: 7 },
    [1, [2]],
    '__proto__',
    true,
    ['a', 'b', 'c'],
    { from: 1, to: 2 },
  ),
);

describe('a filter in an address', () => {
  holds(
    'that its list offers is read back as it was',
    fc.property(wantedFilter, ({ at, word, value }) => {
      const { resource, filter } = filterOf(at);
      const given = { [filter.field]: value };
      const read = readFilters(resource, inAddress(given));
      expect(read).toEqual(isEmptyFilter(given[filter.field]) ? {} : given);
      expect(wordOf(resource, filter, read[filter.field])).toBe(word);
      expect(readFilters(resource, inAddress(read))).toEqual(read);
    }),
  );
  holds(
    'of any shape is read without a fault, and once read stays as it is',
    fc.property(filterAt, garbage, (at, value) => {
      const { resource, filter } = filterOf(at);
      const read = readFilters(resource, { [filter.field]: value });
      expect(readFilters(resource, inAddress(read))).toEqual(read);
      for (const [name, one] of Object.entries(read)) {
        expect(filterWords(resource, filter)).toContain(wordOf(resource, filter, one));
        expect(name).toBe(filter.field);
      }
      for (const question of questionsOf(resource, read)) encodeFilters(resource, question);
    }),
  );
  holds(
    'of any names and shapes leaves a list that can be asked',
    fc.property(
      resourceAt,
      fc.oneof(garbage, fc.dictionary(fc.string(), garbage), fc.string()).map(inAddress),
      fc.string(),
      (at, given, text) => {
        const resource = resourceOf(at);
        const read = readFilters(resource, given);
        expect(readFilters(resource, inAddress(read))).toEqual(read);
        expect(questionsOf(resource, read).length).toBeLessThanOrEqual(MOST_QUESTIONS);
        const kept = { filters: given, sort: { field: text, order: given }, columns: given, perPage: given };
        const state = readViewState(resource, kept);
        expect(readViewState(resource, inAddress(state))).toEqual(state);
      },
    ),
  );
  holds(
    'may be cut, broken and repeated',
    fc.property(
      resourceAt,
      fc.array(
        fc.constantFrom('filter=', 'sort=', 'order=', 'page=', '%', '%7B%22', '{"a":', 'null', '&', '=', '%E0%A4', '['),
      ),
      (at, parts) => {
        const { filter, sort, order } = parseQueryFromLocation({ search: `?${parts.join('')}` });
        expect(readFilters(resourceOf(at), filter)).toEqual({});
        expect(readSort(resourceOf(at), sortFromParams(sort, order)).field).toBe('');
      },
    ),
  );
  holds(
    'is asked for by values a call takes, whatever its word',
    fc.property(wantedFilter, ({ at, value }) => {
      const { resource, filter } = filterOf(at);
      const given: AnyValues = { [filter.field]: value };
      const questions = questionsOf(resource, given);
      const names = questions.flatMap((one) => Object.keys(encodeFilters(resource, one)));
      const own = questions.map((one) => filterFor(resource, filter, one[filter.field]));
      expect(own.every((one) => one.as === filter.as || one.as === 'range')).toBe(true);
      expect(new Set(names).size).toBeLessThanOrEqual(2);
      const isWhole = questions.length === 1 && questions[0] === given;
      if (!isWhole) expect(questions.every((one) => Object.keys(encodeFilters(resource, one)).length > 0)).toBe(true);
    }),
  );
});

it('a default of a schema is one of them', () => {
  for (const resource of contractResources) {
    const first = filterDefaults(resource, '2026-11-27');
    expect(readFilters(resource, first), resource.name).toEqual(first);
  }
});
