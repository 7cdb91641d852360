import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch, json, requestAt } from '@/api/testing/answers';
import { defineResource, service, text } from '@/dsl';
import type { CursorPaging } from '@/schema';
import { dataProvider } from '../records/dataProvider';
import { accessOf, NAME, registryOf } from '../testing/thing';

interface Said {
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a name', 'meta.next', (mark: string) => ({ body: { meta: { next: mark } } })],
  ['an address', 'links.next', (mark: string) => ({ body: { links: { next: `/things?after=${mark}` } } })],
  ['a header', { header: 'Link' }, (mark: string) => ({ headers: { link: `</things?after=${mark}>; rel="next"` } })],
] satisfies [string, CursorPaging['next'], (mark: string) => Said][])(
  'goes on by the mark in %s',
  async (name, next, say) => {
    const api = service(`/marked-${name}`.replace(' ', '-'), {
      wire: { envelope: false, paging: { pageSize: 'limit', list: 'items', cursor: { param: 'after', next } } },
    });
    const resource = defineResource({
      name: 'test/thing',
      api: api('things', { page: 'GET .' }),
      fields: { name: text() },
    });
    const provider = dataProvider(registryOf(resource), accessOf());
    const pageOf = (id: number, mark?: string) => () => {
      const { body, headers }: Said = mark === undefined ? {} : say(mark);
      return json({ items: [{ id, name: 'x' }], ...body }, 200, headers);
    };
    const fake = fakeFetch(pageOf(1, 'm2'), pageOf(2, 'm3'), pageOf(3));
    const list = (page: number) => provider.getList(NAME, { pagination: { page, perPage: 1 } });
    expect((await list(3)).pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect([0, 1, 2].map((at) => requestAt(fake, at).url.split('?')[1])).toEqual([
      'limit=1',
      expect.stringMatching(/after=m2/),
      expect.stringMatching(/after=m3/),
    ]);
    expect((await list(4)).data).toEqual([]);
    expect(fake).toHaveBeenCalledTimes(4); // the page before, which says that it is the last
  },
);
