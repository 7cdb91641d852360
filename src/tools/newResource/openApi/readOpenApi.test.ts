import { describe, expect, it } from 'vitest';
import type { ReadDocument } from './readOpenApi';
import { readDocument } from './readDocument';
import { readOpenApi } from './readOpenApi';

const ITEM = '{ type: object, properties: { id: { type: integer }, name: { type: string } } }';
const rows = (items = ITEM): string => `{ type: array, items: ${items} }`;
const object = (properties: string): string => `{ type: object, properties: { ${properties} } }`;
const query = (...names: readonly string[]): string =>
  `[${names.map((name) => `{ name: '${name}', in: query, schema: { type: integer } }`).join(', ')}]`;

/** `GET /a/items` as a line of YAML. */
function list(path: string, answer: string, parameters = query('page', 'size'), more = ''): string {
  return `  ${path}: { get: { parameters: ${parameters}, responses: { '200': { ${more} content: { application/json: { schema: ${answer} } } } } } }`;
}

function readLines(...paths: readonly string[]): ReadDocument {
  const text = ['openapi: 3.1.0', 'info: { title: Depot }', 'paths:', ...paths].join('\n');
  return readOpenApi(readDocument(text, 'depot.yaml'), { file: 'depot.yaml', existing: new Map() });
}
const paging = (...args: Parameters<typeof list>) => readLines(list(...args)).service.wire.paging;
const names = ({ drafts }: ReadDocument) => drafts.map(({ name }) => name);

describe('pages of a document', () => {
  it.each([
    [
      'names of their own',
      object(`customers: ${rows()}, meta: ${object('total_count: { type: integer }')}`),
      "list: 'customers', total: 'meta.total_count'",
    ],
    ['items and total', object(`items: ${rows()}, total: { type: integer }`), "list: 'items', total: 'total'"],
    [
      'content and totalElements',
      object(`content: ${rows()}, totalElements: { type: integer }`),
      "list: 'content', total: 'totalElements'",
    ],
    [
      'links',
      object(`results: ${rows()}, count: { type: integer }, next: { type: string }`),
      "list: 'results', total: 'count'",
    ],
    [
      'a list or a page',
      `{ oneOf: [${rows()}, ${object(`data: ${rows()}, total: { type: integer }`)}] }`,
      "list: 'data', total: 'total'",
    ],
  ])('are read with %s', (_, answer, said) => {
    expect(paging('/depot/customers', answer)).toContain(said);
  });

  it.each([
    ['first and max', query('first', 'max'), "pageNum: 'first', pageSize: 'max', offset: true"],
    ['skip and limit', query('skip', 'limit'), "pageNum: 'skip', pageSize: 'limit', offset: true"],
    [
      'pages from 0',
      "[{ name: page, in: query, description: 'Page, starting from 0', schema: { type: integer } }, { name: size, in: query }]",
      'first: 0',
    ],
    [
      'page as text',
      '[{ name: page, in: query, schema: { type: string } }, { name: per_page, in: query }]',
      "pageNum: 'page', pageSize: 'per_page'",
    ],
  ])('are asked for by %s', (_, parameters, said) => {
    expect(paging('/depot/items', rows(), parameters)).toContain(said);
  });

  it.each(['X-Total-Count', 'Content-Range', 'Link'])('are counted in %s', (header) => {
    expect(paging('/depot/items', rows(), query('page', 'limit'), `headers: { ${header}: {} },`)).toContain(
      `total: { header: '${header}' }`,
    );
  });

  it('are asked for by a mark, where an answer has the next one', () => {
    const answer = object(`data: ${rows()}, meta: ${object('next_cursor: { type: string }')}`);
    expect(paging('/depot/items', answer, query('cursor', 'limit'))).toContain(
      "cursor: { param: 'cursor', next: 'meta.next_cursor' }",
    );
    const { notes } = readLines(list('/depot/items', object(`data: ${rows()}`), query('cursor', 'limit')));
    expect(notes.map(({ what }) => what).join()).toContain('where an answer has the next one is not said');
  });

  it.each([
    ['rows', `rows: ${rows()}`, "{ list: 'rows', total: 'total' }"],
    ['data', `data: ${rows()}`, "{ list: 'data', total: 'total' }"],
  ])('beside a code are read with their number: %s', (_, properties, shape) => {
    const answer = object(`code: { type: integer }, msg: { type: string }, ${properties}, total: { type: integer }`);
    const read = readLines(list('/depot/item/list', answer));
    expect(read.service.besides).toEqual([{ path: '/depot/item/list', wire: { envelope: "{ data: '.' }" } }]);
    expect(read.drafts[0]?.api?.page).toContain(`shape: ${shape}`);
  });

  it.each([
    [
      'in one thing',
      object(`items: ${object(`count: { type: integer }, item: ${rows()}`)}`),
      "list: 'items.item', total: 'items.count'",
    ],
    [
      'of OData',
      object(`'@odata.count': { type: integer }, '@odata.nextLink': { type: string }, value: ${rows()}`),
      "list: 'value', total: '@odata.count'",
    ],
    [
      'of Hydra',
      object(`'hydra:member': ${rows()}, 'hydra:totalItems': { type: integer }, 'hydra:view': { type: object }`),
      "list: 'hydra:member', total: 'hydra:totalItems'",
    ],
    [
      'whose rows are one of several things',
      object(`total: { type: integer }, items: { type: array, items: { oneOf: [${ITEM}, ${ITEM}] } }`),
      "list: 'items', total: 'total'",
    ],
  ])('are read %s', (_, answer, said) => {
    expect(paging('/depot/items', answer)).toContain(said);
  });

  it('are told by a flag where no code is said', () => {
    const page = object(`list: ${rows()}, total: { type: integer }`);
    const flagged = object(
      `success: { type: boolean }, failCode: { type: integer }, message: { type: string }, data: ${page}`,
    );
    expect(readLines(list('/depot/items', flagged)).service.wire).toMatchObject({
      envelope: "{ code: 'success', msg: 'message' }",
      success: "'true'",
    });
    const spoken = object(
      `result_code: { type: string, example: '1' }, result_msg: { type: string }, result_data: ${page}`,
    );
    expect(readLines(list('/depot/items', spoken)).service.wire).toMatchObject({
      envelope: "{ code: 'result_code', msg: 'result_msg', data: 'result_data' }",
      success: '1',
    });
  });

  it('are none of a record that has a number, items and a total', () => {
    const invoice = object(
      `id: { type: integer }, number: { type: string }, items: ${rows()}, total: { type: number }`,
    );
    const read = readLines(
      list('/depot/invoices', rows(invoice)),
      `  /depot/invoices/{id}: { get: { responses: { '200': { content: { application/json: { schema: ${invoice} } } } } } }`,
    );
    expect(read.drafts[0]?.fields.map(({ name }) => name)).toEqual(['number', 'items', 'total']);
  });
});

