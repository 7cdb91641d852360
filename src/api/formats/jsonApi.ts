import { references as known } from './references';
import { isAddressed } from '../url';
import type { CallRequest } from '../request';
import { asObject, own } from '../wireValue';
import { valueAt } from '../callPage';
import type { Format } from './sendInFormat';

/* JSON:API (jsonapi.org, 1.1): resources with attributes and relationships, as plain records. */

const MEDIA = 'application/vnd.api+json';
/** Where servers tell how many there are: the standard leaves it to them. */
const TOTALS = [
  'meta.total',
  'meta.count',
  'meta.page.total',
  'meta.page.totalElements',
  'meta.pagination.total',
  'meta.pagination.count',
  'meta.total-count',
  'meta.record-count',
  'meta.totalResources',
];
/** Parameters of the standard that are no filters. */
const STANDARD = new Set(['sort', 'include']);

/** What a server calls resources of a path's part, and what its relationships lead to, as it was seen. */
const types = new Map<string, string>();
const relations = new Map<string, string>();

const partsOf = (path: string): string[] => path.split('?')[0]?.split('/').filter(Boolean) ?? [];
/** The part of a path that names the resources; what follows it in a call of one record is its id. */
const collectionOf = ({ method, path }: CallRequest): string | undefined =>
  partsOf(path).at(method === 'POST' ? -1 : -2);

const titleOf = (included: unknown): unknown => {
  const attributes = asObject(own(asObject(included), 'attributes'));
  return own(attributes, 'name') ?? own(attributes, 'title');
};

/** The id a relationship names, with the name of what was included. */
function related(data: unknown, included: readonly unknown[]): unknown {
  if (Array.isArray(data)) return data.map((one: unknown) => related(one, included));
  const id = valueAt(data, 'id');
  const found = included.find((one) => valueAt(one, 'id') === id && valueAt(one, 'type') === valueAt(data, 'type'));
  const name = titleOf(found);
  return name === undefined ? (id ?? null) : { id, name };
}

function flat(resource: unknown, included: readonly unknown[]): Readonly<Record<string, unknown>> {
  const given = asObject(resource) ?? {};
  const links = Object.entries(asObject(given.relationships) ?? {}).flatMap(([name, value]) => {
    const data = own(asObject(value), 'data');
    const type = valueAt(Array.isArray(data) ? data[0] : data, 'type');
    if (typeof type === 'string') relations.set(`${String(given.type)} ${name}`, type);
    return data === undefined ? [] : [[name, related(data, included)] as const];
  });
  return { ...asObject(given.attributes), ...Object.fromEntries(links), id: given.id };
}

const identifiers = (type: string, value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: unknown) => identifiers(type, one))
    : value === null || value === ''
      ? null
      : { type, id: String(value) };

function resourceOf(request: CallRequest): unknown {
  const { method, path, params = {} } = request;
  const part = collectionOf(request) ?? '';
  const type = types.get(part) ?? part;
  const references = known.of(path);
  const { id: given, ...values }: { readonly id?: unknown } = params;
  const id: unknown = method === 'POST' ? given : decodeURIComponent(partsOf(path).at(-1) ?? '');
  const isRelation = ([name]: readonly [string, unknown]) => references.has(name) || relations.has(`${type} ${name}`);
  const all = Object.entries(values);
  const links = all.filter(isRelation).map(([name, value]) => {
    const target = relations.get(`${type} ${name}`) ?? known.typeOf(references.get(name) ?? '');
    return [name, { data: identifiers(target, value) }] as const;
  });
  return {
    data: {
      type,
      ...(id !== undefined && id !== '' && { id: String(id) }),
      attributes: Object.fromEntries(all.filter((one) => !isRelation(one))),
      ...(links.length > 0 && { relationships: Object.fromEntries(links) }),
    },
  };
}

const filterName = (name: string): string => (name.includes('[') || STANDARD.has(name) ? name : `filter[${name}]`);

export const jsonApi: Format = {
  outgoing(request) {
    const { params = {}, headers } = request;
    if (isAddressed(request.method)) {
      const named = Object.entries(params).map(([name, value]) => [filterName(name), value] as const);
      return { ...request, params: Object.fromEntries(named), headers: { Accept: MEDIA, ...headers } };
    }
    return {
      ...request,
      params: resourceOf(request) as object,
      headers: { Accept: MEDIA, 'Content-Type': MEDIA, ...headers },
    };
  },
  incoming(body, { path }) {
    const given = asObject(body);
    if (!given || !Object.hasOwn(given, 'data')) return body;
    const included = Array.isArray(given.included) ? given.included : [];
    const { data } = given;
    const type = valueAt(Array.isArray(data) ? data[0] : data, 'type');
    const part = partsOf(path).at(Array.isArray(data) ? -1 : -2);
    if (typeof type === 'string' && part !== undefined) types.set(part, type);
    if (!Array.isArray(data)) return data === null ? null : flat(data, included);
    const total = TOTALS.map((name) => valueAt(given, name)).find((one) => one !== undefined);
    return { ...given, list: data.map((one: unknown) => flat(one, included)), ...(total !== undefined && { total }) };
  },
};
