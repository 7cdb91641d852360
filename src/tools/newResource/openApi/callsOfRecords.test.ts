import { describe, expect, it } from 'vitest';
import { readDocument } from './readDocument';
import { readOpenApi } from './readOpenApi';

const PARTS = [
  'components:',
  '  schemas:',
  '    Tool: { type: object, properties: { id: { type: string }, name: { type: string } } }',
  '    Job: { type: object, properties: { id: { type: string }, state: { type: string } } }',
  '    Key: { type: object, properties: { id: { type: string }, name: { type: string }, tool_id: { type: string } } }',
];
const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;
const list = (name: string) => `{ type: array, items: ${ref(name)} }`;
const answers = (schema: string) => `responses: { '200': { content: { application/json: { schema: ${schema} } } } }`;
const sends = (schema: string) => `requestBody: { content: { application/json: { schema: ${schema} } } }`;
const NOTHING = `responses: { '204': {} }`;
const OWN = '{ type: object, properties: { name: { type: string } } }';
const PAGES = 'parameters: [{ name: page, in: query, schema: { type: integer } }, { name: size, in: query }]';

function read(paths: readonly string[]) {
  const text = ['openapi: 3.1.0', 'info: { title: Depot }', 'paths:', ...paths.map((one) => `  ${one}`), ...PARTS];
  return readOpenApi(readDocument(text.join('\n'), 'depot.yaml'), { file: 'depot.yaml', existing: new Map() });
}
const draftsOf = (paths: readonly string[]) => new Map(read(paths).drafts.map((one) => [one.name, one]));
const TOOLS = '/depot/tools';
const GET = `get: { ${answers(list('Tool'))} }`;
/** The calls of the tools of a document, without their list. */
function callsOf(more: string, ...paths: readonly string[]): Readonly<Record<string, string>> {
  const {
    page: _page,
    sort: _sort,
    ...calls
  } = draftsOf([`${TOOLS}: { ${GET}${more} }`, ...paths]).get('depot/tool')?.api ?? {};
  return calls;
}

it('calls of one record belong to a list of rows that say less of each', () => {
  const paths = [
    `/depot/owner/keys: { get: { ${answers(list('KeyInfo'))} } }`,
    `/depot/key: { post: { ${sends(ref('Key'))}, ${answers(ref('Key'))} } }`,
    `/depot/key/{keyId}: { get: { ${answers(ref('Key'))} }, delete: { ${NOTHING} } }`,
  ];
  const info = '    KeyInfo: { type: object, properties: { id: { type: string }, name: { type: string } } }';
  const text = [
    'openapi: 3.1.0',
    'info: { title: Depot }',
    'paths:',
    ...paths.map((one) => `  ${one}`),
    ...PARTS,
    info,
  ];
  const { drafts } = readOpenApi(readDocument(text.join('\n'), 'depot.yaml'), {
    file: 'depot.yaml',
    existing: new Map(),
  });
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.api).toMatchObject({ detail: "'GET /depot/key/{id}'", create: "'POST /depot/key'" });
});

describe('a call that is not written by strokes alone', () => {
  it('of one record, and what is done with it', () => {
    const body = sends('{ type: object, properties: { ids: { type: array, items: { type: string } } } }');
    const draft = draftsOf([
      `${TOOLS}: { ${GET} }`,
      `${TOOLS}({ID}): { get: { ${answers(ref('Tool'))} }, delete: { ${NOTHING} } }`,
      `${TOOLS}/{id}:cancel: { post: { ${NOTHING} } }`,
      `${TOOLS}:batchDelete: { post: { ${body}, ${NOTHING} } }`,
    ]).get('depot/tool');
    expect(draft?.api).toMatchObject({
      detail: "'GET /depot/tools({id})'",
      delete: "'DELETE /depot/tools({id})'",
      deleteMany: "'POST /depot/tools:batchDelete'",
    });
    expect(draft?.actions?.map(({ key, options }) => [key, options.on, options.call])).toEqual([
      ['cancel', "'row'", "'POST /depot/tools/{id}:cancel'"],
    ]);
  });

  it('that says in one word what is done with what', () => {
    const page = `{ type: object, properties: { total: { type: integer }, list: ${list('Tool')} } }`;
    const query = sends('{ type: object, properties: { page: { type: integer }, size: { type: integer } } }');
    const id = sends('{ type: object, properties: { id: { type: string } } }');
    const draft = draftsOf([
      `/open/getToolList: { post: { ${query}, ${answers(page)} } }`,
      `/open/getToolDetail: { post: { ${id}, ${answers(ref('Tool'))} } }`,
      `/open/addTool: { post: { ${sends(OWN)}, ${NOTHING} } }`,
      `/open/deleteTool: { post: { ${id}, ${NOTHING} } }`,
      `/open/getVersion: { get: { ${answers(OWN)} } }`,
    ]).get('depot/tool');
    expect(draft?.api).toMatchObject({
      page: "'POST /open/getToolList'",
      detail: "'POST /open/getToolDetail'",
      create: "'POST /open/addTool'",
      delete: "'POST /open/deleteTool'",
    });
  });
});

