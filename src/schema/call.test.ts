import { expect, it } from 'vitest';
import { resolveCall, service } from './call';

it.each([
  ['GET page', 'GET', '/iot/brand/page'],
  ['GET .', 'GET', '/iot/brand'],
  ['PATCH {id}', 'PATCH', '/iot/brand/{id}'],
  ['POST /iemscloud/x', 'POST', '/iemscloud/x'],
] as const)('%s of a base', (call, method, path) =>
  expect(resolveCall(call, '/iot/brand')).toMatchObject({ method, path, idName: 'id' }),
);

it('gives a service the standard calls unless it is told others', () => {
  const iot = service('/iot/v1');
  expect(iot('brand')).toMatchObject({ base: '/iot/v1/brand', page: 'GET page', delete: 'POST delete' });
  expect(iot('brand', { page: 'GET .' })).toEqual({ base: '/iot/v1/brand', page: 'GET .' });
});
