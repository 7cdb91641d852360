import { expect, it } from 'vitest';
import { defineResource, text } from '@/dsl';
import { checkSpec } from './checkSpec';

const spec = (change: object) => ({ name: 'iot/brand', api: '/iot/brand', fields: { name: text() }, ...change });

it('lets through what can be a resource', () => {
  for (const one of [{}, { api: { base: '/x', page: 'GET .', edit: { call: 'PUT {id}' } } }])
    expect(() => checkSpec(spec(one))).not.toThrow();
});

it.each([
  [{ name: undefined }, "A schema has no name. Name it after its file: schemas/iot/brand.ts is name: 'iot/brand'."],
  [
    { fields: undefined },
    'schemas/iot/brand.ts: fields is missing. Give at least one, such as fields: { name: text() }.',
  ],
  [
    { fields: { name: text } },
    'schemas/iot/brand.ts: fields.name is a builder that was not called. Write name: text().',
  ],
  [
    { fields: { name: 'text' } },
    'schemas/iot/brand.ts: fields.name is no field. Make it with a builder of @/dsl, such as name: text().',
  ],
  [
    { api: undefined },
    "schemas/iot/brand.ts: api is missing. Give the base path of its calls, such as api: '/iot/brand', or each call that exists.",
  ],
  [
    { api: 'iot/brand' },
    'schemas/iot/brand.ts: api is "iot/brand", which is no path. Begin it with a slash: \'/iot/brand\'.',
  ],
  [
    { api: { page: 'GET page' } },
    "schemas/iot/brand.ts: api.base is missing. Give the path its calls are relative to, such as base: '/iot/brand'.",
  ],
  [{ colums: ['name'] }, 'schemas/iot/brand.ts: colums is no property of a schema. Use one of: name, api, fields,'],
  [
    { list: { colums: ['name'] } },
    'schemas/iot/brand.ts: list.colums is no property of a schema. Did you mean "columns"?',
  ],
  [
    { api: { base: '/x', pgae: 'GET page' } },
    'schemas/iot/brand.ts: api.pgae is no property of a schema. Did you mean "page"?',
  ],
  [
    { api: { base: '/x', page: 'pages' } },
    'schemas/iot/brand.ts: api.page is "pages", which is no method and path. Write \'GET page\'.',
  ],
  [
    { api: { base: '/x', page: 'brands' } },
    'schemas/iot/brand.ts: api.page is "brands", which is no method and path. Write \'GET brands\'.',
  ],
  [
    { api: { base: 'iot/brand', page: 'GET page' } },
    'schemas/iot/brand.ts: api.base is "iot/brand", which is no path. Begin it with a slash: \'/iot/brand\'.',
  ],
  [
    { api: '/iot/brand ' },
    'schemas/iot/brand.ts: api is "/iot/brand ", which is no path. It has a blank: \'/iot/brand\'.',
  ],
  [
    { api: { base: ' iot/brand', page: 'GET page' } },
    'schemas/iot/brand.ts: api.base is " iot/brand", which is no path. Begin it with a slash: \'/iot/brand\'.',
  ],
  [
    { api: { base: '/x', create: 'PSOT save' } },
    'schemas/iot/brand.ts: api.create is "PSOT save", which is no method and path. Write \'POST save\'.',
  ],
  [
    { api: { base: '/x', create: 'PUT save ' } },
    'schemas/iot/brand.ts: api.create is "PUT save ", which is no method and path. Write \'PUT save\'.',
  ],
  [
    { api: { base: '/x', delete: { call: 'REMOVE x y' } } },
    'schemas/iot/brand.ts: api.delete is "REMOVE x y", which is no method and path. Write \'POST delete\'.',
  ],
])('says file, property and what to write: %j', (change, message) =>
  expect(() => checkSpec(spec(change))).toThrow(message),
);

it('says everything at once', () => {
  expect(() => checkSpec(spec({ fields: { a: 1, b: text } }))).toThrow(
    /fields\.a is no field[\s\S]*fields\.b is a builder/,
  );
});

it('is what defineResource does first', () => {
  const broken = spec({ fields: { name: text } }) as unknown as Parameters<typeof defineResource>[0];
  expect(() => defineResource(broken)).toThrow('fields.name is a builder that was not called');
});