describe('a call that no form can send', () => {
  const patch = (type: string) =>
    `, patch: { requestBody: { content: { ${type}: { schema: { type: array, items: {} } } } }, ${NOTHING} }`;
  const item = (more: string) => `${TOOLS}/{id}: { get: { ${answers(ref('Tool'))} }${more} }`;

  it('changes nothing: a list of changes is no record', () => {
    expect(callsOf('', item(patch('application/json-patch+json')))).toEqual({ detail: "'GET {id}'" });
  });

  it.each([
    ['an address', 'requestBody: { content: { text/uri-list: { schema: { type: string } } } }'],
    ['a list', sends(list('Tool'))],
    ['names that nobody knows', sends('{ type: object, additionalProperties: { type: string } }')],
  ])('is no button: %s', (_, body) => {
    const { drafts, notes } = read([`${TOOLS}: { ${GET} }`, `${TOOLS}/{id}/site: { put: { ${body}, ${NOTHING} } }`]);
    expect(drafts[0]).not.toHaveProperty('actions');
    expect(notes.map(({ what }) => what)).toContain('What it must be sent is not said, so no button sends it.');
  });

  it('is no button where it only searches', () => {
    const found = `post: { ${sends(OWN)}, ${answers(list('Job'))} }`;
    expect(read([`${TOOLS}: { ${GET} }`, `${TOOLS}/search: { ${found} }`]).drafts[0]).not.toHaveProperty('actions');
  });
});

it('a button that takes something away says so', () => {
  const star = `${TOOLS}/{id}/star: { put: { ${NOTHING} }, delete: { ${NOTHING} } }`;
  expect(
    draftsOf([`${TOOLS}: { ${GET} }`, star])
      .get('depot/tool')
      ?.actions?.map(({ key }) => key),
  ).toEqual(['star', 'removeStar']);
});

it('a call that makes or changes, as its summary says, does both', () => {
  const save = `, post: { summary: Create or update a tool, ${sends(ref('Tool'))}, ${answers(ref('Tool'))} }`;
  expect(callsOf(save)).toEqual({ create: "'POST .'", edit: "'POST .'" });
});

it('records deleted by several ids are deleted by one, too', () => {
  const many = `${TOOLS}/{toolIds}: { delete: { ${NOTHING} } }`;
  expect(callsOf('', many)).toEqual({
    deleteMany: "'DELETE {ids}'",
    delete: "{ call: 'DELETE {ids}', idName: 'ids' }",
  });
});

it('a list below three other records is of them all', () => {
  const rows = (name: string) =>
    `{ type: array, items: { type: object, properties: { id: { type: string }, ${name}: { type: string } } } }`;
  const own = (name: string) => `{ type: object, properties: { id: { type: string }, ${name}: { type: string } } }`;
  const names = ['orgs', 'projects', 'places', 'services'];
  let path = '/depot';
  const paths = names.flatMap((name, at) => {
    path = `${path}/${name}`;
    const found = [
      `${path}: { get: { ${answers(rows(name))} } }`,
      `${path}/{p${at}}: { get: { ${answers(own(name))} } }`,
    ];
    path = `${path}/{p${at}}`;
    return found;
  });
  const drafts = draftsOf(paths);
  expect([...drafts.keys()]).toEqual(['depot/org', 'depot/project', 'depot/place', 'depot/service']);
  expect(drafts.get('depot/service')).toMatchObject({ of: 'placeId' });
});

