import type { WireRow } from './field';
import type { Provided, ProviderLoader } from './services/recordProvider';
import {
  FORMAT_WIRES,
  setServiceWire,
  type AnswerHeader,
  type CursorPaging,
  type PagingWire,
  type ServiceWire,
} from './services/serviceWire';

/** HTTP methods a call may have. @public */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call as text: `'GET page'` is relative to the resource's base, `'GET .'` is the base itself, `'POST
 * /cloud/x'` is a whole path; `'DELETE {id}'` is filled from the parameters. Paths are written as the specification
 * prints them; the client adds the prefix of its side.
 *
 * @public
 */
export type CallText = `${Method} ${string}`;

/** A call whose wire differs from the usual. @public */
export interface CallOptions {
  /** Method and path: `'POST edit'`. */
  readonly call: CallText;
  /** Parameter that carries the record's id. Default `id`. */
  readonly idName?: string;
  /** Other names for parameters: `{ name: 'keyword' }`. */
  readonly names?: Readonly<Record<string, string>>;
  /**
   * Parameters that are sent under a second name, too, where a wire calls one thing by two: `{ userId: 'uid' }`. By the
   * names they are sent as.
   */
  readonly also?: Readonly<Record<string, string>>;
  /** Sent with every call. */
  readonly fixed?: WireRow;
  /** Send only these fields of the form. */
  readonly only?: readonly string[];
  /** Send all fields of the form but these. */
  readonly without?: readonly string[];
  /** `false`: the call returns everything at once; the client pages, sorts and filters what it got. */
  readonly pages?: boolean;
  /**
   * Pages are asked for by the number of records before them: `names: { pageNum: 'offset', pageSize: 'limit' }, offset:
   * true`.
   */
  readonly offset?: boolean;
  /** Number of the first page. Default 1. */
  readonly first?: 0 | 1;
  /** Pages are asked for by a mark that the page before gave. */
  readonly cursor?: CursorPaging;
  /** What is sent stands in this property of the body, `{ invoice: {…} }`; what stands in the path stays outside. */
  readonly wrap?: string;
  /** Where in `data` the payload is, when it is neither `data` nor `data.list`: `'detail.rows'`. */
  readonly at?: string;
  /**
   * Names of the rows and of their number in the page, when they are not those of the wire: `{ list: 'records', total:
   * 'total' }`.
   */
  readonly shape?: PageShape;
  /**
   * Not every cloud has it. Where it is not done, because there is no such call or it is refused, nobody is told. Of
   * `detail`, `true`: the record is what its list says. Of `tree`, the call that is asked instead: `'GET
   * /cloud/org/tree'`.
   */
  readonly optional?: true | CallText;
}

/** How a page of records is named inside. @public */
export interface PageShape {
  /** Property with the rows, perhaps with dots. Default `list`. */
  readonly list?: string;
  /** Property with the number of rows of all pages, perhaps with dots, or a header. Default `totalSize`. */
  readonly total?: string | AnswerHeader;
}

/** A call as a schema writes it: `'POST /iot/v1/list'`, or with options. @public */
export type CallSpec = CallText | CallOptions;

/** A call with every default filled in. @public */
export interface Call extends Omit<CallOptions, 'call'> {
  readonly method: Method;
  readonly path: string;
  readonly idName: string;
  /** Ids are sent as numbers. */
  readonly idAs?: 'number';
  /** Parameter with the record that its records stand below: their ids hold both. */
  readonly above?: string;
  /** Parameters with all records above, from the furthest to the nearest, where there are several. */
  readonly levels?: readonly string[];
  /** Of a service with a provider: what the provider does instead. */
  readonly provided?: Provided;
}

