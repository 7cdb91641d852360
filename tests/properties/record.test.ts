import fc from 'fast-check';
import { describe } from 'vitest';
import { mergeRecord } from '@/crud/form/save/mergeRecord';
import { sameValue } from '@/crud/form/sameValue';
import { decodeFields, encodeField, isEmpty } from '@/schema';
import { contractResources } from '../contract/signedIn';
import { holds } from './holds';

const fields = contractResources.flatMap((resource) =>
  Object.entries(resource.fields).map(([name, field]) => ({ name, field, of: resource.name })),
);

describe('a value of a record', () => {
  // a type that derives, seals or reads its whole row has no value of its own that comes back
  const plain = fields.filter(({ field }) => !field.type.derive && !field.type.sealed);
  holds(
    'that was read is sent, and read again is the same',
    fc.property(fc.constantFrom(...plain), fc.integer({ min: 0, max: 1000 }), ({ name, field }, seed) => {
      const row = encodeField(field, name, field.type.sample(seed, field.options));
      const read = decodeFields({ [name]: field }, row)[name];
      const again = decodeFields({ [name]: field }, encodeField(field, name, read))[name];
      return sameValue(read, again) || isEmpty(read);
    }),
  );
  holds(
    'of any shape is read without a fault, and is sent as it was read',
    fc.property(fc.constantFrom(...plain), fc.jsonValue({ maxDepth: 2 }), ({ name, field }, wire) => {
      const row = Object.fromEntries(
        Object.keys(encodeField(field, name, field.type.sample(1, field.options))).map((key) => [key, wire]),
      );
      const read = decodeFields({ [name]: field }, row)[name];
      const again = decodeFields({ [name]: field }, encodeField(field, name, read))[name];
      return isEmpty(read) || sameValue(read, again);
    }),
  );
});

describe('two people at one record', () => {
  const value = fc.constantFrom<unknown>('', null, 'a', 'b', 1, 2, ['x']);
  const names = ['one', 'two', 'three'];
  const record = fc.record({ one: value, two: value, three: value }) as fc.Arbitrary<Record<string, unknown>>;
  holds(
    'keep what each alone has changed, and mine where both have',
    fc.property(record, record, record, (before, theirs, mine) => {
      const { values, clashes } = mergeRecord(names, before, theirs, mine);
      return names.every((name) => {
        const isMine = !sameValue(before[name], mine[name]);
        const isTheirs = !sameValue(before[name], theirs[name]);
        const wanted = isTheirs && (!isMine || sameValue(theirs[name], mine[name])) ? theirs[name] : mine[name];
        return (
          sameValue(values[name], wanted) &&
          clashes.includes(name) === (isMine && isTheirs && !sameValue(theirs[name], mine[name]))
        );
      });
    }),
  );
  holds(
    'are told nothing when one of them did nothing',
    fc.property(record, record, (before, mine) => mergeRecord(names, before, before, mine).clashes.length === 0),
  );
});
