/** What of a list's looks its address may carry: a view or a link holds it, else each user has his own. */
export interface LookParams {
  readonly view?: string;
  /** Column layout as JSON. */
  readonly columns?: string;
  readonly density?: string;
  /** By what the rows are grouped. */
  readonly group?: string;
}

const NAMES = ['view', 'columns', 'density', 'group'] as const;

/** The looks in anything that holds list parameters: a query, or what was remembered of one. */
export function readLook(held: unknown): LookParams {
  if (typeof held !== 'object' || held === null) return {};
  const found = NAMES.flatMap((name) => {
    const value: unknown = Reflect.get(held, name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** A value that an address carries as JSON; undefined for anything else. */
export function fromJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
