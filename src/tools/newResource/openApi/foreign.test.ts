import { describe, expect, it } from 'vitest';
import { readDocument } from './readDocument';
import { readOpenApi } from './readOpenApi';

const answers = (schema: string): string =>
  `responses: { '200': { content: { application/json: { schema: ${schema} } } } }`;
const rows = (properties: string): string => `{ type: array, items: { type: object, properties: { ${properties} } } }`;
const RECORD = 'id: { type: string }, name: { type: string }';
const PAGES = 'parameters: [{ name: page, in: query, schema: { type: integer } }]';
const PATH = (name: string) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`;

function read(paths: readonly string[], existing = new Map<string, boolean>()) {
  const text = ['openapi: 3.1.0', 'info: { title: Depot }', 'paths:', ...paths.map((one) => `  ${one}`)].join('\n');
  return readOpenApi(readDocument(text, 'depot.yaml'), { file: 'depot.yaml', existing });
}
const draftOf = (paths: readonly string[], name: string, existing?: Map<string, boolean>) =>
  read(paths, existing).drafts.find((one) => one.name === name);

describe('records of another server', () => {
  const tools = (more: string) =>
    `/depot/tools: { get: { ${PAGES}, ${answers(rows(`${RECORD}, deviceId: { type: string }`))} }${more} }`;

  it('are none of the records that the console has of others', () => {
    const existing = new Map([['iot/device', false]]);
    expect(draftOf([tools('')], 'depot/tool', existing)?.fields.find((one) => one.name === 'deviceId')?.builder).toBe(
      'text',
    );
  });

  it('are not deleted together by a call that takes no ids: it empties the whole', () => {
    expect(draftOf([tools(`, delete: { responses: { '204': {} } }`)], 'depot/tool')?.api).not.toHaveProperty(
      'deleteMany',
    );
    const ids = 'parameters: [{ name: ids, in: query, schema: { type: string } }]';
    expect(draftOf([tools(`, delete: { ${ids}, responses: { '204': {} } }`)], 'depot/tool')?.api).toHaveProperty(
      'deleteMany',
    );
  });

  it('are made by no call that only ends alike', () => {
    const body =
      'requestBody: { content: { application/json: { schema: { type: object, properties: { force: { type: boolean } } } } } }';
    const paths = [tools(''), `/depot/rooms/tools: { post: { ${body}, responses: { '204': {} } } }`];
    expect(draftOf(paths, 'depot/tool')?.api).not.toHaveProperty('create');
  });

  it('are chosen by nobody where they are listed for another record alone', () => {
    const list = (path: string, more: string, parameters = '') =>
      `${path}: { get: { parameters: [{ name: page, in: query, schema: { type: integer } }${parameters}], ${answers(rows(`${RECORD}, ${more}`))} } }`;
    const paths = [
      list('/depot/vens', 'partId: { type: string }'),
      list('/depot/vens/{venId}/parts', 'size: { type: integer }', `, ${PATH('venId')}`),
    ];
    expect(draftOf(paths, 'depot/part')?.of).toBe('venId');
    expect(draftOf(paths, 'depot/ven')?.fields.find((one) => one.name === 'partId')?.builder).toBe('text');
  });
});

describe('records of some kinds alone', () => {
  it('keep the ids of those that are not written', () => {
    const list = (name: string, more: string) =>
      `/depot/${name}: { get: { ${PAGES}, ${answers(rows(`${RECORD}, ${more}`))} } }`;
    const text = ['openapi: 3.1.0', 'info: { title: Depot }', 'paths:'];
    const paths = [list('racks', 'siteId: { type: integer }'), list('sites', 'city: { type: string }')];
    const document = readDocument([...text, ...paths.map((one) => `  ${one}`)].join('\n'), 'depot.yaml');
    const builders = (more: object) =>
      readOpenApi(document, { file: 'depot.yaml', existing: new Map(), ...more }).drafts[0]?.fields.map(
        ({ name, builder }) => `${name} ${builder}`,
      );
    expect(builders({})).toContain('siteId reference');
    expect(builders({ only: ['rack'] })).toContain('siteId number');
    expect(builders({ only: ['rack'], existing: new Map([['depot/site', false]]) })).toContain('siteId reference');
  });
});

describe('what a record is known by', () => {
  const customer = (param: string, properties: string) => [
    `/depot/customers: { get: { ${PAGES}, ${answers(rows(properties))} } }`,
    `/depot/customers/{${param}}: { get: { parameters: [${PATH(param)}], ${answers(`{ type: object, properties: { ${properties} } }`)} } }`,
  ];

  it.each([
    [
      'external_customer_id',
      'lago_id: { type: string }, external_id: { type: string }, name: { type: string }',
      "'external_id'",
    ],
    ['username', 'id: { type: integer }, login: { type: string }', "'login'"],
    ['name}.json', 'id: { type: integer }, name: { type: string }', "'name'"],
  ])('is what its path asks for: {%s', (param, properties, id) => {
    const [listed = '', one = ''] = customer(param.replace('}.json', ''), properties);
    const paths = [listed, param.endsWith('.json') ? one.replace('}:', '}.json:') : one];
    expect(draftOf(paths, 'depot/customer')?.api?.id).toBe(id);
  });
});

describe('names', () => {
  it('of properties are names of source, whatever they are on the wire', () => {
    const fields = `${RECORD}, '###': { type: string }, 3d: { type: string }`;
    expect(
      draftOf([`/depot/tools: { get: { ${PAGES}, ${answers(rows(fields))} } }`], 'depot/tool')?.fields.map(
        ({ name, options }) => [name, options.wire],
      ),
    ).toEqual([
      ['name', undefined],
      ['value', "'###'"],
      ['value3d', "'3d'"],
    ]);
  });
});

describe('what is sent', () => {
  const sends = (schema: string) => `requestBody: { content: { application/json: { schema: ${schema} } } }`;
  const sent = (properties: string) => `{ type: object, required: [name], properties: { ${properties} } }`;

  it('must be filled in, though what is answered may be null or is read only', () => {
    const answered = 'id: { type: string }, name: { type: string, nullable: true, readOnly: true }';
    const path = `/depot/tools: { get: { ${PAGES}, ${answers(rows(answered))} }, post: { ${sends(sent('name: { type: string }'))}, ${answers('{ type: string }')} } }`;
    expect(draftOf([path], 'depot/tool')?.fields.map(({ name, options }) => [name, options])).toEqual([
      ['name', { required: 'true' }],
    ]);
  });

  it('to an action is nothing that the server sets', () => {
    const body = sent('name: { type: string }, url: { type: string, readOnly: true }');
    const path = `/depot/tools/{id}/close: { post: { ${sends(body)}, responses: { '204': {} } } }`;
    const list = `/depot/tools: { get: { ${PAGES}, ${answers(rows(RECORD))} } }`;
    const draft = draftOf([list, path], 'depot/tool');
    expect(draft?.actions?.[0]?.form?.map(({ name }) => name)).toEqual(['name']);
  });

  it('to an action in its address and in its body, too, is asked once', () => {
    const query = 'parameters: [{ name: zone, in: query, schema: { type: string } }]';
    const body = sent('zone: { type: string }, name: { type: string }');
    const path = `/depot/tools/{id}/move: { put: { ${query}, ${sends(body)}, responses: { '204': {} } } }`;
    const list = `/depot/tools: { get: { ${PAGES}, ${answers(rows(RECORD))} } }`;
    const draft = draftOf([list, path], 'depot/tool');
    expect(draft?.actions?.[0]?.form?.map(({ name }) => name)).toEqual(['zone', 'name']);
  });
});

describe('records of HAL', () => {
  it('are known by the link to themselves where they have no id', () => {
    const row =
      '{ type: object, properties: { name: { type: string }, _links: { type: object }, _embedded: { type: object } } }';
    const page = `{ type: object, properties: { _embedded: { type: object, properties: { tools: { type: array, items: ${row} } } }, page: { type: object, properties: { totalElements: { type: integer } } } } }`;
    const body =
      'requestBody: { content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } }';
    const draft = draftOf(
      [
        `/depot/tools: { get: { ${PAGES}, ${answers(page)} } }`,
        `/depot/tools/{id}: { put: { ${body}, ${answers(row)} } }`,
      ],
      'depot/tool',
    );
    expect(draft?.api).toMatchObject({ edit: "'PUT {id}'" });
    expect(draft?.api).not.toHaveProperty('id');
    expect(draft?.fields.map(({ name }) => name)).toEqual(['name']);
  });
});

describe('ids that stand inside of what is answered', () => {
  const sends = (properties: string) =>
    `requestBody: { content: { application/json: { schema: { type: object, properties: { ${properties} } } } } }`;
  const tools = (answered: string, sent: string) =>
    `/depot/tools: { get: { ${PAGES}, ${answers(rows(`${RECORD}, ${answered}`))} }, post: { ${sends(sent)}, responses: { '201': {} } } }`;
  const sites = `/depot/sites: { get: { ${PAGES}, ${answers(rows(`${RECORD}, city: { type: string }`))} } }`;
  const site = `{ type: object, properties: { ${RECORD} } }`;
  const HREF = '{ type: object, properties: { href: { type: string } } }';

  it.each([
    [`site: ${site}`, 'siteId: { type: string }', "siteId: row.siteId ?? Reflect.get({ ...(row.site ?? {}) }, 'id')"],
    [
      `sites: { type: array, items: ${site} }`,
      'site_ids: { type: array, items: { type: string } }',
      "site_ids: row.site_ids ?? [row.sites].flat().map((one) => Reflect.get({ ...(one ?? {}) }, 'id'))",
    ],
    [
      `_links: { type: object, properties: { site: ${HREF} } }`,
      'siteId: { type: string }',
      "siteId: row.siteId ?? String(Reflect.get({ ...(Reflect.get({ ...(row._links ?? {}) }, 'site') ?? {}) }, 'href') ?? '').split('/').at(-1)",
    ],
  ])('are read from there: %s', (answered, sent, source) => {
    const draft = draftOf([tools(answered, sent), sites], 'depot/tool');
    expect(draft?.api?.read).toBe(`(row) => ({ ...row, ${source} })`);
    const [field] = draft?.fields.filter(({ builder }) => /reference/.test(builder)) ?? [];
    expect([field?.first, field?.options.createOnly]).toEqual(["'depot/site'", undefined]);
  });

  it.each([
    [
      'metadata: { type: object, properties: { name: { type: string } } }, spec: { type: object }',
      'name',
      "id: row.id ?? Reflect.get({ ...(row.metadata ?? {}) }, 'name')",
    ],
    [
      'id: { type: object, properties: { id: { type: string } } }, label: { type: string }',
      'toolId',
      "id: Reflect.get({ ...(row.id ?? {}) }, 'id') ?? row.id",
    ],
  ])('tell records apart: %s', (properties, param, source) => {
    const paths = [
      `/depot/tools: { get: { ${PAGES}, ${answers(rows(properties))} } }`,
      `/depot/tools/{${param}}: { get: { parameters: [${PATH(param)}], ${answers(`{ type: object, properties: { ${properties} } }`)} } }`,
    ];
    const { drafts, notes } = read(paths);
    expect(drafts[0]?.api?.read).toBe(`(row) => ({ ...row, ${source} })`);
    expect(notes.map(({ what }) => what)).not.toContain('Which property is the id of a record is not said.');
  });

  it('tell that the rest stands inside of something, too', () => {
    const row = 'id: { type: integer }, attributes: { type: object, properties: { name: { type: string } } }';
    expect(
      read([`/depot/tools: { get: { ${PAGES}, ${answers(rows(row))} } }`]).notes.map(({ what }) => what),
    ).toContain('What a record has stands inside of its attributes, where forms do not send it.');
  });

  it('that are codes or serial numbers are shown, too', () => {
    const list = `/depot/tools: { get: { ${PAGES}, ${answers(rows('tool_sn: { type: string }, model: { type: string }, a: { type: string }, b: { type: string }'))} } }`;
    const draft = draftOf([list], 'depot/tool');
    expect([draft?.api?.id, draft?.fields.map(({ name }) => name)]).toEqual([
      "'tool_sn'",
      ['tool_sn', 'model', 'a', 'b'],
    ]);
  });
});
