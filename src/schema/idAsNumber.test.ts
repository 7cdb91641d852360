import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reference, referenceMany, treeReference } from '@/dsl';
import { resolveCall } from './call';
import { encodeField, nameParams } from './codec';
import { idAsNumber } from './idAsNumber';

it('keeps every digit of an integer, however long', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n }), (id) => {
      expect(String(idAsNumber(String(id)))).toBe(String(id));
      expect(typeof idAsNumber(String(id))).not.toBe('string');
    }),
  );
});

it.each(['', '007', '1.5', '1e3', ' 7', 'a', '-0', '٣'])('leaves %j a text: as a number it would be another', (id) => {
  expect(idAsNumber(id)).toBe(id);
});

it('sends references as numbers where the field says so', () => {
  expect(encodeField(reference('shop/site', { wireAs: 'number' }), 'siteId', '6')).toEqual({ siteId: 6 });
  expect(encodeField(treeReference('shop/site', { wireAs: 'number' }), 'siteId', '9007199254740993')).toEqual({
    siteId: 9007199254740993n,
  });
  expect(encodeField(referenceMany('shop/tag', { wireAs: 'number' }), 'tags', ['1', '2'])).toEqual({ tags: [1, 2] });
  expect(encodeField(reference('shop/site'), 'siteId', '6')).toEqual({ siteId: '6' });
});

it('sends ids of records as numbers where the resource says so, one and many', () => {
  const call = resolveCall('PUT .', '/shop/sites', { name: 'key', wireAs: 'number' });
  expect(call).toMatchObject({ idName: 'key', idAs: 'number' });
  expect(nameParams(call, { key: '7', name: '8', ids: ['1', 'x'] })).toEqual({ key: 7, name: '8', ids: [1, 'x'] });
  expect(nameParams(resolveCall('PUT .', '/shop/sites', 'key'), { key: '7' })).toEqual({ key: '7' });
});
