import { afterEach, expect, it, vi } from 'vitest';
import { callPage } from '../callPage';
import { fakeFetch, success } from '../testing/answers';
import { countByHeader } from './countByHeader';
import { linksIn } from './linksIn';

afterEach(() => vi.unstubAllGlobals());

const page = { rows: [1, 2], total: 2, counted: false };

it.each([
  ['57', { total: 57, counted: true }],
  ['items 0-9/57', { total: 57, counted: true }],
  ['items */0', { total: 2, counted: true }],
  ['items 0-9/*', {}],
  ['</x?page=2>; rel="next", </x?page=9>; rel="last"', { more: true }],
  ['</x?page=1>; rel="first", </x?page=8>; rel="prev"', { more: false }],
  ['many', {}],
  ['', {}],
  [null, {}],
])('%j says of two rows %j', (header, said) => expect(countByHeader(page, header)).toEqual({ ...page, ...said }));

it('asks for the header by the name the service has, and leaves the answer to who else hears it', async () => {
  const heard = vi.fn();
  fakeFetch(() => {
    const answer = success([1, 2]);
    answer.headers.set('content-range', 'items 0-1/40');
    return answer;
  });
  const shape = { total: { header: 'Content-Range' } };
  expect(await callPage({ method: 'GET', path: '/counted', shape, heard })).toMatchObject({ total: 40, counted: true });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a link may be more than one thing, and its name have no quotes', () =>
  expect([...linksIn('</x?page=9>; title="a, b"; rel="next last", </x>; REL=First')]).toEqual([
    ['next', '/x?page=9'],
    ['last', '/x?page=9'],
    ['first', '/x'],
  ]));
