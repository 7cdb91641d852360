import { expect, it } from 'vitest';
import { reference, referenceMany, text } from '@/dsl';
import { namedRecords } from './namedRecords';

const fields = {
  name: text(),
  tenantId: reference('area/tenant'),
  plantIds: referenceMany('area/plant'),
  siteId: reference('area/site'),
};

it('are those that are chosen, the nearest first', () => {
  expect(namedRecords(fields, { name: 'x', tenantId: '1', plantIds: ['2', '3'], siteId: null })).toEqual([
    { target: 'area/plant', id: '2' },
    { target: 'area/tenant', id: '1' },
  ]);
  expect(namedRecords(fields, { plantIds: [], siteId: '' })).toEqual([]);
});