describe('kinds of records', () => {
  const one = (path: string, method = 'get') =>
    `  ${path}: { ${method}: { responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Session' } } } } } } }`;
  const components = `components: { schemas: { Session: ${ITEM} } }`;
  const session = "{ $ref: '#/components/schemas/Session' }";

  it('are listed by the pages that stand beside all of them', () => {
    const read = readLines(
      list('/depot/invoice/all', rows(), '[]'),
      list('/depot/invoice/list', object(`data: ${rows()}, meta: ${object('itemCount: { type: integer }')}`)),
    );
    expect(names(read)).toEqual(['depot/invoice']);
    expect(read.drafts[0]?.api).toMatchObject({ page: "'GET list'", options: expect.stringContaining('GET all') });
  });

  it('have calls of single records that stand beside their list', () => {
    const read = readLines(list('/api/sessions', rows(session), '[]'), one('/api/session/{id}'), components);
    expect(names(read)).toEqual(['depot/session']);
    expect(read.drafts[0]?.api?.detail).toBe("'GET /api/session/{id}'");
  });

  it('below a record whose parameter is called id have a field of another name', () => {
    const read = readLines(list('/api/teams', rows(), '[]'), list('/api/teams/{id}/members', rows()));
    expect(names(read)).toEqual(['depot/team', 'depot/member']);
    expect(read.drafts[1]).toMatchObject({ base: '/api/teams/{teamId}/members', of: 'teamId' });
  });

  it('that are found elsewhere by what their owner is called by, too, keep it as their own id', () => {
    const read = readLines(
      list('/api/tasks', rows(), '[]'),
      list('/api/tasks/{ref}/sessions', rows(session), '[]'),
      one('/api/sessions/{ref}'),
      components.replace('id:', 'ref:'),
    );
    expect(read.drafts[1]).toMatchObject({
      base: '/api/tasks/{taskRef}/sessions',
      of: 'taskRef',
      api: { id: "{ name: 'ref', wireAs: 'number' }" },
    });
    expect(read.drafts[1]?.api?.detail).toBe("'GET /api/sessions/{ref}'");
  });

  it('below another are read, changed and acted on, and referred to by what stands there, too', () => {
    const link = object('id: { type: string }, label: { type: string }, userId: { type: string }');
    const one = (path: string, method: string) =>
      `  ${path}: { ${method}: { responses: { '204': { description: ok } } } }`;
    const { drafts, notes } = readLines(
      list('/id/realms', rows(), '[]'),
      list('/id/realms/{realm}/users', rows(object('id: { type: string }, hue: { type: string }'))),
      one('/id/realms/{realm}/users/{userId}', 'delete'),
      one('/id/realms/{realm}/users/{userId}/lock', 'post'),
      one('/id/realms/{realm}/users/import', 'post'),
      list('/id/realms/{realm}/groups', rows(link)),
      list('/id/tickets', rows(link)),
    );
    const draft = (name: string) => drafts.find((other) => other.name === name);
    expect(draft('id/user')).toMatchObject({
      api: { delete: "'DELETE {id}'" },
      of: 'realm',
      recordTitle: 'hue',
      actions: [{ key: 'lock', options: { on: "'row'", call: "'POST {id}/lock'" } }],
    });
    expect(draft('id/user')?.api).not.toHaveProperty('import');
    expect(notes.map(({ what }) => what)).toContain('It takes or gives a file of the records below one other.');
    const reference = (name: string) => draft(name)?.fields.find((field) => field.name === 'userId');
    expect(reference('id/group')).toMatchObject({ builder: 'reference', options: { of: "'realm'" } });
    expect(reference('id/ticket')).toMatchObject({ builder: 'text' });
  });

  it('have buttons that do not say again what they stand at', () => {
    const button = (path: string, summary: string) =>
      `  ${path}: { post: { summary: ${summary}, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { '200': { description: ok } } } }`;
    const { drafts } = readLines(
      list('/api/vehicles', rows(), '[]'),
      button('/api/vehicles/{id}/park', 'Park a vehicle'),
      button('/api/vehicles/{id}/call', 'Call back the vehicle'),
      button('/api/vehicles/{id}/keys', 'Change the keys'),
    );
    expect(drafts[0]?.actions?.map(({ words: { en } }) => en)).toEqual([
      'Park',
      'Call back the vehicle',
      'Change the keys',
    ]);
  });

  it('have no button for their relationships, which a form saves', () => {
    const { drafts, notes } = readLines(
      list('/api/roles', rows(), '[]'),
      `  /api/roles/{id}/relationships/groups: { post: { requestBody: { content: { application/vnd.api+json: { schema: { type: object, properties: { data: ${rows()} } } } } }, responses: { '204': { description: ok } } } }`,
    );
    expect(drafts[0]?.actions ?? []).toEqual([]);
    expect(notes.map(({ what }) => what).join()).toContain('It changes what a record is related to');
  });

  it('are found in what only says their name', () => {
    const read = readLines(list('/api/groups.json', object(`groups: ${rows()}, load_more: { type: string }`), '[]'));
    expect(names(read)).toEqual(['depot/group']);
    expect(read.drafts[0]?.api?.page).toContain("shape: { list: 'groups' }");
  });

  it('keep the stroke at the end of their paths', () => {
    const read = readLines(list('/api/sites/', rows()));
    expect(read.drafts[0]?.api?.page).toContain("'GET /api/sites/'");
  });

  it('that must be asked for by something are told', () => {
    const needed = '[{ name: owner, in: query, required: true, schema: { type: string } }]';
    const { notes } = readLines(list('/api/items', rows(), needed));
    expect(notes.map(({ what }) => what).join()).toContain('The list must be asked with it');
  });

  it('that nothing lists are told', () => {
    const { notes } = readLines(list('/api/items', rows()), one('/api/store/{id}'), components);
    expect(notes.map(({ what }) => what)).toContain('It reads one record, and no call lists such records.');
  });
});
