import { exampleOf, exampleSchema } from './exampleSchema';
import { listOf, pointed, textOf, textsOf, treeOf, type Tree } from './json';
import { parameterSchema, queryInPath, queryOf, type Parameter } from './parameters';

export type { Parameter } from './parameters';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Operation {
  readonly method: CallMethod;
  /** With the document's base path before it, without a stroke at its end. */
  readonly path: string;
  /** How the path is written, where it is not by strokes alone: `/orders/{id}:cancel`, `/Products({id})`. */
  readonly written?: string;
  /** The path ends in a stroke. */
  readonly stroke: boolean;
  /** `GET /iot/brand/page` */
  readonly place: string;
  readonly summary?: string;
  readonly tags: readonly string[];
  readonly query: readonly Parameter[];
  /** What stands in braces in its path. */
  readonly inPath: readonly Parameter[];
  /** Names of the headers it takes. */
  readonly headers: readonly string[];
  /** Schema of what is sent; files are sent as a form. */
  readonly body?: Tree;
  readonly form: boolean;
  /** It is sent a list of changes, or addresses, and no record. */
  readonly byChanges?: boolean;
  /** Schema of what is answered. */
  readonly answer?: Tree;
  /** The document has only an example of the answer. */
  readonly byExample: boolean;
  /** `application/json` */
  readonly answerType?: string;
  /** Names of the headers of the answer. */
  readonly answerHeaders: readonly string[];
  /** The answer is a file. */
  readonly file: boolean;
}

const METHODS: Readonly<Record<string, CallMethod>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};
const isJson = (type: string): boolean => /json|\*\/\*/.test(type);
const isFile = (type: string): boolean => /octet-stream|excel|spreadsheet|zip|pdf|csv|image\//.test(type);

/** The path of the server: `basePath`, or that of the first server. A side of the cloud is added by the client. */
function basePathOf(document: Tree): string {
  const server = treeOf(listOf(document.servers)[0]);
  const variables = treeOf(server.variables);
  const url = (textOf(document.basePath) ?? textOf(server.url) ?? '').replace(
    /\{([^}]*)\}/g,
    (_, name: string) => textOf(treeOf(variables[name]).default) ?? '',
  );
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^\/\/[^/]*/, '');
  return `/${path}`
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/^\/api\/(?:vpp|hems)(?=\/|$)/, '');
}

/** What a reference of the document leads to, however many there are on the way. */
function followed(document: Tree, node: unknown, most = 9): Tree {
  const { $ref, ...beside } = treeOf(node);
  if (typeof $ref !== 'string' || !$ref.startsWith('#/') || most === 0) return treeOf(node);
  return { ...followed(document, pointed(document, $ref), most - 1), ...beside };
}

/** An object made of form parameters (Swagger 2). */
function formSchema(parameters: readonly Tree[]): Tree {
  const named = parameters.map((one): [string, Tree] => [String(one.name), parameterSchema(one)]);
  return {
    type: 'object',
    properties: Object.fromEntries(named),
    required: parameters.filter((one) => one.required === true).map((one) => one.name),
  };
}

interface Content {
  readonly schema?: Tree;
  readonly type?: string;
  readonly form: boolean;
  readonly file: boolean;
  readonly byExample: boolean;
}

/** What a schema says of its parts. */
const PARTS = ['$ref', 'properties', 'items', 'allOf', 'oneOf', 'anyOf', 'additionalProperties'];

/** Whether a schema says no more than that something is an object or a list. */
const isBare = (schema: Tree): boolean =>
  (schema.type === 'object' || schema.type === 'array') && !PARTS.some((name) => schema[name] !== undefined);

/** A list of changes by path (RFC 6902), or addresses: nothing that a form sends. */
const isForeignBody = (type: string): boolean => /json-patch\+json|uri-list/.test(type);

function contentOf(document: Tree, content: Tree): Content {
  const types = Object.keys(content).sort((a, b) => Number(isForeignBody(a)) - Number(isForeignBody(b)));
  const type = types.find(isJson) ?? types.find((one) => /form/.test(one)) ?? types[0];
  if (type === undefined) return { form: false, file: false, byExample: false };
  const chosen = followed(document, content[type]);
  const given = treeOf(chosen.schema);
  const shown = isBare(given) ? exampleOf(given) : undefined;
  const said = Object.keys(given).length > 0 && shown === undefined ? given : undefined;
  const example = shown ?? (said ? undefined : followedExample(document, chosen));
  const schema = said ?? (example === undefined ? undefined : exampleSchema(example));
  return {
    ...(schema && { schema }),
    type,
    form: /form/.test(type),
    file: isFile(type),
    byExample: !said && schema !== undefined,
  };
}

/** The example of a content, which may be a reference itself. */
function followedExample(document: Tree, content: Tree): unknown {
  const examples = Object.fromEntries(
    Object.entries(treeOf(content.examples)).map(([name, one]) => [name, followed(document, one)]),
  );
  return exampleOf({ ...content, ...(Object.keys(examples).length > 0 && { examples }) });
}

