import { listOf, pointed, textOf, textsOf, treeOf, type Tree } from './json';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A parameter in the query of a call. */
export interface Parameter {
  readonly name: string;
  /** Its schema, with the description among its keywords. */
  readonly schema: Tree;
  readonly place: string;
}

export interface Operation {
  readonly method: CallMethod;
  /** With the document's base path before it. */
  readonly path: string;
  /** `GET /iot/brand/page` */
  readonly place: string;
  readonly summary?: string;
  readonly tags: readonly string[];
  readonly query: readonly Parameter[];
  /** Schema of what is sent; files are sent as a form. */
  readonly body?: Tree;
  readonly form: boolean;
  /** Schema of what is answered. */
  readonly answer?: Tree;
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
  const url = textOf(document.basePath) ?? textOf(treeOf(listOf(document.servers)[0]).url) ?? '';
  const path = url
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/^\/\/[^/]*/, '')
    .replace(/\{[^}]*\}/g, '');
  return `/${path}`
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/^\/api\/(?:vpp|hems)(?=\/|$)/, '');
}

function followed(document: Tree, node: unknown): Tree {
  const { $ref } = treeOf(node);
  return typeof $ref === 'string' && $ref.startsWith('#/') ? treeOf(pointed(document, $ref)) : treeOf(node);
}

/** The schema of a parameter of either version, its description beside it. */
function parameterSchema({ schema, name: _name, in: _in, required: _required, ...own }: Tree): Tree {
  const { description, example } = own;
  return schema === undefined
    ? own
    : {
        ...(description !== undefined && { description }),
        ...(example !== undefined && { example }),
        ...treeOf(schema),
      };
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

function contentOf(content: Tree): { readonly schema?: Tree; readonly form: boolean; readonly file: boolean } {
  const types = Object.keys(content);
  const chosen = types.find(isJson) ?? types.find((type) => /form/.test(type)) ?? types[0];
  if (chosen === undefined) return { form: false, file: false };
  return { schema: treeOf(treeOf(content[chosen]).schema), form: /form/.test(chosen), file: isFile(chosen) };
}

function answerOf(document: Tree, operation: Tree): { readonly schema?: Tree; readonly file: boolean } {
  const responses = treeOf(operation.responses);
  const status = ['200', '201', '202', '2XX', 'default'].find((one) => responses[one] !== undefined);
  const response = followed(document, status === undefined ? {} : responses[status]);
  const content = contentOf(treeOf(response.content));
  const schema = content.schema ?? (response.schema === undefined ? undefined : treeOf(response.schema));
  const said = [
    schema?.type === 'file',
    schema?.type === 'string' && schema.format === 'binary',
    textsOf(operation.produces).some(isFile),
  ];
  return { ...(schema && { schema }), file: content.file || said.some(Boolean) };
}

function operationOf(
  document: Tree,
  path: string,
  key: string,
  shared: readonly unknown[],
  operation: Tree,
): Operation {
  const parameters = [...shared, ...listOf(operation.parameters)].map((one) => followed(document, one));
  const place = `${METHODS[key]} ${path}`;
  const of = (where: string) => parameters.filter((one) => one.in === where);
  const content = contentOf(treeOf(followed(document, operation.requestBody).content));
  const inBody = of('body')[0]?.schema;
  const inForm = of('formData');
  const body =
    content.schema ?? (inBody === undefined ? (inForm.length > 0 ? formSchema(inForm) : undefined) : treeOf(inBody));
  const answer = answerOf(document, operation);
  const summary = textOf(operation.summary) ?? textOf(operation.description);
  return {
    method: METHODS[key] ?? 'GET',
    path: `${basePathOf(document)}${path.startsWith('/') ? path : `/${path}`}`.replace(/(.)\/$/, '$1'),
    place,
    ...(summary && { summary }),
    tags: textsOf(operation.tags),
    query: of('query').map((one) => ({
      name: String(one.name),
      schema: parameterSchema(one),
      place: `${place}, parameter ${String(one.name)}`,
    })),
    ...(body && { body }),
    form: content.form || inForm.length > 0,
    ...(answer.schema && { answer: answer.schema }),
    file: answer.file,
  };
}

/** Every call of a document of either version. */
export function operationsOf(document: Tree): Operation[] {
  return Object.entries(treeOf(document.paths)).flatMap(([path, item]) => {
    const { parameters, ...methods } = followed(document, item);
    return Object.entries(methods).flatMap(([key, operation]) =>
      METHODS[key] ? [operationOf(document, path, key, listOf(parameters), treeOf(operation))] : [],
    );
  });
}
