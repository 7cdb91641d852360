import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeMessages } from '@/data/texts/mergeMessages';
import type { Resource } from '@/schema';
import { lintResource, type LintMessages } from '@/schema/lint';
import { newResource } from '@/tools/newResource/newResourceCommand';

/** What each document is read as: its resources, and what of their calls or their service must be said. */
const WANTED: Readonly<Record<string, { readonly names: readonly string[]; readonly says: readonly string[] }>> = {
  '01-version-as-area.yaml': {
    names: ['gridevents/signal'],
    says: [
      "gridevents = service('/gridevents/2.0.1'",
      'envelope: false',
      "pageNum: 'skip', pageSize: 'limit', offset: true",
    ],
  },
  '02-search-beside-record.yaml': {
    names: ['meters/meter'],
    says: ["call: 'GET byState'", "detail: 'GET {id}'", "create: 'POST .'", "edit: 'PUT .'", "delete: 'DELETE {id}'"],
  },
  '03-records-below-a-tenant.yaml': {
    names: ['admin/device', 'admin/tenant', 'admin/user'],
    says: [
      "admin('tenants/{tenant}/users'",
      "tenant: reference('admin/tenant'",
      "of: 'tenant'",
      "detail: 'GET {id}', create: 'POST .', edit: 'PUT {id}', delete: 'DELETE {id}'",
      "pageNum: 'first'",
      "list: 'items', total: 'total'",
    ],
  },
  '04-one-name-twice.yaml': {
    names: ['forge/admin-team', 'forge/team'],
    says: ["forge('admin/teams'", "forge('teams'", "paging: { pageNum: 'page', pageSize: 'limit' }"],
  },
  '05-envelope-message.json': {
    names: ['plant/station'],
    says: ["envelope: { msg: 'message' }", 'success: 200', "paging: { list: 'records', total: 'total' }"],
  },
  '06-envelope-result.yaml': {
    names: ['sys/depart'],
    says: ["envelope: { msg: 'message', data: 'result' }", 'success: 200', "pageNum: 'pageNo', list: 'records'"],
  },
  '07-array-or-page.yaml': {
    names: ['flex/sensor'],
    says: ["pageSize: 'per-page', list: 'data', total: 'filtered-records'"],
  },
  '08-examples-only.yaml': { names: ['flex/asset'], says: ["list: 'data', total: 'num-records'", 'latitude: number('] },
  '09-query-in-the-path.yaml': {
    names: ['tenant/device'],
    says: ["tenant = service('/api/tenant'", "list: 'data', total: 'totalElements'"],
  },
  '10-json-api.yaml': { names: ['audit/person'], says: ["format: 'json-api'", 'email: text(', "filters: ['name']"] },
  '11-spring-page.json': {
    names: ['fleet/vehicle'],
    says: [
      "pageNum: 'page', pageSize: 'size', list: 'content', total: 'totalElements', first: 0",
      "filters: ['plate']",
    ],
  },
  '12-spring-hal.json': { names: ['fleet/vehicle'], says: ["format: 'hal'", "page: 'GET .'"] },
  '13-codes-of-an-action.yaml': { names: ['sys/org'], says: ['changeStatus: {'] },
  '14-stale-advice.yaml': { names: ['plan/plan'], says: ['envelope: false', "dates: 'iso'"] },
  '15-other-file': { names: ['roaming/tariff'], says: ["code: 'status_code'", "pageNum: 'offset', pageSize: 'limit'"] },
  '16-no-area.yaml': { names: ['energy-hub/user'], says: ["energyHub = service('/energy-hub'"] },
  '17-data-and-meta.yaml': { names: ['content/article'], says: ["list: 'data', total: 'meta.total'"] },
  '18-time-zones.yaml': { names: ['site/site'], says: ['timeZone(', 'pages: false'] },
  '19-page-command.yaml': { names: ['net/outbound'], says: ['scan: {'] },
  '20-label-from-a-comment.yaml': { names: ['log/entry'], says: ['kind: '] },
  '21-codes-with-dots.yaml': { names: ['bill/bill'], says: ['state: '] },
  '22-two-records-above.yaml': {
    names: ['access/client', 'access/note', 'access/project', 'access/realm', 'access/role'],
    says: [
      "access('realms/{realmId}/clients/{clientUuid}/roles'",
      "clientUuid: reference('access/client', { required: true, fixed: true })",
      "list: { of: 'clientUuid' }",
      "lock: { on: 'row', call: 'POST {id}/lock'",
      "detail: 'GET /access/projects/{id}'",
      "archive: { on: 'row', call: 'POST /access/projects/{id}/archive'",
      "access('projects/{projectId}/notes'",
    ],
  },
  '23-body-in-a-property.yaml': {
    names: ['billing/tax'],
    says: [
      "detail: { call: 'GET {code}', at: 'tax' }",
      "create: { call: 'POST .', wrap: 'tax', at: 'tax' }",
      "edit: { call: 'PUT {code}', wrap: 'tax' }",
      'rate: number(',
    ],
  },
  '24-rows-beside-a-code.yaml': {
    names: ['plant/station'],
    says: [
      "service('/plant/station/list', { wire: { envelope: { data: '.' }, success: 200 } });",
      "paging: { list: 'rows', total: 'total' }",
      "delete: { call: 'DELETE {ids}', idName: 'ids' }",
      "sort: { field: 'orderByColumn', order: 'isAsc' }",
      "unit: 'kWp'",
    ],
  },
  '25-ids-inside.yaml': {
    names: ['fleet/driver', 'fleet/vehicle'],
    says: [
      "driver_id: row.driver_id ?? Reflect.get({ ...(row.driver ?? {}) }, 'id')",
      "driver_id: reference('fleet/driver', { wireAs: 'number'",
      "sort: { field: 'sort_by', order: 'sort_dir' }",
    ],
  },
  '26-other-paths.yaml': {
    names: ['trips/order'],
    says: [
      "page: { call: 'GET .', fixed: { '$count': 'true' } }",
      "edit: 'PATCH /odata/v4/Orders({ID})'",
      "cancel: { on: 'row', call: 'POST /odata/v4/Orders/{ID}:cancel', confirm: true }",
      "list: 'value', total: '@odata.count', offset: true",
    ],
  },
  '27-three-levels.yaml': {
    names: ['hosting/environment', 'hosting/organization', 'hosting/project', 'hosting/service'],
    says: [
      "environmentId: reference('hosting/environment', { required: true, fixed: true })",
      "list: { of: 'environmentId' }",
      "delete: 'DELETE {id}'",
    ],
  },
  '28-below-one-account.yaml': {
    names: ['metering/alert', 'metering/meter', 'metering/tariff'],
    says: [
      "service('/v2/organisations/YOUR_ORG_ID'",
      "cursor: { param: 'after', next: 'list_metadata.after' }",
      "detail: 'GET {id}', create: 'POST .', edit: 'PUT {id}', delete: 'DELETE {id}'",
      "read: (row) => ({ ...row, id: row.id ?? Reflect.get({ ...(row.metadata ?? {}) }, 'id') })",
    ],
  },
  '29-record-beside-others.yaml': {
    names: ['chargepoints/point', 'chargepoints/session'],
    says: [
      "detail: { call: 'GET {id}', at: 'session' }",
      "pageNum: 'offset', pageSize: 'limit',",
      "shape: { list: 'points', total: 'pointsCount' }",
      "pointCode: reference('chargepoints/point', { readOnly: true })",
      "filters: ['pointCode']",
      "api: chargepoints('points', { id: 'pointCode',",
    ],
  },
  '30-two-versions.yaml': {
    names: ['workshop/tool'],
    says: [
      "page: 'GET /workshop/v2/tools'",
      "options: 'GET .'",
      "detail: 'GET {toolPk}'",
      "id: { name: 'toolPk', wireAs: 'number' }",
      "list: 'content', total: 'totalElements', first: 0",
    ],
  },
  '31-says-how-it-went.yaml': {
    names: ['booking/desk', 'booking/floor'],
    says: [
      "page: { call: 'GET .', shape: { list: 'data' }, pages: false }",
      "detail: { call: 'GET {id}', at: 'data' }",
      "create: { call: 'POST .', at: 'data' }",
    ],
  },
};
const FILES = Object.keys(WANTED);
const folderOf = (file: string): string => `${process.cwd()}/tests/openapi/written/${file.replace(/\..*$/, '')}`;