describe('a call of a whole table', () => {
  const filters = (...names: readonly string[]) =>
    `parameters: [${names.map((name) => `{ name: ${name}, in: query, schema: { type: string } }`).join(', ')}]`;

  it('changes and deletes the one record whose id stands in its address', () => {
    expect(
      callsOf(
        `, patch: { ${filters('id', 'name')}, ${sends(ref('Tool'))}, ${NOTHING} }, delete: { ${filters('id', 'name')}, ${NOTHING} }`,
      ),
    ).toEqual({ edit: "'PATCH /depot/tools?id={id}'", delete: "'DELETE .'" });
  });

  it('deletes nothing by the id of something else', () => {
    expect(callsOf(`, delete: { ${filters('site_id')}, ${NOTHING} }`)).toEqual({});
  });

  it('of PostgREST says how it compares, and filters nothing', () => {
    const text = [
      'swagger: "2.0"',
      'info: { title: Depot }',
      'produces: [application/json, application/vnd.pgrst.object+json]',
      'definitions: { tools: { type: object, properties: { id: { type: integer }, name: { type: string } } } }',
      'paths:',
      '  /tools:',
      '    get:',
      '      parameters: [{ name: name, in: query, type: string }, { name: offset, in: query, type: string }, { name: limit, in: query, type: string }]',
      "      responses: { '200': { schema: { type: array, items: { $ref: '#/definitions/tools' } } } }",
      '    patch:',
      "      parameters: [{ name: id, in: query, type: string }, { name: tools, in: body, schema: { $ref: '#/definitions/tools' } }]",
      "      responses: { '204': {} }",
      "    delete: { parameters: [{ name: id, in: query, type: string }], responses: { '204': {} } }",
    ].join('\n');
    const { drafts, service } = readOpenApi(readDocument(text, 'depot.yaml'), {
      file: 'depot.yaml',
      existing: new Map(),
    });
    expect(drafts[0]?.api).toMatchObject({
      edit: "'PATCH /depot/tools?id=eq.{id}'",
      delete: "'DELETE /depot/tools?id=eq.{id}'",
      sort: 'false',
    });
    expect(drafts[0]?.filters).toEqual([]);
    expect(service.wire.paging).toBe("{ pageNum: 'offset', pageSize: 'limit', offset: true }");
  });
});

describe('a call of all records', () => {
  it('changes none of them when it does not say which', () => {
    expect(callsOf(`, put: { ${sends(OWN)}, ${NOTHING} }`)).toEqual({});
    expect(
      callsOf(`, put: { ${sends('{ type: object, properties: { tools: { type: array } } }')}, ${NOTHING} }`),
    ).toEqual({});
    expect(callsOf(`, put: { ${sends(list('Tool'))}, ${NOTHING} }`)).toEqual({});
  });

  it('changes the one whose id it is sent', () => {
    expect(callsOf(`, put: { ${sends(ref('Tool'))}, ${NOTHING} }`)).toEqual({ edit: "'PUT .'" });
    const byName = `${TOOLS}/{name}: { get: { ${answers(ref('Tool'))} } }`;
    expect(callsOf(`, put: { ${sends(OWN)}, ${NOTHING} }`, byName)).toMatchObject({ edit: "'PUT .'" });
  });

  it('makes one by PUT, where its words say so, and POST of one changes it', () => {
    const one = `${TOOLS}/{id}: { get: { ${answers(ref('Tool'))} }, post: { summary: Update a tool, ${sends(ref('Tool'))}, ${answers(ref('Tool'))} } }`;
    expect(callsOf(`, put: { summary: Create a tool, ${sends(ref('Tool'))}, ${answers(ref('Tool'))} }`, one)).toEqual({
      detail: "'GET {id}'",
      create: "'PUT .'",
      edit: "'POST {id}'",
    });
  });

  it('makes nothing when it is sent nothing, and several by a list that is no choice to pick from', () => {
    const one = `${TOOLS}/{id}: { put: { ${sends(ref('Tool'))}, ${NOTHING} } }`;
    expect(callsOf(`, post: { summary: Mark all as read, ${answers('{ type: object }')} }`, one)).toEqual({
      edit: "'PUT {id}'",
    });
    const many = `post: { summary: Create several, ${PAGES}, ${sends(list('Tool'))}, ${answers(list('Tool'))} }`;
    expect(callsOf(`, ${many}`, one)).toEqual({ edit: "'PUT {id}'" });
  });
});

