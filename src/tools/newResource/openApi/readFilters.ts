import type { FieldDraft, Say } from '../draft';
import { camel, wordsOf } from '../nameForms';
import { optionsSource, quoted } from '../sourceText';
import { listOf, textOf, treeOf } from './json';
import type { Parameter } from './operationsOf';

/** What the parameters of a list call say: filters as source, the order, and the names of the page's parameters. */
export interface ListDraft {
  readonly filters: readonly string[];
  /** Source of `sort` in the api, when it is not the usual. */
  readonly sort?: string;
  /** Source of the quick search. */
  readonly search?: string;
  /** Wire names of the fields it may be ordered by; all where nothing is said. */
  readonly ordered?: ReadonlySet<string>;
}

/** Field types that have something to filter by. */
const FILTERED = new Set([
  'text',
  'enumeration',
  'boolean',
  'reference',
  'referenceMany',
  'treeReference',
  'number',
  'date',
  'dateTime',
  'tags',
  'codes',
  'country',
  'currency',
  'timeZone',
]);
const ORDERED = new Set(['number', 'date', 'dateTime']);
/** Types whose filter may be of several values. */
const SEVERAL = new Set(['enumeration', 'reference']);
const DATES = new Set(['date', 'dateTime']);
const SEARCH =
  /^\$?(?:key_?words?|(?:text_?)?search(?:_?(?:key|value|text|word|term|query|string))?|text_?filter|q|query|term|fuzzy|fuzzy_?search|condition)$/i;
const SORT_FIELD =
  /^(?:sort_?field|(?:sort|order)_?key|sort_?by|\$?order_?by|order_?by_?column|sort_?name|order_?field|sort_?column|sort|ordering|sorting|sort_?prop(?:erty)?|order_?by_?field|sidx)$/i;
/** It is what a list is ordered by where another parameter says which way round. */
const SORT_COLUMN = /^(?:column|sort_?columns?|property)$/i;
const SORT_ORDER =
  /^(?:sort_?order|order|is_?asc|sort_?type|order_?type|direction|(?:sort|order)_?dir(?:ection)?|sord|dir|asc)$/i;

