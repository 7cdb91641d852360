import { isObject, objectOf, serviceWire, type ServiceWire } from '@/schema';

/* Services whose records come in a format of their own, as this backend speaks it: JSON:API and HAL. */

type Values = Readonly<Record<string, unknown>>;

interface Format {
  readonly type: string;
  /** What a call is sent, as plain parameters. */
  incoming(params: Values): Values;
  /** A record, rows or a page of them; `at`: the path of the call. */
  outgoing(data: unknown, at: string): unknown;
  /** What a refusal says: its code, its words, and those of fields. */
  refusal(said: { readonly code: unknown; readonly msg: unknown; readonly errors: Values }): unknown;
}

/** The side the console adds before a path. */
const SIDE = /^\/api\/(?:vpp|hems)(?=\/)/;

/** How the service of a call speaks, by its path with the side or without. */
export const wireOf = (path: string): ServiceWire | undefined => serviceWire(path.replace(SIDE, ''));

/** The name of the records in a path: its last part, before the id of a record. */
const collectionIn = (path: string, isOne: boolean): string =>
  path
    .split('/')
    .filter(Boolean)
    .at(isOne ? -2 : -1) ?? '';

/** The rows of a page or a bare list, and what else the page says; undefined for anything else. */
function rowsIn(data: unknown): { readonly rows: readonly unknown[]; readonly rest: Values } | undefined {
  if (Array.isArray(data)) return { rows: data, rest: {} };
  const { list, ...rest } = objectOf(data);
  return Array.isArray(list) ? { rows: list, rest } : undefined;
}

const idsIn = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(idsIn) : isObject(value) ? (objectOf(value).id ?? null) : value;

/** References stand among the attributes: which of a row's properties are some, only its schema knows. */
function resourceOf(row: unknown, type: string): unknown {
  if (!isObject(row)) return row;
  const { id, ...attributes } = objectOf(row);
  return { type, ...(id !== undefined && { id: String(id) }), attributes };
}

const jsonApi: Format = {
  type: 'application/vnd.api+json',
  incoming({ data, ...params }) {
    const { id, attributes, relationships } = objectOf(data);
    const named = Object.entries(params).map(([name, value]) => [/^filter\[(.+)\]$/.exec(name)?.[1] ?? name, value]);
    const links = Object.entries(objectOf(relationships)).map(([name, one]) => [name, idsIn(objectOf(one).data)]);
    return {
      ...(id !== undefined && { id }),
      ...objectOf(attributes),
      ...Object.fromEntries(links),
      ...Object.fromEntries(named),
    };
  },
  outgoing(data, at) {
    const page = rowsIn(data);
    if (!page) return { data: resourceOf(data, collectionIn(at, true)) };
    const { total, meta, ...rest } = page.rest;
    const type = collectionIn(at, false);
    return {
      ...rest,
      data: page.rows.map((row) => resourceOf(row, type)),
      meta: { ...objectOf(meta), ...(total !== undefined && { total }) },
    };
  },
  refusal: ({ code, msg, errors }) => ({
    errors: [
      { code, detail: msg },
      ...Object.entries(errors).map(([name, detail]) => ({ detail, source: { pointer: `/data/attributes/${name}` } })),
    ],
    meta: { code, msg, data: { errors } },
  }),
};

/** A record that is known by its own address alone. */
function linked(row: unknown, path: string): unknown {
  if (!isObject(row)) return row;
  const { id, ...values } = objectOf(row);
  return { ...values, _links: { self: { href: `${path}/${encodeURIComponent(String(id))}` } } };
}

const hal: Format = {
  type: 'application/hal+json',
  incoming: (params) => params,
  outgoing(data, at) {
    const page = rowsIn(data);
    if (!page) return linked(data, at);
    const { total, totalSize, pageSize, pageNum, ...rest } = page.rest;
    const totalElements = total ?? totalSize;
    return {
      ...rest,
      _embedded: { [collectionIn(at, false)]: page.rows.map((row) => linked(row, at)) },
      ...(totalElements !== undefined && { page: { size: pageSize, number: pageNum, totalElements } }),
    };
  },
  refusal: ({ code, msg, errors }) => ({
    code,
    message: msg,
    errors: Object.entries(errors).map(([field, defaultMessage]) => ({ field, defaultMessage })),
  }),
};

const FORMATS = { 'json-api': jsonApi, hal } satisfies Record<NonNullable<ServiceWire['format']>, Format>;

/** The format of a service, where it has one of its own. */
export const formatOf = (wire: ServiceWire | undefined): Format | undefined => wire?.format && FORMATS[wire.format];
