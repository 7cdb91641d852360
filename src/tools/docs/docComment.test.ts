import { expect, it } from 'vitest';
import { docComment, docParagraph } from './docComment.mjs';

it.each([
  [' A promise. @public ', 'A promise.', ''],
  [
    '\n * A day\n * in words.\n *\n * @example const day = dayOf(time) // 1\n * @public\n ',
    'A day in words.',
    'const day = dayOf(time) // 1',
  ],
  ["\n * Of one's own.\n *\n * @public\n * @example\n *   f({\n *     a,\n *   });\n ", "Of one's own.", 'f({ a, });'],
  [" Default `'line'`. @example step('price') ", "Default `'line'`.", "step('price')"],
  ['\n * Sends.\n *\n * @param at name@example.com, from `@/dsl`\n * @returns all\n ', 'Sends.', ''],
  [' Everything from `@/dsl`; see {@link other}. ', 'Everything from `@/dsl`; see {@link other}.', ''],
])('reads %j', (comment, text, example) => {
  expect(docComment(comment)).toEqual({ text, example });
});

it('writes an example as code after the sentences, without other tags', () => {
  expect(docParagraph(' A text. @example text({ max: 3 }) @public ')).toBe('A text. `text({ max: 3 })`');
  expect(docParagraph(' A path.\n * @example path(`/a`)\n * @public')).toBe('A path. `` path(`/a`) ``');
  expect(docParagraph(' Alone. @public')).toBe('Alone.');
});