function answerOf(document: Tree, operation: Tree): Content & { readonly headers: readonly string[] } {
  const responses = treeOf(operation.responses);
  // what a call answers besides its successes is an error
  const status = ['200', '201', '202', '203', '204', '206', '2XX', '2xx', 'default'].find(
    (one) => responses[one] !== undefined,
  );
  const response = followed(document, status === undefined ? {} : responses[status]);
  const content = contentOf(document, treeOf(response.content));
  const example = Object.values(treeOf(response.examples))[0];
  const schema =
    content.schema ??
    (response.schema === undefined
      ? typeof example === 'object'
        ? exampleSchema(example)
        : undefined
      : treeOf(response.schema));
  const said = [
    schema?.type === 'file',
    schema?.type === 'string' && schema.format === 'binary',
    response.content === undefined && textsOf(operation.produces).some(isFile),
  ];
  return {
    ...content,
    ...(schema && { schema }),
    byExample: content.byExample || (schema !== undefined && response.content === undefined && !response.schema),
    file: content.file || said.some(Boolean),
    headers: Object.keys(treeOf(response.headers)),
  };
}

function operationOf(
  document: Tree,
  { path: template, named }: { readonly path: string; readonly named: string },
  key: string,
  shared: readonly unknown[],
  operation: Tree,
): Operation {
  const parameters = [...shared, ...listOf(operation.parameters)].map((one) => followed(document, one));
  const { path, names } = queryInPath(named.replace(UNSEEN, ''));
  const place = `${METHODS[key]} ${queryInPath(template).path}`;
  const of = (where: string) => parameters.filter((one) => one.in === where);
  const sent = treeOf(followed(document, operation.requestBody).content);
  const content = contentOf(document, sent);
  const byChanges = Object.keys(sent).length > 0 && Object.keys(sent).every(isForeignBody);
  const inBody = of('body')[0]?.schema;
  const inForm = of('formData');
  const body =
    content.schema ?? (inBody === undefined ? (inForm.length > 0 ? formSchema(inForm) : undefined) : treeOf(inBody));
  const answer = answerOf(document, operation);
  const summary = textOf(operation.summary) ?? textOf(operation.description);
  const served = (own: string) =>
    `${basePathOf(document)}${own.startsWith('/') ? own : `/${own}`}`.replace(/\/{2,}/g, '/');
  const whole = served(path);
  const isWritten = inStrokes(template) !== template;
  return {
    method: METHODS[key] ?? 'GET',
    path: whole.replace(/(.)\/$/, '$1'),
    ...(isWritten && { written: served(queryInPath(template).path) }),
    stroke: /.\/$/.test(whole),
    place,
    ...(summary && { summary }),
    tags: textsOf(operation.tags),
    query: queryOf(document, place, parameters, names),
    inPath: of('path').map((one) => ({
      name: String(one.name),
      schema: parameterSchema(one),
      place: `${place}, parameter ${String(one.name)}`,
    })),
    headers: of('header').map((one) => String(one.name)),
    ...(body && { body }),
    form: content.form || inForm.length > 0,
    ...(byChanges && { byChanges }),
    ...(answer.schema && { answer: answer.schema }),
    byExample: answer.byExample,
    ...(answer.type && { answerType: answer.type }),
    answerHeaders: answer.headers,
    file: answer.file,
  };
}

/** Signs that nobody sees: a document tells two calls of one path and method apart by them. */
const UNSEEN = /\p{Cf}/gu;

/** `{taskID}`, `{task}` and `{task_id}` are one name. */
const sameName = (segment: string): string =>
  segment
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/id$/, '');

/** Paths in which the records above are called the same everywhere: as the first that names them does. */
function alike(paths: readonly string[]): (path: string) => string {
  const names = new Map<string, string>();
  const known = (above: string, segment: string): string => {
    const key = `${above}/${sameName(segment)}`;
    const found = names.get(key) ?? segment;
    names.set(key, found);
    return found;
  };
  const renamed = (path: string): string => {
    const segments = path.split('/');
    return segments
      .map((segment, index) => {
        const isAbove = /^\{[^{}]+\}$/.test(segment) && index < segments.length - 1;
        return isAbove
          ? known(
              segments
                .slice(0, index)
                .join('/')
                .replace(/\{[^{}]+\}/g, '{}'),
              segment,
            )
          : segment;
      })
      .join('/');
  };
  for (const path of paths) renamed(path);
  return renamed;
}

/** A path with a stroke before all that it names: `/orders/{id}:cancel`, and `/Products({ID})` of OData. */
const inStrokes = (path: string): string =>
  path.replace(/\((?:\w+=)?'?(\{[^{}]+\})'?\)/g, '/$1').replace(/(?<=[^/]):(?=[a-z])/gi, '/');

/** Every call of a document of either version. */
export function operationsOf(document: Tree): Operation[] {
  const renamed = alike(Object.keys(treeOf(document.paths)).map(inStrokes));
  const named = (path: string) => renamed(inStrokes(path));
  return Object.entries(treeOf(document.paths)).flatMap(([path, item]) => {
    const { parameters, ...methods } = followed(document, item);
    return Object.entries(methods).flatMap(([key, operation]) =>
      METHODS[key]
        ? [operationOf(document, { path, named: named(path) }, key, listOf(parameters), followed(document, operation))]
        : [],
    );
  });
}
