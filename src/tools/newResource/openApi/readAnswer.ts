import type { Shape } from './shape';

/** What an answer holds, with everything around it taken off. */
export interface Answer {
  /** One of several records. */
  readonly row?: Shape;
  readonly record?: Shape;
  /** Names of the rows and of their number, when the answer is a page. */
  readonly page?: { readonly list: string; readonly total?: string };
  /** There is `{code, msg, data}` around it. */
  readonly enveloped: boolean;
  /** The page stands beside the code instead of inside `data`. */
  readonly beside?: boolean;
}

const SIGNS = ['code', 'msg', 'message', 'success', 'errCode', 'errMsg', 'errorCode', 'retCode'];
const DATA = ['data', 'result', 'payload', 'body', 'obj'];
const LISTS = ['list', 'records', 'rows', 'items', 'content', 'dataList', 'data', 'results'];
const TOTALS = ['totalSize', 'total', 'totalCount', 'totalElements', 'count', 'totalNum', 'totalRecords', 'totalRow'];

function pageIn(shape: Shape): { readonly row: Shape; readonly page: NonNullable<Answer['page']> } | undefined {
  const total = TOTALS.find((name) => shape.properties.has(name));
  const list = LISTS.find((name) => shape.properties.get(name)?.().type === 'array');
  const items = list === undefined ? undefined : shape.properties.get(list)?.().items;
  const known =
    total !== undefined ||
    shape.properties.size === 1 ||
    [...shape.properties.keys()].some((name) => /^page(?:Num|No|Size)?$|^current$/i.test(name));
  if (list === undefined || !items || !known) return undefined;
  return { row: items(), page: { list, ...(total !== undefined && { total }) } };
}

const withSchema = (shape: Shape): boolean => shape.properties.size > 0;

/** Takes envelope and page off an answer. */
export function readAnswer(answer: Shape): Answer {
  const data = DATA.find((name) => answer.properties.has(name));
  const signed = SIGNS.some((name) => answer.properties.has(name));
  const inside =
    data !== undefined && (signed || answer.properties.size === 1) ? answer.properties.get(data)?.() : undefined;
  const enveloped = inside !== undefined || signed;
  const shape = inside ?? answer;
  if (shape.type === 'array') {
    const row = shape.items?.();
    return { enveloped, ...(row && withSchema(row) && { row }) };
  }
  const page = pageIn(shape);
  if (page) return { enveloped, ...page, ...(signed && !inside && { beside: true }) };
  return { enveloped, ...(withSchema(shape) && (inside !== undefined || !signed) && { record: shape }) };
}
