import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ResourceList from '../ResourceList';
import { button, failure, listOf, listRows, row } from '../testing/listRows';
import { renderList } from '../testing/renderList';
import { nearEnd, nextPage, pagesAt, withPage } from './range';
import { useScroller } from './useScroller';

const ROW = 36;
const ROOM = 360;

/** A box of ten rows that are 36 px high. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(ROOM);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return Number(this.querySelector('table')?.getAttribute('aria-rowcount') ?? 0) * ROW;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const box = () => document.querySelector('table')?.parentElement ?? document.body;
const scroll = (top: number) => {
  box().scrollTop = top;
  box().dispatchEvent(new Event('scroll'));
};
const rows = () => Number(document.querySelector('table')?.getAttribute('aria-rowcount')) - 1;
async function scrollOn(getList: ReturnType<typeof listOf>) {
  const drawn = renderList(<ResourceList />, { dataProvider: { getList } });
  await row('Thing 1');
  await userEvent.click(screen.getByRole('combobox', { name: /list.pages.size/ }));
  await userEvent.click(screen.getByRole('option', { name: 'list.pages.scroll' }));
  await screen.findByRole('button', { name: 'lists.scroll.more' });
  return drawn;
}
const pages = (getList: ReturnType<typeof listOf>) =>
  getList.mock.calls.map(([, { pagination }]) => pagination).filter(({ perPage }) => perPage === 50);

describe('the pages of a list that is scrolled on', () => {
  it('are a window that holds so many', () => {
    expect(withPage({ first: 1, last: 3 }, 4, 10)).toEqual({ first: 1, last: 4 });
    expect(withPage({ first: 1, last: 10 }, 11, 10)).toEqual({ first: 2, last: 11 });
    expect(withPage({ first: 2, last: 11 }, 1, 10)).toEqual({ first: 1, last: 10 });
    expect(nextPage({ first: 1, last: 3 }, 'start', true)).toBeUndefined();
    expect(nextPage({ first: 1, last: 3 }, 'end', false)).toBeUndefined();
  });

  it('stay while the address lags behind the scroll, and begin anew with a page that is not among them', () => {
    const [base, other] = [{}, {}];
    const kept = { base, page: 1, first: 2, last: 11 };
    expect(pagesAt(kept, base, 1)).toBe(kept);
    expect(pagesAt(kept, base, 5)).toEqual({ ...kept, page: 5 });
    expect(pagesAt(kept, base, 12)).toEqual({ base, page: 12, first: 12, last: 12 });
    expect(pagesAt(kept, other, 1)).toEqual({ base: other, page: 1, first: 1, last: 1 });
  });

  it('are asked for near an end, and never where nothing is laid out', () => {
    expect(nearEnd({ scrollTop: 900, scrollHeight: 1500, clientHeight: 360 })).toBe('end');
    expect(nearEnd({ scrollTop: 100, scrollHeight: 1500, clientHeight: 360 })).toBe('start');
    expect(nearEnd({ scrollTop: 500, scrollHeight: 1500, clientHeight: 360 })).toBeUndefined();
    expect(nearEnd({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 })).toBeUndefined();
  });
});

it('reads on once what is read has come, where somebody scrolled meanwhile', () => {
  const scroller = document.createElement('main');
  scroller.append(document.createElement('div'));
  const foot = { current: scroller.querySelector('div') };
  const onNear = vi.fn();
  const { rerender } = renderHook(
    ({ ready }) => useScroller(foot, { rows: [], base: foot, ready, onNear, onRest: vi.fn() }),
    { initialProps: { ready: false } },
  );
  scroller.dispatchEvent(new Event('scroll'));
  expect(onNear).not.toHaveBeenCalled();
  rerender({ ready: true });
  expect(onNear.mock.calls).toEqual([['end', true]]);
  rerender({ ready: false });
  rerender({ ready: true });
  expect(onNear.mock.lastCall).toEqual(['end', false]);
});

describe('a list that is scrolled on', () => {
  it('reads the next page near the end of the rows, says which are on view, and ends', async () => {
    const getList = listOf(listRows(1, 120));
    await scrollOn(getList);
    expect(rows()).toBe(50);
    scroll(50 * ROW - ROOM);
    await waitFor(() => expect(rows()).toBe(100));
    expect(await screen.findByText('1-100 of 120')).toBeTruthy();
    scroll(100 * ROW - ROOM);
    expect(await screen.findByText('lists.scroll.end')).toBeTruthy();
    expect(rows()).toBe(120);
    expect(pages(getList).map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it('reads on by a press, and keeps what is ticked', async () => {
    await scrollOn(listOf(listRows(1, 120)));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Thing 2' }));
    await userEvent.click(button('lists.scroll.more'));
    await waitFor(() => expect(rows()).toBe(100));
    expect((await row('Thing 2')).dataset.selected).toBe('true');
  });

  it('lets a failed page be asked for again, the others stay', async () => {
    const getList = listOf(listRows(1, 120));
    await scrollOn(getList);
    getList.mockImplementationOnce(async () => {
      throw failure('Maintenance');
    });
    await userEvent.click(button('lists.scroll.more'));
    expect(await screen.findByText(/lists\.scroll\.failed/)).toBeTruthy();
    expect(rows()).toBe(50);
    await userEvent.click(button('actions.retry'));
    await waitFor(() => expect(rows()).toBe(100));
  });

  it('holds no more rows than the window, and lets those go that are farthest', async () => {
    await scrollOn(listOf(listRows(1, 550)));
    await waitFor(() => {
      scroll(1e6);
      screen.getByText('51-550 of 550');
    });
    expect(rows()).toBe(500);
  });

  it('says in the address on which page it is, and begins there again', async () => {
    const { router } = await scrollOn(listOf(listRows(1, 300)));
    await act(() => router.navigate('?perPage=50&page=3'));
    await screen.findByText('51-150 of 300');
    expect(box().scrollTop).toBe(50 * ROW);
    scroll(20 * ROW);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2'));
    expect(rows()).toBe(100);
    scroll(0);
    await screen.findByText('1-150 of 300');
    expect(box().scrollTop).toBe(50 * ROW);
  });

  it('ends with the choice of a number', async () => {
    await scrollOn(listOf(listRows(1, 120)));
    await userEvent.click(screen.getByRole('combobox', { name: /list.pages.size/ }));
    await userEvent.click(screen.getByRole('option', { name: '20' }));
    await waitFor(() => expect(rows()).toBe(20));
    expect(screen.getByRole('navigation', { name: 'list.pages.label' })).toBeTruthy();
  });
});
