import { asCode, asObject, asText } from '@/api/wireValue';
import { readAmount, type Amount } from '@/charts/figures/readAmount';

/** A line of a report: a figure and what it is made of. */
export interface ReportItem {
  /** The server's words, or a field of spec 02 §3: `gridPurchase`. */
  readonly name: string;
  /** The field, where the server tells it beside its words. */
  readonly type: string;
  readonly amount: Amount;
  readonly children: readonly ReportItem[];
}

/** How deep a report goes: the specification has two levels, and an answer that holds itself would have no end. */
const DEEPEST = 4;

function readItem(raw: unknown, depth: number, key = ''): ReportItem {
  const item = asObject(raw) ?? {};
  return { name: asText(item.desc) || asText(item.name) || key, type: asCode(item.type), amount: readAmount(raw), children: depth < DEEPEST ? readLevel(item.children, depth + 1) : [] };
}

function readLevel(raw: unknown, depth: number): ReportItem[] {
  if (Array.isArray(raw)) return raw.map((one) => readItem(one, depth)).filter(({ name }) => name !== '');
  return Object.entries(asObject(raw) ?? {})
    .filter(([, one]) => asObject(one))
    .map(([key, one]) => readItem(one, depth, key));
}

/** Reads the items of a report `{name, value, unit, children}`: a list, one in `list` or `items`, or an object by field. */
export function readItems(raw: unknown): readonly ReportItem[] {
  const answer = asObject(raw);
  return readLevel(Array.isArray(answer?.list) ? answer.list : Array.isArray(answer?.items) ? answer.items : raw, 1);
}
