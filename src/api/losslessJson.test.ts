import { objectOf } from '@/schema/objectOf';
import { expect, test } from 'vitest';
import { losslessJson } from './losslessJson';

test('keeps integers of 16 and more digits as text, and nothing else', () => {
  const text =
    '{"id":9007199254740993,"n":-1234567890123456,"short":123456789012345,"d":1.2345678901234567,"e":1e21,"in":[9007199254740993]}';
  expect(losslessJson(text)).toEqual({
    id: '9007199254740993',
    n: '-1234567890123456',
    short: 123456789012345,
    d: 1.2345678901234567,
    e: 1e21,
    in: ['9007199254740993'],
  });
});

test('leaves digits inside texts alone', () => {
  expect(losslessJson('{"a":"x 9007199254740993 \\" 9007199254740993","b":9007199254740993}')).toEqual({
    a: 'x 9007199254740993 " 9007199254740993',
    b: '9007199254740993',
  });
});

test.each(['9007199254740993', '-9007199254740993', ' 9007199254740993 '])(
  'keeps a whole answer that is a number: %j',
  (text) => {
    expect(losslessJson(text)).toBe(text.trim());
  },
);

test('skips a byte order mark and takes the last of duplicate keys', () => {
  expect(losslessJson('\ufeff{"code":"1","code":"0000"}')).toEqual({ code: '0000' });
});

test.each([
  '{"__proto__":{"x":1},"a":1}',
  '{"\\u005f_proto__":{"x":1},"a":1}',
  '{"__prot\\u006f__":{"x":1},"a":1}',
  '{"__\\u0070roto__":{"x":1},"a":1}',
])('drops prototypes: %s', (text) => {
  const value = losslessJson(text);
  expect(Object.keys(objectOf(value))).toEqual(['a']);
  expect(Reflect.get({}, 'x')).toBeUndefined();
});

test.each(['', '<html>', '{"a":NaN}', '{"a":1'])('throws for %j', (text) => {
  expect(() => losslessJson(text)).toThrow(SyntaxError);
});
