import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import RecordDetail from '@/crud/detail/RecordDetail';
import ResourceList from '@/crud/list/ResourceList';
import { renderList } from '@/crud/list/testing/renderList';
import { listOf, record, row } from '@/crud/list/testing/listRows';
import { PATH, renderAt } from '@/crud/testing/renderAt';
import { thing } from '@/crud/testing/thing';

const HOSTILE = [
  '<img src="x" onerror="window.struck = true">',
  '<form action="https://elsewhere.test"><input name="password"></form>',
  '<style>body { display: none }</style>',
  '<iframe src="https://elsewhere.test"></iframe>',
  '<a href="javascript:window.struck = true" target="_blank">more</a>',
];
const LIVE = 'img[src="x"], form[action*="elsewhere"], iframe, a[href^="javascript"], input[name="password"]';

afterEach(cleanup);

test.each(HOSTILE)('fault 91: %s of a server is letters in a list and on a page', async (words) => {
  renderList(<ResourceList />, { dataProvider: { getList: listOf([record(1, 1, words)]) } });
  expect((await row(words)).querySelector(LIVE)).toBeNull();
  cleanup();
  const data = { id: '7', name: words, code: 'C1', kind: 'plain', detail: words, note: words, state: 'done' };
  renderAt(<RecordDetail id="7" />, {
    resource: thing,
    dataProvider: { getOne: async () => ({ data }) } as never,
    at: `${PATH}/7/show`,
  });
  expect((await screen.findByRole('heading', { level: 1, name: words })).querySelector(LIVE)).toBeNull();
  expect(screen.getByText('Note').nextElementSibling?.textContent).toBe(words);
  expect(document.querySelector(LIVE)).toBeNull();
  expect(Reflect.get(window, 'struck')).toBeUndefined();
});

test('fault 91: nothing in the sources writes markup', () => {
  const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/resources/**/*.{ts,tsx}', '!/**/*.test.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const writers = Object.entries(sources).filter(([, text]) =>
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/.test(text),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(writers.map(([path]) => path)).toEqual([]);
});
