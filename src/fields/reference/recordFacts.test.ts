import { expect, it } from 'vitest';
import { coordinates, defineResource, enumeration, section, service, text } from '@/dsl';
import { factsOf } from './RecordFacts';

const place = { area: text(), position: coordinates({ params: ['lng', 'lat'] }) };
const state = enumeration(['on', 'off'], { tones: { on: 'success' } });

it('names the place and the state of a record, as far as its page has them', () => {
  const api = service('/depot', {})('site', { page: 'GET page', detail: 'GET detail' });
  const site = defineResource({
    name: 'depot/site',
    api,
    recordTitle: 'name',
    fields: { name: text(), kind: enumeration(['a']), state, ...place },
    list: { columns: ['name', 'kind', 'state'] },
    detail: [section('basic', ['name', 'kind', 'state']), section('where', ['area', 'position'])],
  });
  expect(factsOf(site)).toEqual(['area', 'state']);
  const plain = defineResource({
    name: 'depot/plain',
    api,
    recordTitle: 'name',
    fields: { name: text() },
    list: { columns: ['name'] },
    detail: [section('basic', ['name'])],
  });
  expect(factsOf(plain)).toEqual([]);
});
