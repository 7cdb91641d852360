import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { providerFailure } from './providerFailure';

const of = (status: number, body?: object, message = 'Words of the server') => new HttpError(message, status, body);

it.each([
  [401, { kind: 'unauthorized', messageKey: 'errors.unauthorized' }],
  [403, { kind: 'forbidden', serverText: 'Words of the server' }],
  [404, { kind: 'business', messageKey: 'errors.notFound' }],
  [409, { kind: 'http', serverText: 'Words of the server', unclear: false }],
  [429, { kind: 'too-many' }],
  [500, { kind: 'http', messageKey: 'errors.server', unclear: true }],
  [200, { kind: 'business', serverText: 'Words of the server', unclear: false }],
])('an answer of HTTP %d of a change', (status, expected) =>
  expect(providerFailure(of(status), true)).toMatchObject({ status, ...expected }),
);

it('names the fields that were refused, in both forms, and what is said of the whole', () => {
  const body = { errors: { root: { serverError: 'Not so' }, name: 'Taken', price: { message: 'Too high' } } };
  expect(providerFailure(of(422, body), true)).toMatchObject({
    validationErrors: { name: 'Taken', price: 'Too high' },
    serverText: 'Not so',
    unclear: false,
  });
});

it('knows a lost connection from a refusal, and leaves a change of the former unclear', () => {
  const lost = new TypeError('Failed to fetch');
  expect(providerFailure(lost, true)).toMatchObject({ kind: 'network', unclear: true });
  expect(providerFailure(lost, false)).toMatchObject({ kind: 'network', unclear: false });
  expect(providerFailure(new Error('No more seats'), true)).toMatchObject({
    kind: 'business',
    serverText: 'No more seats',
    unclear: false,
  });
  expect(providerFailure(new DOMException('', 'AbortError'), false)).toMatchObject({ kind: 'aborted' });
});
