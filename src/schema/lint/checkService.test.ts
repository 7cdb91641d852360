import { expect, it } from 'vitest';
import { defineResource, service, text } from '@/dsl';
import type { ServiceWire } from '../services/serviceWire';
import { lintResource } from '../lint';

let prefixes = 0;
/** What is told of a wire, as it would come from code without types. */
function told(wire: object, calls: Parameters<ReturnType<typeof service>>[1]): readonly string[] {
  const api = service(`/told-${(prefixes += 1)}`, { wire: wire as ServiceWire });
  const resource = defineResource({ name: 'test/thing', api: api('things', calls), fields: { name: text() } });
  return lintResource(resource).map(({ file, path, severity, fix }) => `${severity} ${file} ${path.slice(12)} ${fix}`);
}
const CALLS = { page: 'GET .', detail: 'GET {id}', edit: 'PUT {id}' } as const;

it.each([
  [{ envelope: false, versions: 'etag', ids: 'id', edits: 'record', paging: { first: 0, total: { header: 'Link' } } }],
  [{ format: 'json-api', paging: { cursor: { param: 'page[cursor]', next: 'links.next' } } }],
  [{ format: 'hal', paging: { cursor: { param: 'after', next: { header: 'Link' } } } }],
  [{ envelope: { code: 'status' }, success: [200], versions: { field: 'rev' }, ids: { param: 'ids', joined: ',' } }],
])('nothing of %j', (wire) => expect(told(wire, CALLS)).toEqual([]));

it.each([
  [{ envelop: false }, 'envelop Did you mean "envelope"?'],
  [{ envelope: { message: 'text' } }, 'envelope.message Use one of: code, msg, data.'],
  [{ paging: { frist: 0 } }, 'paging.frist Did you mean "first"?'],
  [{ paging: { total: { headers: 'Link' } } }, 'paging.total.headers Did you mean "header"?'],
  [{ paging: { cursor: { parm: 'a', next: 'b' } } }, 'paging.cursor.parm Did you mean "param"?'],
  [{ format: 'json:api' }, 'format Did you mean "json-api"?'],
  [{ edits: 'records' }, 'edits Did you mean "record"?'],
  [{ paging: { first: 2 } }, 'paging.first Write 0 or 1.'],
  [{ paging: { offset: true, first: 0 } }, 'paging.first Leave it out.'],
  [{ paging: { offset: true, cursor: { param: 'a', next: 'b' } } }, 'paging.offset Keep `cursor` or `offset`.'],
  [{ format: 'hal', envelope: false }, 'envelope Leave it out.'],
  [{ envelope: false, success: 200 }, 'success Leave it out: the status of HTTP says how a call went.'],
])('%j is told with its place and what to write', (wire, found) =>
  expect(told(wire, CALLS)).toEqual([`error schemas/test/thing.ts api.wire.${found}`]),
);

it.each([
  [{ versions: 'etag' }, { page: 'GET .', edit: 'PUT {id}' }, 'versions'],
  [{ edits: 'record' }, { page: 'GET .', edit: 'PUT {id}' }, 'edits'],
  [{ edits: 'record' }, { ...CALLS, edit: 'POST edit' }, 'edits'],
  [{ ids: 'id' }, { options: 'GET .' }, 'ids'],
] as const)('%j means nothing for %j', (wire, calls, part) =>
  expect(told(wire, calls)).toEqual([expect.stringContaining(`warning schemas/test/thing.ts api.wire.${part} `)]),
);
