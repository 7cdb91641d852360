import { kebab, singular } from '../nameForms';
import type { Shape } from './shape';

/** Names of what holds a record and says nothing else of it. */
const PLAIN = new Set(['data', 'result', 'item', 'record', 'payload', 'object', 'detail', 'details']);
const ABOUT = new Set(['meta', 'links', '_links', 'included', 'jsonapi']);
/** What an answer says of how it went, beside its data: `{status: 'success', data: {…}}`. */
export const SAYS_HOW =
  /^(?:status|status_?code|success|ok|message|msg|errors?|code|timestamp|path|(?:request|trace|correlation)_?id)$/i;
/** What holds the data of an answer that says how it went. */
const HOLDS_DATA = new Set(['data', 'result', 'payload']);

export interface Wrapped {
  /** `data`, `invoice` */
  readonly at: string;
  readonly record: Shape;
}

/**
 * The one thing in a body besides what is about it: `{data: {…}, meta}`, or, of an invoice, `{invoice: {…}}`.
 *
 * @param key what the records are called: `billing-entity`
 */
export function wrappedIn(shape: Shape, key: string): Wrapped | undefined {
  const names = [...shape.properties.keys()].filter((name) => !ABOUT.has(name));
  // `{user, details}`: what is called as the records are, beside what is said of the answer
  const [at, ...others] = names.some((name) => kebab(name) === key)
    ? names.filter((name) => name !== 'details')
    : names;
  const data = names.find((name) => HOLDS_DATA.has(name));
  const saysHow = data !== undefined && names.every((name) => name === data || SAYS_HOW.test(name));
  if (saysHow && names.length > 1) return wrappedIn({ ...shape, properties: only(shape, data) }, key);
  if (at === undefined || others.length > 0) return undefined;
  const record = shape.properties.get(at)?.();
  const isKnown = PLAIN.has(at) || (key !== '' && (kebab(at) === key || isOfHasura(at, key)));
  return isKnown && record && record.properties.size > 0 ? { at, record } : undefined;
}

/** One property of several. */
const only = ({ properties }: Shape, wanted: string): Shape['properties'] =>
  new Map([...properties].filter(([name]) => name === wanted));

/** `sites_by_pk`, `insert_sites_one`: one of the sites, as Hasura calls it. */
const isOfHasura = (name: string, key: string): boolean => {
  const [, rows = ''] = /^(?:insert_|update_)?(\w+?)(?:_by_pk|_one)$/.exec(name) ?? [];
  return rows !== '' && kebab(singular(rows)) === key;
};
