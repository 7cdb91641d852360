import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import ResourceList from '../ResourceList';
import { listOf, listRows, row } from '../testing/listRows';
import { renderList } from '../testing/renderList';

afterEach(cleanup);

async function drawList(count: number) {
  renderList(<ResourceList />, {
    dataProvider: { getList: listOf(listRows(1, count)) },
    search: `?perPage=${count}`,
  });
  return row('Thing 1');
}

const drawn = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')];

/** Scrolls the table to its end, and lets it draw what is there. */
async function scrollDown() {
  const box = screen.getByRole('table').parentElement;
  if (box) box.scrollTop = 100_000;
  for (let step = 0; step < 20; step += 1) {
    if (box) fireEvent.scroll(box);
    await act(async () => void (await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))));
  }
}

describe('a page of rows', () => {
  it.each([
    [25, 25],
    [100, 40],
    [500, 40],
  ])('of %i draws at most %i', async (count, most) => {
    await drawList(count);
    expect(drawn().length).toBeLessThanOrEqual(most);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe(String(count + 1));
  });

  it.each([
    ['words are looked for', () => fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true })],
    ['it is printed', () => fireEvent(window, new Event('beforeprint'))],
  ])('is drawn whole when %s', async (_, look) => {
    await drawList(100);
    look();
    expect(drawn().map(({ dataset }) => dataset.row)).toEqual(Array.from({ length: 100 }, (__, at) => String(at)));
  });

  it('keeps the row with the focus when it is scrolled out of sight, and the order of the rows', async () => {
    const first = await drawList(100);
    act(() => first.focus());
    await scrollDown();
    expect(document.activeElement).toBe(first);
    const places = drawn().map(({ dataset }) => Number(dataset.row));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBe(99);
    expect(places.length).toBeLessThan(40);
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});
