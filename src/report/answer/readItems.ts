import { asCode, asObject, asText } from '@/api';
import { readAmount, type Amount } from '@/charts';

/** A line of figures: one, and what it is made of. */
export interface FigureItem {
  /** The server's words, or a field of spec 02 §3: `gridPurchase`. */
  readonly name: string;
  /** The field, where the server tells it beside its words. */
  readonly type: string;
  readonly amount: Amount;
  readonly children: readonly FigureItem[];
}

/** How deep they go: an answer that holds itself would have no end. */
const DEEPEST = 4;

function readItem(raw: unknown, depth: number, key = ''): FigureItem {
  const item = asObject(raw) ?? {};
  return {
    name: asText(item.desc) || asText(item.name) || key,
    type: asCode(item.type),
    amount: readAmount(raw),
    children: depth < DEEPEST ? readLevel(item.children, depth + 1) : [],
  };
}

function readLevel(raw: unknown, depth: number): FigureItem[] {
  if (Array.isArray(raw)) return raw.map((one) => readItem(one, depth)).filter(({ name }) => name !== '');
  return Object.entries(asObject(raw) ?? {})
    .filter(([, one]) => asObject(one))
    .map(([key, one]) => readItem(one, depth, key));
}

/**
 * Reads figures with what they are made of, `{name, value, unit, children}`: a list, one in `list` or `items`, or an
 * object by field.
 */
export function readItems(raw: unknown): readonly FigureItem[] {
  const answer = asObject(raw);
  return readLevel(Array.isArray(answer?.list) ? answer.list : Array.isArray(answer?.items) ? answer.items : raw, 1);
}
