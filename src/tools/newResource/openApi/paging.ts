import { numberOf, textOf, type Tree } from './json';
import type { Operation, Parameter } from './operationsOf';
import { shapeOf } from './shape';

const NUMBER =
  /^(?:page(?:[-_]?(?:num|no|number|index))?|cur(?:rent)?(?:[-_]?page)?|p|offset|\$?skip(?:[-_]?count)?|start(?:[-_]?(?:index|at|from))?|first(?:[-_]?result)?|from|page\[(?:number|offset)\])$/i;
const OFFSET = /^(?:offset|\$?skip.*|start.*|first.*|from|page\[offset\])$/i;
const SIZE =
  /^(?:page[-_]?size|size|limit|\$top|top|take|max(?:[-_]?results?(?:[-_]?count)?)?|count|num|per[-_]?page|page[-_]?limit|items[-_]?per[-_]?page|rows|page\[(?:size|limit)\])$/i;
const MARK =
  /^(?:cursor|after|next|starting[-_]?after|page[-_]?token|next[-_]?(?:token|cursor|page)|continuation[-_]?token|continue|start[-_]?key|page\[(?:cursor|after)\])$/i;
/** What stands in something about the page: `pagination[pageSize]`, `page.token`. */
const INSIDE = /^(?:page|pages|paging|pager|pagination|pageable)[.[](\w+)\]?$/i;

/** A name as it is inside of what is about the page; a `key` or `token` there is the mark of one. */
function inner(name: string): string {
  const own = INSIDE.exec(name)?.[1];
  if (own === undefined || /^page\[/.test(name)) return name;
  return /^(?:key|token)$/i.test(own) ? 'cursor' : own;
}
const FROM_ZERO = /\b(?:0|zero)[- ](?:based|indexed)\b|(?:from|with|at|starts?:?) (?:0|zero)\b|\(0\.\.N\)|从\s*0/i;

/** What a call that lists records is sent: its query, and what stands in its body. */
export function sentTo(document: Tree, operation: Operation): Parameter[] {
  if (!operation.body) return [...operation.query];
  const body = shapeOf(document, operation.body, `${operation.place}, body`);
  const inBody = [...body.properties].map(([name, child]) => ({
    name,
    schema: { ...child().keys, type: child().type },
    place: `${operation.place}, body ${name}`,
    ...(body.required.has(name) && { required: true }),
  }));
  return [...operation.query, ...inBody];
}

/** Whether a parameter has to do with pages, also where another one asks for them. */
export const isOfPages = ({ name }: Pick<Parameter, 'name'>): boolean =>
  [NUMBER, SIZE, MARK].some((pattern) => pattern.test(inner(name)));

/** The parameters that ask for a page. */
export interface Paging {
  readonly number?: Parameter;
  readonly size?: Parameter;
  /** The parameter that takes the mark of a page, where pages have no numbers. */
  readonly mark?: Parameter;
}

/** Which parameters of a call that lists ask for a page: its number or mark, and how many rows it has. */
export function pagingOf(parameters: readonly Parameter[]): Paging {
  const size = parameters.find(({ name }) => SIZE.test(inner(name)));
  if (!size) return {};
  const number = parameters.find(
    (one) => one !== size && NUMBER.test(inner(one.name)) && !isMoment(one) && isNumbered(one, size),
  );
  if (number) return { number, size };
  const mark = parameters.find(({ name }) => MARK.test(inner(name)));
  return mark ? { mark, size } : { size };
}

/** `start` and `from` may be the beginning of a time. */
const isMoment = ({ schema }: Parameter): boolean => /^date/.test(textOf(schema.format) ?? '');

/**
 * The number of records before a page is a number; a text of that name is where the last page ended, unless the number
 * of its rows is a text, too.
 */
const isNumbered = (one: Parameter, size: Parameter): boolean =>
  !byOffset(one) ||
  one.schema.type !== 'string' ||
  size.schema.type === 'string' ||
  /\b(?:offset|skip|first|index|number)\b/i.test((textOf(one.schema.description) ?? '').replace(one.name, ''));

export const comesInPages = (parameters: readonly Parameter[]): boolean => {
  const { number, mark } = pagingOf(parameters);
  return (number ?? mark ?? pageAlone(parameters)) !== undefined;
};

/** The number of a page, where nothing asks how many rows it has. */
export const pageAlone = (parameters: readonly Parameter[]): Parameter | undefined =>
  pagingOf(parameters).size
    ? undefined
    : parameters.find(({ name }) => NUMBER.test(inner(name)) && /page|offset|skip/i.test(name));

/** Whether rows are counted from 1 where a page begins, as `startIndex` of SCIM: no page is asked for so. */
export function countsRowsFromOne(number: Parameter): boolean {
  const { minimum, default: usual, description } = number.schema;
  const said = numberOf(minimum) ?? numberOf(usual);
  return byOffset(number) && (said === 1 || /\b(?:1|one)[- ](?:based|indexed)\b/i.test(textOf(description) ?? ''));
}

/** Whether a page is asked for by the number of records before it. */
export const byOffset = ({ name }: Pick<Parameter, 'name'>): boolean => OFFSET.test(inner(name));

/** The number of the first page, as the parameter's least value, default or description says it. */
export function firstPage(number: Parameter): 0 | 1 {
  const { minimum, default: usual, description } = number.schema;
  const said = numberOf(minimum) ?? numberOf(usual);
  const words = textOf(description);
  if (words && FROM_ZERO.test(words)) return 0;
  return said === 0 && numberOf(usual) !== 1 ? 0 : 1;
}
