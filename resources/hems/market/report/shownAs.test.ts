import { describe, expect, it } from 'vitest';
import { shownAs } from './shownAs';

describe('how a component of the market report is shown', () => {
  it('is what its type says', () => expect(shownAs('pie', { list: [] })).toBe('pie'));
  it.each([
    ['line', { xlist: [], ylist: null }],
    ['table', { columns: null, list: [] }],
    ['indicator', { value: null }],
    ['text', { text: 'Quiet' }],
    ['text', null],
  ])('without a type it is told by the data: %s', (shown, data) => expect(shownAs('', data)).toBe(shown));
});
