import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServiceWires } from './answerWire';
import { call } from './call';
import { resetWireGate } from './events';
import { speakForeign } from './speakForeign';
import { fakeFetch, json } from './testing/answers';

beforeEach(() => {
  resetWireGate();
  speakForeign();
  setServiceWires(() => ({ envelope: false }));
});
afterEach(() => {
  setServiceWires(() => undefined);
  vi.unstubAllGlobals();
});

const HIGH = { price: 'Too high' };
it.each([
  ['FastAPI', { detail: [{ loc: ['body', 'rows', 0, 'name'], msg: 'Short' }] }, { 'rows.0.name': 'Short' }, undefined],
  ['FastAPI in words', { detail: 'Not so' }, undefined, 'Not so'],
  ['Spring', { message: 'Bad', errors: [{ field: 'price', defaultMessage: 'Too high' }] }, HIGH, 'Bad'],
  ['Spring violations', { title: 'Bad', violations: [{ field: 'price', message: 'Too high' }] }, HIGH, 'Bad'],
  ['problem details', { title: 'Bad', errors: [{ pointer: '#/price', detail: 'Too high' }] }, HIGH, 'Bad'],
  ['ASP.NET', { title: 'Bad', errors: { price: ['Too high', 'No'] } }, HIGH, 'Bad'],
  ['Laravel', { message: 'Bad', errors: { price: ['Too high'] } }, HIGH, 'Bad'],
  ['Django', { price: ['Too high'], non_field_errors: ['Not so'] }, HIGH, 'Not so'],
  ['JSON:API', { errors: [{ detail: 'Too high', source: { pointer: '/data/attributes/price' } }] }, HIGH, undefined],
  ['a page', '<html>', undefined, undefined],
])('reads what %s refuses', async (_, body, validationErrors, serverText) => {
  fakeFetch(() => json(body, 422));
  const failure = await call({ method: 'POST', path: '/x/y' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 422, ...(validationErrors && { validationErrors }) });
  if (serverText) expect(failure).toMatchObject({ serverText });
  if (!validationErrors) expect(failure).toHaveProperty('validationErrors', undefined);
});

it('an empty body is nothing, and no failure', async () => {
  fakeFetch(() => json('', 201));
  expect(await call({ method: 'POST', path: '/x/y' })).toBeNull();
});
