import { describe, expect, it } from 'vitest';
import { thing } from '../../testing/thing';
import { matchValidationErrors } from './matchValidationErrors';

describe('matchValidationErrors', () => {
  const match = (validationErrors: Record<string, string>) =>
    matchValidationErrors(thing.fields, ['name', 'code'], validationErrors);

  it('finds a field by its own and by its wire name', () => {
    expect(match({ thingName: 'a', code: 'b' }).fields).toEqual({
      name: { rule: 'server', text: 'a' },
      code: { rule: 'server', text: 'b' },
    });
  });

  it('reads row numbers in brackets', () => {
    expect(Object.keys(match({ 'code[0].begin': 'x' }).fields)).toEqual(['code.0.begin']);
  });

  it('keeps apart what the form does not show', () => {
    expect(match({ note: 'hidden', other: 'unknown' })).toEqual({ fields: {}, others: ['hidden', 'unknown'] });
  });
});
