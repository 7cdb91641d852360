import type { FieldDraft, Say } from '../draft';
import { camel } from '../nameForms';
import { quoted } from '../sourceText';
import { listOf, textOf, treeOf } from './json';
import type { Parameter } from './operationsOf';

/** What the parameters of a list call say: filters as source, the order, and the names of the page's parameters. */
export interface ListDraft {
  readonly filters: readonly string[];
  /** Source of `sort` in the api, when it is not the usual. */
  readonly sort?: string;
  /** Source of the quick search. */
  readonly search?: string;
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
]);
const DATES = new Set(['date', 'dateTime']);
const SEARCH = /^(?:key_?words?|search(?:Key|Value|Text|Word)?|q|query|fuzzy|condition)$/i;
const SORT_FIELD =
  /^(?:sort_?field|sort_?by|order_?by|order_?by_?column|sort_?name|order_?field|sort_?column|sort|order_?by_?field|sidx)$/i;
const SORT_ORDER =
  /^(?:sort_?order|order|is_?asc|sort_?type|order_?type|direction|sort_?direction|order_?direction|sord|asc)$/i;

/** The two ends in a name: after it (`powerMin`, `startTimeFrom`), else before it (`beginDate`). */
const ENDS: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/(?<=[a-z0-9_])(?:_?(?:begin|start|min|from|gte|ge))$/i, /(?<=[a-z0-9_])(?:_?(?:end|max|to|lte|le))$/i],
  [/^(?:begin|start|min|from)(?=[A-Z_]|$)/, /^(?:end|max|to)(?=[A-Z_]|$)/],
];
const without = (name: string, pattern: RegExp): string => camel(name.replace(pattern, ''));

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
      if (!begins.test(from.name)) continue;
      const of = without(from.name, begins);
      const to = parameters.find(({ name }) => name !== from.name && ends.test(name) && without(name, ends) === of);
      if (to) return [{ from, to, of }];
    }
    return [];
  });
}

/** The field a range is about: the one it names, or the only one it can be about. */
function rangeField({ of }: Range, fields: readonly FieldDraft[]): FieldDraft | undefined {
  const named = fields.find(({ name }) => name.toLowerCase() === of.toLowerCase());
  const dates = fields.filter(({ builder }) => DATES.has(builder));
  return named ?? (/^(?:date|time|day|)$/i.test(of) && dates.length === 1 ? dates[0] : undefined);
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
    /(?:prefix\w*|minus|hyphen|dash|sign|前缀|减号|负号).{0,40}[-"'`–]|(?<![\w-])-[a-z][a-zA-Z_]+\b|[`'"]-[`'"]/.test(
      said,
    )
  );
}

/** Whether it carries `name:asc`. */
const isPaired = ({ schema }: Parameter): boolean =>
  /\b[a-zA-Z_]+:(?:asc|desc)\b/.test(
    [textOf(schema.description), textOf(schema.example), textOf(schema.default), textOf(schema.pattern)].join(' '),
  );

function sortOf(parameters: readonly Parameter[], say: Say): string | undefined {
  const order = parameters.find(({ name }) => SORT_ORDER.test(name));
  const field = parameters.find((one) => one !== order && SORT_FIELD.test(one.name));
  if (field && order)
    return field.name === 'sortField' && order.name === 'sortOrder'
      ? undefined
      : `{ field: ${quoted(field.name)}, order: ${quoted(order.name)} }`;
  const lone = field ?? order;
  if (!lone) return 'false';
  const name = quoted(lone.name);
  if (isSigned(lone)) return `{ field: ${name}, order: '-' }`;
  if (isPaired(lone)) return `{ field: ${name}, order: 'order', many: 'pairs' }`;
  say(
    lone.place,
    `"${lone.name}" alone carries the order; how is not said. The list cannot be sorted until it is.`,
    `sort: { field: ${name}, order: '-' } for -name, or { field: ${name}, order: 'order', many: 'pairs' } for name:asc`,
  );
  return 'false';
}

/**
 * Filters, order and search from what a list call takes besides its page.
 *
 * @param parameters without those of the page
 */
export function readFilters(fields: readonly FieldDraft[], parameters: readonly Parameter[], say: Say): ListDraft {
  const sort = sortOf(parameters, say);
  const ranges = rangesIn(parameters);
  const wireOf = ({ name, options }: FieldDraft) => (options.wire ? options.wire.slice(1, -1) : name);
  const inRange = new Set(ranges.flatMap(({ from, to }) => [from.name, to.name]));
  const sorts = (name: string) => SORT_ORDER.test(name) || SORT_FIELD.test(name);

  const filterOf = (parameter: Parameter): string[] => {
    const range = ranges.find(({ from }) => from === parameter);
    if (range) {
      const field = rangeField(range, fields);
      const params = `{ params: [${quoted(range.from.name)}, ${quoted(range.to.name)}] }`;
      if (field) return [`range(${quoted(field.name)}, ${params})`];
      say(
        parameter.place,
        `Which field is from ${range.from.name} to ${range.to.name} is not said.`,
        `list.filters: range('…', ${params})`,
      );
    }
    if (inRange.has(parameter.name) || (sorts(parameter.name) && !fields.some((one) => wireOf(one) === parameter.name)))
      return [];
    const field = fields.find((one) => wireOf(one) === parameter.name);
    if (field && FILTERED.has(field.builder)) return [quoted(field.name)];
    if (SEARCH.test(parameter.name)) {
      say(
        parameter.place,
        `Which fields are searched is not said${textOf(parameter.schema.description) ? ` ("${textOf(parameter.schema.description)}")` : ''}.`,
        `list.search: { param: ${quoted(parameter.name)}, in: ['…'] }`,
      );
    } else if (field)
      say(
        parameter.place,
        `A list cannot filter by a field of the type ${field.builder}.`,
        `another type for ${field.name}`,
      );
    else
      say(
        parameter.place,
        `"${parameter.name}" is no field of the records.`,
        `a field ${camel(parameter.name)} and ${quoted(camel(parameter.name))} in list.filters, or nothing`,
      );
    return [];
  };
  return { filters: parameters.flatMap(filterOf), ...(sort !== undefined && { sort }) };
}
