import { describe, expect, it } from 'vitest';
import { defineResource, enumeration, text } from '@/dsl';
import { readOwnViews } from './ownViews';
import { readViewState, sameView, viewSearch } from './viewState';

const thing = defineResource({
  name: 'lab/thing',
  api: '/thing',
  fields: { name: text(), state: enumeration([0, 1]), hidden: text({ internal: true }) },
  list: { columns: ['name', 'state'], filters: ['state'], search: { param: 'keyword', in: ['name'] }, pageSize: 20 },
});

describe('the state of a view', () => {
  it('asks for nothing the list does not offer, whoever made it', () => {
    const state = readViewState(thing, {
      filters: { state: 1, keyword: 'a', hidden: 'secret', tenantId: '7', __proto__: 1 },
      sort: {
        field: 'state',
        order: 'DESC',
        then: [
          { field: 'gone', order: 'ASC' },
          { field: 'name', order: 'ASC' },
        ],
      },
      perPage: 9999,
      columns: {
        order: ['gone', 'state', 'hidden'],
        hidden: ['hidden', 'name'],
        widths: { gone: 100, name: 120 },
        pinned: { hidden: 'left' },
      },
    });
    expect(state.filters).toEqual({ state: 1, keyword: 'a' });
    expect(state.sort).toEqual({ field: 'state', order: 'DESC', then: [{ field: 'name', order: 'ASC' }] });
    expect(state.perPage).toBe(500);
    expect(state.columns).toEqual({ order: ['state'], hidden: ['name'], widths: { name: 120 }, pinned: {} });
  });

  it.each([undefined, null, 3, 'x', [], { sort: [], columns: 'x', filters: [1] }])(
    'is the list itself for %j',
    (kept) => {
      expect(readViewState(thing, kept)).toMatchObject({ filters: {}, perPage: 20, sort: { field: '' } });
    },
  );

  it('is an address that says everything', () => {
    const state = readViewState(thing, {
      filters: { state: 1 },
      perPage: 50,
      density: 'compact',
      columns: { order: ['state', 'name'] },
    });
    const params = new URLSearchParams(viewSearch(state, 'v1'));
    expect(Object.fromEntries(params)).toMatchObject({
      view: 'v1',
      perPage: '50',
      page: '1',
      density: 'compact',
      filter: '{"state":1}',
    });
    expect(JSON.parse(params.get('columns') ?? '')).toMatchObject({ order: ['state', 'name'] });
    expect(sameView(state, { ...state, filters: {} })).toBe(false);
  });
});

describe('what a user keeps', () => {
  it('is read as far as it can be', () => {
    const own = readOwnViews(thing, {
      views: [{ id: 'a', name: 'Mine' }, { id: '', name: 'x' }, 4],
      opening: { view: { id: 'a', name: 'Mine' } },
    });
    expect(own.views.map(({ name }) => name)).toEqual(['Mine']);
    expect(own.opening).toMatchObject({ view: { id: 'a' } });
    expect(readOwnViews(thing, null)).toEqual({ views: [], opening: 'last' });
    expect(readOwnViews({ ...thing, remember: false }, { opening: 'nonsense' }).opening).toBe('standard');
  });
});
