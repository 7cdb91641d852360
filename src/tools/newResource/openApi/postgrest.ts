import { listOf, textOf, treeOf, type Tree } from './json';
import type { Operation } from './operationsOf';

/** Whether a document is one that PostgREST writes of a database: its calls answer and take its own types. */
export const isPostgrest = (document: Tree): boolean =>
  [...listOf(document.produces), ...listOf(document.consumes)].some((one) => /vnd\.pgrst\./.test(String(one))) ||
  /postgrest/i.test(textOf(treeOf(document.externalDocs).url) ?? '');

/**
 * The one record a call of a whole table is about, in its address: without it, `PATCH /sites` would change every row.
 * PostgREST says how it compares, `id=eq.7`.
 */
export function oneInAddress(document: Tree, { query }: Operation, idName: string): string | undefined {
  const found = query.find(({ name }) => name === idName);
  return found && `${found.name}=${isPostgrest(document) ? 'eq.' : ''}{${idName}}`;
}