/** The calls a resource may have. What is not named does not exist: no call, no control. @public */
export interface ApiCalls {
  /** One page of records: filters, order, `pageNum` and `pageSize` in; `list` and `total` out. */
  readonly page?: CallSpec;
  /** All nodes, nested or flat. */
  readonly tree?: CallSpec;
  /** One record by its id. */
  readonly detail?: CallSpec;
  /** A new record from a form; answers its id. */
  readonly create?: CallSpec;
  /** The form of a record that exists, with its id. */
  readonly edit?: CallSpec;
  /** Deletes one record by its id. */
  readonly delete?: CallSpec;
  /** Deletes several: `{ids}`. Without it, each record is deleted by its own call and failures are counted. */
  readonly deleteMany?: CallSpec;
  /** The list with its filters as a file. */
  readonly export?: CallSpec;
  /** Uploads a file of records: multipart, the file as `file` (another name: `names: { file: 'upload' }`). */
  readonly import?: CallSpec;
  /** Stores what an import has only verified; sent what names the import in its answer (`importKey`, `batchId`). */
  readonly importConfirm?: CallSpec;
  /** The server's own file about the last import. */
  readonly importResult?: CallSpec;
  /** The empty file to fill in for an import. */
  readonly template?: CallSpec;
  /** Options for pickers: `[{id, name}]`. Default: the page call. */
  readonly options?: CallSpec;
  /**
   * What the server wants of fields besides, for create and edit: `{field: {required, maxLength, pattern, min, max}}`.
   * It only ever asks for more than the schema.
   */
  readonly rules?: CallSpec;
  /** Asks the server whether values are free, field by field, while a person types. */
  readonly validate?: (CallSpec & { readonly fields?: readonly string[] }) | CallText;
}

/** Names of the calls of `api` that every resource may have. @public */
export type CallName = keyof ApiCalls;

/** The standard calls a resource may have, in the order they are told. @public */
export const CALL_NAMES = [
  'page',
  'tree',
  'options',
  'detail',
  'create',
  'edit',
  'delete',
  'deleteMany',
  'validate',
  'export',
  'import',
  'importConfirm',
  'importResult',
  'template',
  'rules',
] as const satisfies readonly CallName[];

/** The permission codes of standard calls, in the order they are told. @public */
export const STANDARD_CODES = ['create', 'edit', 'delete', 'export', 'import'] as const;
/** Permission codes that actions have of themselves. @public */
export type StandardCode = (typeof STANDARD_CODES)[number];

/** The code each standard call needs; the others come with the menu. @public */
export const CALL_CODES: Readonly<Partial<Record<CallName, StandardCode>>> = {
  create: 'create',
  edit: 'edit',
  delete: 'delete',
  deleteMany: 'delete',
  export: 'export',
  import: 'import',
  importConfirm: 'import',
  importResult: 'import',
  template: 'import',
};

/** Ids that are numbers of JSON. @public */
export interface IdSpec {
  /** Name of the id on the wire. */
  readonly name: string;
  readonly wireAs: 'number';
}

/** Where a resource's calls are. A plain text is a base path with the five standard calls. @public */
export interface ApiSpec extends ApiCalls {
  /** Base path of relative calls: `/account/v3/web/tenant`. */
  readonly base: string;
  /** Changes a row before its fields are decoded, for a wire that differs in shape. */
  read?(row: WireRow): WireRow;
  /**
   * Name of the id on the wire. Default `id`. `{ name: 'id', wireAs: 'number' }`: ids are numbers of JSON; inside they
   * stay texts, so that no digit of a long one is lost.
   */
  readonly id?: string | IdSpec;
  /** Send sorting as these parameters. Default `sortField` and `sortOrder` (`asc` or `desc`). `false`: never. */
  readonly sort?: SortParams | false;
  /** How the service it stands below speaks; `service` says it. */
  readonly wire?: ServiceWire;
  /** The data provider of the service it stands below, and its name there; `service` says it. */
  readonly provider?: Pick<Provided, 'load' | 'resource'>;
}

/** How the order of a list is sent. @public */
export interface SortParams {
  /** Parameter with the wire name of the field. */
  readonly field: string;
  /**
   * Parameter with `asc` or `desc`. `'-'`: there is none, the field's parameter alone carries `name` or, for the other
   * way round, `-name`; `','`: it carries `name,asc` or `name,desc`.
   */
  readonly order: string;
  /**
   * The call orders by several fields. `comma`: both parameters are lists, `name,sort` and `asc,desc`; `pairs`: the
   * field's parameter alone carries `name:asc,sort:desc`. Default: one field only. A call that answers everything at
   * once needs nothing said: it is sorted here.
   */
  readonly many?: 'comma' | 'pairs';
}

