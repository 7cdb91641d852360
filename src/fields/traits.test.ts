import { describe, expect, it } from 'vitest';
import { defineField, defineResource, type FieldTraits } from '@/schema';
import { lintResource } from '@/schema/lint';
import { text } from './text/type';

/** A list with a field of a type that nothing knows by its name. */
function listOf(traits: FieldTraits) {
  const plate = defineField({ ...text().type, name: 'plate', traits }, {});
  return defineResource({
    name: 'lab/vehicle',
    api: '/lab/vehicle',
    fields: { name: text(), plate },
    list: { search: { param: 'keyword', in: ['plate'] }, filters: [{ field: 'plate', many: true }] },
  });
}
const known = new Set(['lab/vehicle']);
const said = (traits: FieldTraits) =>
  lintResource(listOf(traits), { known, messages: {} })
    .filter(({ path }) => /search|filters/.test(path))
    .map(({ reason }) => reason);

describe('a type that nobody knows by its name', () => {
  it('is searched and chosen where its traits say so', () =>
    expect(said({ searched: true, several: true })).toEqual([]));

  it('is neither where they do not', () => {
    expect(said({}).join()).toContain('"plate" (plate) is not chosen from a list');
    expect(said({}).length).toBeGreaterThan(1);
  });
});
