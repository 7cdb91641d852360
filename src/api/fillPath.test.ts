import { describe, expect, it } from 'vitest';
import { fillPath } from './fillPath';

describe('fillPath', () => {
  it.each([
    ['/brands', { id: '7' }, '/brands', { id: '7' }],
    ['/brands/{id}', { id: '7', name: 'x' }, '/brands/7', { name: 'x' }],
    ['/brands/{id}', { id: 7 }, '/brands/7', undefined],
    ['/brands/{id}/publish', { id: 'a/b ?', id2: 1 }, '/brands/a%2Fb%20%3F/publish', { id2: 1 }],
    ['/brands/{ids}', { ids: ['1', '2'] }, '/brands/1,2', undefined],
  ])('%s with %o', (path, params, filled, left) =>
    expect(fillPath({ path, params })).toEqual({ path: filled, params: left }),
  );

  it.each([[{}], [{ id: '' }], [{ id: null }], [{ id: [] }]])(
    'refuses to call the collection instead of a record: %o',
    (params) => {
      expect(() => fillPath({ path: '/brands/{id}', params })).toThrow('needs a value for {id}');
    },
  );
});
