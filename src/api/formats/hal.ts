import { valueAt } from '../callPage';
import { lastPart } from '../lastPart';
import { asObject, own } from '../wireValue';
import type { Format } from './sendInFormat';

/* HAL, as Spring Data REST has it: rows below `_embedded`, and ids in the links to themselves. */

/** A record has its id in its own link where it has no other. */
function withId(row: unknown): unknown {
  const given = asObject(row);
  const href = valueAt(row, '_links.self.href');
  if (!given || typeof href !== 'string' || (given.id !== undefined && given.id !== null)) return row;
  const id = lastPart(href);
  return id === undefined ? row : { ...given, id };
}

export const hal: Format = {
  outgoing(request) {
    const { params, method, headers } = request;
    const { _links: _ours, _embedded: _theirs, ...rest }: Readonly<Record<string, unknown>> = { ...params };
    const accept = { Accept: 'application/hal+json, application/json', ...headers };
    return { ...request, headers: accept, ...(params && method !== 'GET' && { params: rest }) };
  },
  incoming(body) {
    const given = asObject(body);
    const embedded = asObject(own(given, '_embedded'));
    const rows = Object.values(embedded ?? {}).find(Array.isArray);
    const total = valueAt(given, 'page.totalElements');
    if (!given || (total === undefined && (rows === undefined || given.id !== undefined))) return withId(body);
    return { ...given, list: (rows ?? []).map(withId), ...(total !== undefined && { total }) };
  },
};