const STANDARD: ApiCalls = {
  page: 'GET page',
  detail: 'GET detail',
  create: 'POST create',
  edit: 'POST edit',
  delete: 'POST delete',
};

/** A call that lists, with the names a service has for pages. What the call says itself counts. */
function paged(spec: CallSpec, { pageNum, pageSize, list, total, ...counted }: PagingWire): CallOptions {
  const own: CallOptions = typeof spec === 'string' ? { call: spec } : spec;
  return {
    ...counted,
    ...own,
    names: { ...(pageNum && { pageNum }), ...(pageSize && { pageSize }), ...own.names },
    shape: { ...(list && { list }), ...(total && { total }), ...own.shape },
  };
}

/** How the calls of a service are made; without either, as the platform's are. @public */
export type ServiceOptions =
  | { readonly wire?: ServiceWire; readonly provider?: never }
  | { readonly provider: ProviderLoader; readonly wire?: never };

/** With what its format says of itself. */
function wholeWire(wire: ServiceWire): ServiceWire {
  const usual = wire.format && FORMAT_WIRES[wire.format];
  return usual ? { ...usual, ...wire, paging: { ...usual.paging, ...wire.paging } } : wire;
}

/** Records of a provider are plain JSON: moments have an offset. */
const PROVIDED: ServiceWire = { dates: 'iso' };

/**
 * Joins the prefix of a backend with its resources. What it returns takes the path of a resource and its calls; without
 * calls, the five standard ones. `wire` says how a service speaks that differs from the platform: `service('/charging',
 * { wire: { success: 200, envelope: { code: 'status' } } })`. `provider` names a data provider of react-admin that its
 * records are asked through: `service('/shop', { provider: () => import('shop-provider') })`, `shop('products')`.
 *
 * @example const account = service('/account/v3/web') // api: account('tenant', { page: 'GET page' })
 * @public
 */
export function service(prefix: string, { wire: spoken, provider }: ServiceOptions = {}) {
  const wire = provider ? PROVIDED : spoken && wholeWire(spoken);
  if (wire) setServiceWire(prefix, wire);
  return (path: string, calls: Omit<ApiSpec, 'base'> = STANDARD): ApiSpec => {
    const spec: ApiSpec = {
      base: `${prefix}/${path}`,
      ...(provider && { provider: { load: provider, resource: path } }),
      ...calls,
    };
    if (!wire) return spec;
    const { sort, paging } = wire;
    return {
      ...(sort !== undefined && { sort }),
      ...spec,
      wire,
      ...(paging && spec.page && { page: paged(spec.page, paging) }),
      ...(paging && spec.options && { options: paged(spec.options, paging) }),
    };
  };
}

/**
 * A base path as an `ApiSpec` with the five standard calls (page, detail, create, edit, delete); an `ApiSpec` as it is
 * given.
 *
 * @example apiOf('/iot/v3/web/device').page // 'GET page'
 * @public
 */
export function apiOf(api: string | ApiSpec): ApiSpec {
  return typeof api === 'string' ? { base: api, ...STANDARD } : api;
}

/**
 * Name of the id on the wire.
 *
 * @example idNameOf({ base: '/shop', id: { name: 'key', wireAs: 'number' } }) // 'key'
 * @public
 */
export const idNameOf = ({ id = 'id' }: Pick<ApiSpec, 'id'>): string => (typeof id === 'string' ? id : id.name);

/**
 * The call with its method, whole path and defaults. Names in braces stay in the path: they are filled when it is sent.
 *
 * @example resolveCall('POST edit', '/iot/device') // { idName: 'id', method: 'POST', path: '/iot/device/edit' }
 * @public
 */
export function resolveCall(spec: CallSpec, base: string, id: ApiSpec['id'] = 'id'): Call {
  const { call, ...options }: CallOptions = typeof spec === 'string' ? { call: spec } : spec;
  const space = call.indexOf(' ');
  const rest = call.slice(space + 1).trim();
  return {
    idName: idNameOf({ id }),
    ...(typeof id === 'object' && { idAs: id.wireAs }),
    ...options,
    method: call.slice(0, space) as Method,
    path: rest === '.' ? base : rest.startsWith('/') ? rest : `${base}/${rest}`,
  };
}
