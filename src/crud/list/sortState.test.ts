import { describe, expect, it } from 'vitest';
import { sortAlso, sortBy, sortFromParams, sortPlace, sortToParams } from './sortState';

describe('an order by several fields', () => {
  it('survives the address, which may say anything', () => {
    const sort = { field: 'name', order: 'ASC', then: [{ field: 'time', order: 'DESC' }] } as const;
    expect(sortFromParams(...(Object.values(sortToParams(sort)) as [string, string]))).toEqual(sort);
    expect(sortFromParams('a,,a,b', 'DESC,x')).toEqual({
      field: 'a',
      order: 'DESC',
      then: [{ field: 'b', order: 'ASC' }],
    });
    expect(sortFromParams(undefined, 3)).toEqual({ field: '', order: 'ASC' });
  });

  it('a click orders by one field, with Shift by one more: added, turned round, taken out', () => {
    const one = sortBy({ field: 'name', order: 'DESC' }, 'time');
    expect(one).toEqual({ field: 'time', order: 'ASC' });
    expect(sortBy(one, 'time')).toEqual({ field: 'time', order: 'DESC' });
    const two = sortAlso(one, 'name');
    expect(two).toEqual({ field: 'time', order: 'ASC', then: [{ field: 'name', order: 'ASC' }] });
    expect(sortPlace(two, 'name')).toEqual({ order: 'ASC', number: 2 });
    expect(sortAlso(sortAlso(two, 'name'), 'name')).toEqual(one);
    expect(sortPlace(one, 'time')).toEqual({ order: 'ASC' });
  });
});
