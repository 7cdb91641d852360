import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecordList } from '../RecordList';
import { listOf, listRows, row } from '../testing/listRows';
import { renderList } from '../testing/renderList';

/** A window of 800 px: the head of the table ends at 208, a row is 36 high, the line of the pages 40. */
beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return new DOMRect(0, this.tagName === 'THEAD' ? 172 : 0, 800, 36);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a page holds as many rows as fill the window, for who asks for that, until a number is chosen', async () => {
  const getList = listOf(listRows(1, 60));
  renderList(<RecordList />, { dataProvider: { getList } });
  await row('Thing 1');
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: /list.pages.size/ }));
    await userEvent.click(screen.getByRole('option', { name }));
  };
  const size = () => getList.mock.lastCall?.[1].pagination.perPage;
  expect(size()).toBe(10);
  await choose('list.pages.fit');
  await waitFor(() => expect(size()).toBe(14));
  vi.stubGlobal('innerHeight', 1000);
  globalThis.dispatchEvent(new Event('resize'));
  await waitFor(() => expect(size()).toBe(20));
  await choose('50');
  await waitFor(() => expect(size()).toBe(50));
});
