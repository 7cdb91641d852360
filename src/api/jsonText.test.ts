import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonText } from './jsonText';
import { losslessJson } from './losslessJson';

it('writes long integers as numbers, which the lossless reader reads to the digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 15n, max: 2n ** 64n }), fc.string(), (id, name) => {
      const text = jsonText({ id, rows: [{ id }], name });
      expect(text).toContain(`"id":${id},`);
      expect(losslessJson(text)).toEqual({ id: String(id), rows: [{ id: String(id) }], name });
    }),
  );
});

it('is plain JSON to the letter where there are none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonText(value)).toBe(JSON.stringify(value));
    }),
  );
});
