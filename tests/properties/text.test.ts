import fc from 'fast-check';
import { describe } from 'vitest';
import { address, rules, tags, text } from '@/dsl';
import { decodeFields, encodeField, type Field } from '@/schema';
import { isolated, shownName } from '@/schema/readers/name';
import { cleanCode, cleanText, foldText, readText } from '@/schema/readers/text';
import { matchParts } from '@/widgets/matchParts';
import { holds } from './holds';

/** What comes along unseen, and letters of many scripts, emoji of several signs among them. */
const sign = fc.constantFrom(
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2068',
  '\u2069',
  '\ufeff',
  '\u00ad',
  '\0',
  '\ud83d',
);
const letters = fc.constantFrom(
  'Acme',
  'é',
  'ﬁ',
  'İ',
  '电站',
  'شركة',
  'می',
  'अनिल',
  'ന്',
  'ไทย',
  '👨\u200d👩\u200d👧',
  '１３８',
  '＠',
  '0',
  '-',
  'e\u0301',
);
const pasted = fc
  .array(fc.oneof(sign, letters, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

describe('a text', () => {
  holds(
    'is clean once it was cleaned',
    fc.property(pasted, (given) => cleanText(cleanText(given)) === cleanText(given)),
  );
  holds(
    'loses nothing that is seen',
    fc.property(pasted, (given) => {
      const seen = (one: string) => one.replaceAll(/[\s\p{C}\u3164\u115f\u1160\u2800\uffa0]|\u034f/gu, '');
      return seen(cleanText(given)) === seen(given);
    }),
  );
  holds(
    'is read as it is cleaned, but for overrides',
    fc.property(pasted, (given) => readText(given) === cleanText(given) || /[\u202d\u202e]/.test(given)),
  );
  holds(
    'is a code once it was one',
    fc.property(pasted, (given) => cleanCode(cleanCode(given)) === cleanCode(given)),
  );
  holds(
    'is folded once',
    fc.property(pasted, (given) => foldText(foldText(given)) === foldText(given)),
  );
});

describe('a value of texts', () => {
  const typed = (field: Field, value: fc.Arbitrary<unknown>) => value.map((given) => ({ field, given }));
  const line = fc
    .constantFrom<Field>(
      text(),
      text({ multiline: true }),
      text({ rule: rules.identifier }),
      text({ rule: rules.email }),
    )
    .chain((field) => typed(field, pasted));
  const value = fc.oneof(
    line,
    typed(tags(), fc.array(pasted, { maxLength: 3 })),
    typed(address(), fc.record({ city: pasted, street: pasted })),
  );
  holds(
    'is sent as it is sent again once it came back',
    fc.property(value, ({ field, given }) => {
      const sent = encodeField(field, 'value', given);
      const back = decodeFields({ value: field }, sent).value;
      return JSON.stringify(encodeField(field, 'value', back)) === JSON.stringify(sent);
    }),
  );
});

describe('a name', () => {
  holds(
    'is whole in its parts when it is searched for',
    fc.property(
      pasted,
      pasted,
      (name, query) =>
        matchParts(name, query)
          .map((part) => part.text)
          .join('') === name,
    ),
  );
  holds(
    'turns nothing round where it is shown',
    fc.property(pasted, (name) => !/[\u202d\u202e]/.test(shownName(name) + isolated(name))),
  );
});