describe('a call of one record', () => {
  it('is no detail that marks it as read, and makes none that saves something of it', () => {
    const read = `${TOOLS}/{id}/read: { post: { ${answers(ref('Tool'))} } }`;
    const save = `${TOOLS}/{id}/save: { post: { ${sends(OWN)}, ${answers(ref('Tool'))} } }`;
    expect(callsOf('', read, save)).toEqual({});
  });

  it('belongs to no list below other records, and makes no record that it only answers', () => {
    const drafts = draftsOf([
      `${TOOLS}: { ${GET} }`,
      `${TOOLS}/{id}/keys: { get: { ${answers(list('Key'))} } }`,
      `/depot/jobs: { get: { ${answers(list('Job'))} } }`,
      `/depot/jobs/{id}/key: { post: { ${sends(OWN)}, ${answers(ref('Key'))} } }`,
      `/depot/schedules/daily: { post: { ${sends(OWN)}, ${answers(ref('Job'))} } }`,
    ]);
    expect(drafts.get('depot/job')?.api).not.toHaveProperty('create');
    expect(drafts.get('depot/key')?.api).not.toHaveProperty('create');
  });

  it('is asked by its own id, which is not that of the record above of the same name', () => {
    const drafts = draftsOf([
      `/depot/jobs: { get: { ${answers(list('Job'))} } }`,
      `/depot/jobs/{tool_id}/keys: { get: { ${answers(list('Key'))} } }`,
      `/depot/keys/{tool_id}: { get: { ${answers(ref('Key'))} } }`,
    ]);
    expect(drafts.get('depot/key')).toMatchObject({ of: 'jobToolId', api: { detail: "'GET /depot/keys/{tool_id}'" } });
  });

  it('is found where its paths call the record above otherwise', () => {
    const drafts = draftsOf([
      `${TOOLS}: { ${GET} }`,
      `${TOOLS}/{tool}/keys: { get: { ${answers(list('Key'))} } }`,
      `${TOOLS}/{toolID}/keys/{id}: { put: { ${sends(OWN)}, ${NOTHING} } }`,
    ]);
    expect(drafts.get('depot/key')?.api).toMatchObject({ edit: "'PUT {id}'" });
  });
});

it('has paths without signs that nobody sees', () => {
  const unseen = `${TOOLS}\u200e: { post: { ${sends(OWN)}, ${answers(ref('Tool'))} } }`;
  expect(callsOf('', unseen)).toEqual({ create: "'POST .'" });
});

it('lists what may be several things with the fields, and all the codes, that these have', () => {
  const state = (codes: string, more: string) =>
    `{ type: object, properties: { id: { type: string }, state: { type: string, enum: [${codes}] }, ${more} } }`;
  const either = `{ type: array, items: { oneOf: [${state('open, shut', 'size: { type: integer }')}, ${state('open, lost', 'size: { type: string }')}] } }`;
  const [draft] = draftsOf([`/depot/parts: { get: { ${answers(either)} } }`]).values();
  expect(draft?.fields.map(({ name, first }) => [name, first])).toEqual([['state', "['open', 'shut', 'lost']"]]);
});

it('knows a record by a text, also where only some codes are said', () => {
  const kind = '{ type: object, properties: { kind: { type: string, enum: [a, b] } } }';
  const drafts = draftsOf([
    `/depot/links: { get: { ${answers(`{ type: array, items: ${kind} }`)} }, post: { ${sends(kind)}, ${answers(kind)} } }`,
    `/depot/links/{kind}: { get: { ${answers(kind)} } }`,
  ]);
  expect(drafts.get('depot/link')?.fields).toMatchObject([{ name: 'kind', builder: 'text' }]);
});

it('tells of calls that name a record by several parts, and does not use them', () => {
  const one = `${TOOLS}/{country}/{party}/{id}: { get: { ${answers(ref('Tool'))} }, delete: { ${NOTHING} } }`;
  const { drafts, notes, lone } = read([`${TOOLS}: { ${GET} }`, one]);
  expect(drafts[0]?.api).not.toHaveProperty('delete');
  expect(lone).toEqual([]);
  const told = notes.filter(({ what }) => what.includes('several parts'));
  expect(told.map(({ place }) => place)).toEqual(
    ['GET', 'DELETE'].map((method) => `${method} ${TOOLS}/{country}/{party}/{id}`),
  );
});

it('reads what a schema only shows by an example inside of it', () => {
  const shown = '{ type: object, example: { data: [{ id: a, name: b }] } }';
  expect([...draftsOf([`${TOOLS}: { get: { ${answers(shown)} } }`]).keys()]).toEqual(['depot/tool']);
});