const written = import.meta.glob<Record<string, Resource>>('./written/*/schemas/*/*.ts', { eager: true });
const inDocument = (file: string): Resource[] =>
  Object.entries(written).flatMap(([path, module]) =>
    path.startsWith(`./written/${file.replace(/\..*$/, '')}/`) ? Object.values(module) : [],
  );

let root = '';
const outputs = new Map<string, string>();
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'structure-'));
  for (const file of FILES) {
    mkdirSync(`${root}/${file}/schemas`, { recursive: true });
    writeFileSync(`${root}/${file}/schemas/services.ts`, "import { service } from '@/dsl';\n");
    const path = `tests/openapi/documents/${file}`;
    outputs.set(
      file,
      await newResource(['--openapi', file.includes('.') ? path : `${path}/api.yaml`], `${root}/${file}`),
    );
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const schemasIn = (file: string): string[] =>
  readdirSync(`${root}/${file}/schemas`, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.ts'))
    .toSorted();
const sourcesOf = (file: string): string =>
  schemasIn(file)
    .map((path) => readFileSync(`${root}/${file}/schemas/${path}`, 'utf8'))
    .join('\n')
    .replace(/\s+/g, ' ');

/*
 * What is written of each kind of document stands in tests/openapi/written: it is type-checked as every schema, loaded
 * and linted. It is written anew by `npx vitest run tests/openapi/structure.test.ts -u`.
 */
describe.each(FILES)('a document of the kind %s', (file) => {
  it('has the resources a person would name', () => {
    const names = schemasIn(file).flatMap((path) => (path === 'services.ts' ? [] : [path.replace(/\.ts$/, '')]));
    expect(names).toEqual(WANTED[file]?.names);
  });

  it('is written with its pages, service and calls', () => {
    for (const words of WANTED[file]?.says ?? []) expect(sourcesOf(file)).toContain(words);
  });

  it('is written as files that are type-checked', async () => {
    for (const path of schemasIn(file).filter((one) => one !== 'services.ts' || sourcesOf(file).includes('= service(')))
      await expect(readFileSync(`${root}/${file}/schemas/${path}`, 'utf8')).toMatchFileSnapshot(
        `${folderOf(file)}/schemas/${path}`,
      );
  });

  it('is loaded and linted without a finding', () => {
    const areas = [...new Set((WANTED[file]?.names ?? []).map((name) => name.split('/')[0]))];
    const texts = (locale: string): LintMessages =>
      mergeMessages(
        ...['locales/common', ...areas.map((area) => `${root}/${file}/locales/${area}`)].map(
          (folder) => JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8')) as LintMessages,
        ),
      ) as LintMessages;
    const messages = { en: texts('en'), zh: texts('zh') };
    const resources = inDocument(file);
    const known = new Set(resources.map(({ name }) => name));
    expect([...known].toSorted()).toEqual(WANTED[file]?.names);
    expect(resources.flatMap((one) => lintResource(one, { known, messages }))).toEqual([]);
  });

  it('leaves open no more than a person reads, what costs most first', () => {
    const entries = outputs.get(file)?.match(/^ {4}write: /gm) ?? [];
    expect(entries.length).toBeLessThanOrEqual(40);
  });
});

describe('npm run new:resource -- --openapi', () => {
  const dry = (...args: string[]) => newResource([...args, '--dry'], root);

  it('tells two kinds of one name apart', async () => {
    const said = await dry('--openapi', 'tests/openapi/documents/04-one-name-twice.yaml', '--only', 'admin-team');
    expect(said).toContain('forge/admin-team: calls page');
    expect(said).not.toContain('forge/team:');
  });

  it('words the texts of one language now, and counts the others', async () => {
    const said = await dry('--openapi', 'tests/openapi/documents/09-query-in-the-path.yaml', '--language', 'en');
    expect(said).toMatch(/locales\/tenant\/zh\.json: \d+ texts? to be worded/);
    await expect(dry('--openapi', 'x.yaml', '--language', 'xx')).rejects.toThrow('There is no language "xx"');
  });

  it('names the likeliest calls when none lists records, and why each was not taken', async () => {
    const file = `${root}/one.yaml`;
    writeFileSync(
      file,
      [
        'openapi: 3.1.0',
        'info: { title: One }',
        'paths:',
        "  /status: { get: { responses: { '200': { content: { application/json: { schema: { type: object, properties: { up: { type: boolean } } } } } } } } }",
        "  /keys: { get: { responses: { '200': { content: { application/json: { schema: { type: array, items: { type: string } } } } } } } }",
        "  /logs: { get: { responses: { '200': { description: ok } } } }",
      ].join('\n'),
    );
    await expect(dry('--openapi', file)).rejects.toThrow(
      /GET \/status: it answers one thing \(up\)[^]*GET \/keys: its rows are plain values/,
    );
  });
});
