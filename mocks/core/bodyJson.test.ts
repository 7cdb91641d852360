import { expect, it } from 'vitest';
import { bodyJson } from './bodyJson';

it('keeps every digit of an id, and all else as it is', () => {
  expect(
    bodyJson(
      '{"id":1488571147162835504,"ids":[9007199254740993,-9007199254740993],"n":1.25,"t":"1488571147162835504, \\"2\\""}',
    ),
  ).toEqual({
    id: '1488571147162835504',
    ids: ['9007199254740993', '-9007199254740993'],
    n: 1.25,
    t: '1488571147162835504, "2"',
  });
  expect(bodyJson('{"n":0.1234567890123456,"m":1234567890123456e3,"k":12}')).toEqual({
    n: 0.1234567890123456,
    m: 1234567890123456e3,
    k: 12,
  });
  expect(() => bodyJson('{')).toThrow();
});