/** The two ends in a name: after it (`powerMin`, `startTimeFrom`), else before it (`beginDate`). */
const ENDS: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [
    /(?<=[a-z0-9_])(?:_*(?:begin|start|min|from|gte|ge|gt|after|since))_?$/i,
    /(?<=[a-z0-9_])(?:_*(?:end|max|to|lte|le|lt|before|until))_?$/i,
  ],
  [/^(?:begin|start|min|from)(?=[A-Z_]|$)/, /^(?:end|max|to)(?=[A-Z_]|$)/],
];
/** `createdAt[gte]`, `filter[createdAt][gte]` and `created_at__gte` in one form. */
const plainName = (name: string): string =>
  name
    .replace(/^(?:filters?|where)(?=\[)/i, '')
    .replace(/^\[/, '')
    .replace(/[\][.]+/g, '_');
const without = (name: string, pattern: RegExp): string => camel(plainName(name).replace(pattern, ''));
const same = (a: string, b: string): boolean => camel(a).toLowerCase() === camel(b).toLowerCase();

/** How a parameter says that it compares, behind the name of the field: `name__icontains`, `name_like`, `name[eq]`. */
const COMPARES = /(?<=[a-z0-9_])_*(?:eq|equals?|exact|iexact|contains|icontains|like|ilike|in|match)_?$/i;

/** How a text is found by a part of it. */
const CONTAINS = /(?:contains|like|match)\]?$/i;

/** Of several parameters for one field the one people would take: several values of a choice, a part of a text. */
const worth = ({ builder }: FieldDraft, { name, schema }: Parameter): number =>
  (SEVERAL.has(builder) && schema.type === 'array') || (builder === 'text' && CONTAINS.test(name)) ? 1 : 0;

/** Whether a parameter takes a text, as one of its choices if it has several. */
function takesText({ type, anyOf, oneOf }: Parameter['schema']): boolean {
  const choices = [...listOf(anyOf), ...listOf(oneOf)].map((one) => treeOf(one).type);
  return choices.length > 0 ? choices.includes('string') : type === undefined || type === 'string' || type === 'array';
}

interface Chosen {
  readonly parameter: Parameter;
  readonly source: string;
  readonly worth: number;
}

interface Range {
  readonly from: Parameter;
  readonly to: Parameter;
  /** What both names say besides from and to: 'createTime', or 'date' alone. */
  readonly of: string;
}

/** Two parameters for the ends of one thing: `beginDate` and `endDate`, `powerMin` and `powerMax`. */
function rangesIn(parameters: readonly Parameter[]): Range[] {
  return parameters.flatMap((from) => {
    for (const [begins, ends] of ENDS) {
      if (!begins.test(plainName(from.name))) continue;
      const of = without(from.name, begins);
      const to = parameters.find(
        ({ name }) => name !== from.name && ends.test(plainName(name)) && without(name, ends) === of,
      );
      if (to) return [{ from, to, of }];
    }
    return [];
  });
}

/** How a name says that it is a moment: `started_at`, `createTime`, `registered_on`. */
const MOMENT = /(?<=[a-z0-9_])_?(?:at|on|time|date|day)$/i;
/** What happens at a moment, in one form of its verb: `create_time` and `createdFrom` tell of the same. */
const event = (name: string): string => name.replace(MOMENT, '').replace(/ed?$/i, '');

/**
 * The field a range is about: the one it names, the only moment of what it names (`started_at` of `started_after`), or
 * the only one it can be about.
 */
function rangeField({ of, from }: Range, fields: readonly FieldDraft[]): FieldDraft | undefined {
  const dates = fields.filter(({ builder }) => DATES.has(builder));
  const moments = dates.filter(({ name }) => same(event(name), event(of)));
  const named =
    fields.find(({ name, builder }) => same(name, of) && ORDERED.has(builder)) ??
    (moments.length === 1 ? moments[0] : undefined);
  const isTime =
    /^(?:date|time|day)$/i.test(of) || (of === '' && /^(?:begin|start|from|since|after)$/i.test(from.name));
  return named ?? (isTime && dates.length === 1 ? dates[0] : undefined);
}

/** What a sort parameter may be: the codes of itself, or of its list. */
const orderCodes = ({ schema }: Parameter): string[] =>
  [...listOf(schema.enum), ...listOf(treeOf(schema.items).enum)].filter((one) => typeof one === 'string');

/** Whether a parameter carries `name`, or `-name` for the other way round. */
function isSigned(parameter: Parameter): boolean {
  const codes = orderCodes(parameter);
  const plain = new Set(codes.filter((one) => !/^[+-]/.test(one)));
  const said = [textOf(parameter.schema.description), textOf(parameter.schema.example)].join(' ');
  return (
    codes.some((one) => one.startsWith('-') && (plain.size === 0 || plain.has(one.slice(1)))) ||
    /which field to use when ordering the results/i.test(said) ||
    /(?:prefix\w*|minus|hyphen|dash|sign|前缀|减号|负号).{0,40}[-"'`–]|(?<![\w-])-[a-z]\w+\b|[`'"]-[`'"]/.test(said)
  );
}

/** Whether it carries `name:asc`. */
const isPaired = (parameter: Parameter): boolean => /\b[a-zA-Z_]+:(?:asc|desc)\b/.test(saidOf(parameter));

/** What a sort parameter says of itself, its codes among it. */
const saidOf = (parameter: Parameter): string =>
  [
    ...orderCodes(parameter),
    ...['description', 'example', 'default', 'pattern'].map((name) => textOf(parameter.schema[name])),
  ].join(' ');

/** Whether it carries `name,asc`, as Spring's `Pageable` does. */
const isCommaed = (parameter: Parameter): boolean =>
  /\b(?!asc\b|desc\b)\w+,\s?\(?(?:asc|desc)\b/i.test(saidOf(parameter)) ||
  /parameter pageable\.sort$/i.test(parameter.place);

/** What an order is sent as is written in small letters; codes in capitals may be other ones. */
function sayCapitals(parameter: Parameter, say: Say): void {
  const codes = orderCodes(parameter);
  if (codes.length > 0 && codes.every((one) => /\b(?:ASC|DESC)(?:ENDING)?$/.test(one)))
    say(
      parameter.place,
      `It takes ${codes.slice(0, 2).join(' and ')}; the console sends asc and desc in small letters.`,
      'sort: false // if the backend does not take those',
    );
}

/** The order of a list: its source, and which parameters carry it, so that they filter nothing. */
interface Order {
  readonly source: string | undefined;
  readonly by: readonly Parameter[];
}

/** What a list may be ordered by, by wire name, where the document says it. */
function orderedBy({ source, by: [parameter] }: Order): ReadonlySet<string> | undefined {
  const codes = source === 'false' || !parameter ? [] : orderCodes(parameter);
  return codes.length === 0 ? undefined : new Set(codes.map((code) => code.replace(/^[+-]|[:,\s](?:asc|desc)$/gi, '')));
}

/** Types a heading of which orders the list. */
const SORTED = new Set([
  ...['text', 'number', 'date', 'dateTime', 'enumeration', 'boolean', 'currency', 'country', 'timeZone'],
  ...['timeOfDay', 'serial'],
]);

/** Fields whose headings order a list only where its call may be ordered by them. */
export function sortable(fields: readonly FieldDraft[], { ordered }: ListDraft): FieldDraft[] {
  return fields.map((field) =>
    ordered && SORTED.has(field.builder) && !field.options.internal && !ordered.has(wireOf(field))
      ? { ...field, options: { ...field.options, sortable: 'false' } }
      : field,
  );
}

const UNSORTED: Order = { source: 'false', by: [] };

function sortOf(parameters: readonly Parameter[], fields: readonly FieldDraft[], say: Say): Order {
  const order = parameters.find(({ name }) => SORT_ORDER.test(name));
  const field =
    parameters.find((one) => one !== order && SORT_FIELD.test(one.name)) ??
    (order && parameters.find(({ name }) => SORT_COLUMN.test(name)));
  if (field && order) {
    sayCapitals(order, say);
    const isUsual = field.name === 'sortField' && order.name === 'sortOrder';
    const source = isUsual ? undefined : `{ field: ${quoted(field.name)}, order: ${quoted(order.name)} }`;
    return { source, by: [field, order] };
  }
  const lone = field ?? order;
  if (!lone) return UNSORTED;
  const name = quoted(lone.name);
  if (isSigned(lone)) return { source: `{ field: ${name}, order: '-' }`, by: [lone] };
  const worded =
    orderCodes(lone).find((code) => /\s(?:asc|desc)$/i.test(code)) ??
    /['"`](\w+ (?:asc|desc))['"`]/i.exec(saidOf(lone))?.[1];
  if (worded !== undefined) {
    say(lone.place, `It carries "${worded}"; no order of a list is written so.`, 'sort: false');
    return { ...UNSORTED, by: [lone] };
  }
  if (lone === order && /\basc/i.test(saidOf(lone))) {
    say(lone.place, 'It says which way round a list is ordered, and nothing says by which field.', 'sort: false');
    return { ...UNSORTED, by: [lone] };
  }
  const isLower = !/\b(?:ASC|DESC)\b/.test(orderCodes(lone).join(' '));
  if (isLower && isPaired(lone)) return { source: `{ field: ${name}, order: 'order', many: 'pairs' }`, by: [lone] };
  if (isLower && isCommaed(lone)) return { source: `{ field: ${name}, order: ',' }`, by: [lone] };
  // the direction of a record is what its own field says
  if (fields.some((one) => wireOf(one) === lone.name)) return UNSORTED;
  say(
    lone.place,
    `"${lone.name}" alone carries the order; how is not said. The list cannot be sorted until it is.`,
    `sort: { field: ${name}, order: '-' } // for -name; { field: ${name}, order: 'order', many: 'pairs' } for name:asc`,
  );
  return UNSORTED;
}

/** An order by something that records have; what a list is ordered by under other names is told. */
function knownOrder(order: Order, fields: readonly FieldDraft[], say: Say): Order {
  const ordered = orderedBy(order);
  const [parameter] = order.by;
  if (!ordered || !parameter || fields.some((one) => ordered.has(wireOf(one)))) return order;
  say(
    parameter.place,
    `A list is ordered by ${[...ordered].slice(0, 4).join(', ')}, which are no fields of the records.`,
    'sort: false',
  );
  return { ...UNSORTED, by: order.by };
}

const wireOf = ({ name, options }: FieldDraft): string => (options.wire ? options.wire.slice(1, -1) : name);

/** The field a parameter is about: by its name, also written otherwise, or by what stands before how it compares. */
function fieldOf(parameter: Parameter, fields: readonly FieldDraft[]): FieldDraft | undefined {
  const exact = fields.find((one) => wireOf(one) === parameter.name);
  if (exact) return exact;
  const plain = plainName(parameter.name);
  const about = plain.replace(COMPARES, '').replace(/_+$/, '');
  return fields.find((one) => same(wireOf(one), plain)) ?? fields.find((one) => same(wireOf(one), about));
}

function filterSource(field: FieldDraft, { name, schema }: Parameter): string {
  const many = schema.type === 'array' && SEVERAL.has(field.builder);
  const options = {
    ...(wireOf(field) !== name && { params: quoted(name) }),
    ...(many && { many: 'true' }),
  };
  return Object.keys(options).length === 0
    ? quoted(field.name)
    : optionsSource({ field: quoted(field.name), ...options });
}

/** What a parameter takes, where that is other codes than a filter of the field sends. */
function otherCodes({ builder, codes }: FieldDraft, { schema }: Parameter): string[] {
  const taken = [...listOf(schema.enum), ...listOf(treeOf(schema.items).enum)].map(String);
  const sent =
    builder === 'boolean'
      ? ['true', 'false']
      : builder === 'enumeration'
        ? codes?.map(({ code }) => String(code))
        : undefined;
  return sent === undefined || taken.length === 0 || sent.some((one) => taken.includes(one)) ? [] : taken;
}

/** The fields that the description of a search names; else the one that names a record. */
function searchedIn(fields: readonly FieldDraft[], title: string | undefined, said: string): string[] {
  const texts = fields.filter(({ builder, options }) => builder === 'text' && !options.createOnly && !options.internal);
  const words = new Set(wordsOf(said));
  const named = texts.filter(({ name, words: { zh } }) => {
    const own = wordsOf(name);
    return (own.length > 0 && own.every((word) => words.has(word))) || (zh !== undefined && said.includes(zh));
  });
  if (named.length > 0) return named.map(({ name }) => name);
  return texts.filter(({ name }) => name === title).map(({ name }) => name);
}

/**
 * Filters, order and search from what a list call takes besides its page.
 *
 * @param parameters without those of the page
 * @param title the field that names a record
 */
export function readFilters(
  fields: readonly FieldDraft[],
  parameters: readonly Parameter[],
  say: Say,
  title?: string,
): ListDraft {
  const order = knownOrder(sortOf(parameters, fields, say), fields, say);
  const { source: sort, by: sortedBy } = order;
  const ordered = orderedBy(order);
  const ranges = rangesIn(parameters);
  const ranged = new Set(ranges.flatMap((one) => rangeField(one, fields)?.name ?? []));
  const inRange = new Set(ranges.flatMap(({ from, to }) => [from.name, to.name]));
  const sorts = (name: string) => SORT_ORDER.test(name) || SORT_FIELD.test(name);
  let search: string | undefined;

  const searchBy = (parameter: Parameter): void => {
    const said = textOf(parameter.schema.description) ?? '';
    const found = searchedIn(fields, title, said);
    const source = (names: readonly string[]) =>
      `{ param: ${quoted(parameter.name)}, in: [${names.map(quoted).join(', ')}] }`;
    if (found.length > 0 && search === undefined) search = source(found);
    if (found.length > 0 && (found.length > 1 || found[0] !== title)) return;
    const first = found[0] ?? fields[0]?.name;
    say(
      parameter.place,
      `Which fields are searched is not said${said ? ` ("${said}")` : ''}${found.length > 0 ? '; the box names the first' : ''}.`,
      `list: { search: ${source(first === undefined ? [] : [first])} }`,
    );
  };
  const chosen = new Map<string, Chosen>();
  /** One filter a field: a second would stand beside it under the same name. */
  const take = (field: FieldDraft, parameter: Parameter, source: string): void => {
    if (field.options.deprecated) {
      say(
        parameter.place,
        `"${field.name}" is deprecated, so no filter asks for it.`,
        `list: { filters: [${source}] } // if it is wanted all the same`,
      );
      return;
    }
    const own = { parameter, source, worth: worth(field, parameter) };
    const other = chosen.get(field.name);
    const isBetter = other === undefined || own.worth > other.worth;
    const left = isBetter ? other : own;
    if (isBetter) chosen.set(field.name, own);
    if (left)
      say(left.parameter.place, `There is a filter of "${field.name}" already.`, `list: { filters: [${left.source}] }`);
  };
  const read = (parameter: Parameter): void => {
    const range = ranges.find(({ from }) => from === parameter);
    if (range) {
      const field = rangeField(range, fields);
      const params = `{ params: [${quoted(range.from.name)}, ${quoted(range.to.name)}] }`;
      if (field) return take(field, parameter, `range(${quoted(field.name)}, ${params})`);
      const some = fields.find(({ builder }) => ORDERED.has(builder));
      say(
        parameter.place,
        `Which field is from ${range.from.name} to ${range.to.name} is not said.`,
        some
          ? `list: { filters: [range(${quoted(some.name)}, ${params})] } // or of another field`
          : 'Nothing, or a field that has from and to.',
      );
    }
    if (sortedBy.includes(parameter)) return;
    if (inRange.has(parameter.name) || (sorts(parameter.name) && !fields.some((one) => wireOf(one) === parameter.name)))
      return;
    const field = fieldOf(parameter, fields);
    // from and to say more than the very moment
    if (field && ranged.has(field.name)) return;
    if (field?.builder === 'dateTime' && parameter.schema.format === 'date') {
      say(
        parameter.place,
        'It finds what happened on one day; a list is narrowed by the moment, or by from and to.',
        `list: { filters: [${filterSource(field, parameter)}] } // if it takes a moment, too`,
      );
      return;
    }
    if (field?.builder === 'dateTime' && !takesText(parameter.schema)) {
      say(
        parameter.place,
        'It takes a time as a number; a list narrows by a time that is written out.',
        'list: { filters: [] } // or a call of the backend that takes such a time',
      );
      return;
    }
    if (field && DATES.has(field.builder) && parameter.schema.type === 'array') {
      const params = `['${parameter.name}[0]', '${parameter.name}[1]']`;
      say(
        parameter.place,
        'It takes several times; whether they are the first and the last is not said.',
        `list: { filters: [range(${quoted(field.name)}, { params: ${params} })] }`,
      );
      return;
    }
    const other = field ? otherCodes(field, parameter) : [];
    if (field && other.length > 0) {
      say(
        parameter.place,
        `It takes ${other.join(', ')}; a filter of "${field.name}" sends the codes of the records.`,
        `list: { filters: [${filterSource(field, parameter)}] } // if it takes those, too`,
      );
      return;
    }
    // all records are of the only code there is
    if (field?.codes?.length === 1) return;
    if (field && FILTERED.has(field.builder) && !field.options.createOnly && !field.options.internal)
      return take(field, parameter, filterSource(field, parameter));
    if (SEARCH.test(parameter.name) && !['object', 'array'].includes(String(parameter.schema.type)))
      searchBy(parameter);
    else if (field && FILTERED.has(field.builder))
      say(
        parameter.place,
        `Only forms have "${field.name}", so that no list narrows by it.`,
        `list: { filters: [${filterSource(field, parameter)}] } // with a field that records have`,
      );
    else if (field)
      say(
        parameter.place,
        `A list cannot filter by a field of the type ${field.builder}.`,
        `${field.name}: text() // or another type that can be narrowed by`,
      );
    else
      say(
        parameter.place,
        `"${parameter.name}" is no field of the records.`,
        `list: { filters: [] } // with a field ${camel(parameter.name)}, or nothing`,
      );
  };
  for (const parameter of parameters) read(parameter);
  const filters = [...chosen.values()].map(({ source }) => source);
  return {
    filters,
    ...(sort !== undefined && { sort }),
    ...(search !== undefined && { search }),
    ...(ordered && { ordered }),
  };
}
