import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WireError } from '@/api';
import { defineResource, text } from '@/dsl';
import { PATH, renderList } from '../list/testing/renderList';
import ResourceTree from './ResourceTree';

const part = defineResource({
  name: 'area/part',
  api: { base: '/area/part', tree: 'GET tree', create: 'POST create', edit: 'POST edit', delete: 'POST delete' },
  fields: { name: text({ required: true }), parentId: text({ internal: true }) },
  list: { columns: ['name'], open: false },
  tree: { parent: 'parentId', fixedRoot: true },
});
const node = (id: string, parentId: string, children: object[] = []) => ({
  record: { id, name: `Part ${id}`, parentId, $title: `Part ${id}` },
  children,
});
const NODES = [node('1', '0', [node('2', '1', [node('3', '2')]), node('4', '1')])];
const open = (tree: () => Promise<unknown>, codes = ['create', 'edit', 'delete']) =>
  renderList(<ResourceTree />, { dataProvider: { tree }, codes, resource: part });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByText(/^Part/)[0]?.textContent);
const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('tr');
  if (!found) throw new Error('no row');
  return found;
};

afterEach(cleanup);

describe('a tree', () => {
  it('stands in rows with their depth; arrows close, open and lead up', async () => {
    open(async () => ({ data: NODES }));
    const second = await row('Part 2');
    expect(second.getAttribute('aria-level')).toBe('2');
    second.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(names()).toEqual(['Part 1', 'Part 2', 'Part 4']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(await row('Part 3'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(await row('Part 2'));
    await userEvent.click(screen.getByRole('button', { name: 'list.tree.collapseAll' }));
    expect(names()).toEqual(['Part 1']);
  });

  it('keeps what is above a find, and tells when nothing is found', async () => {
    open(async () => ({ data: NODES }));
    await row('Part 1');
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'part 3');
    expect(names()).toEqual(['Part 1', 'Part 2', 'Part 3']);
    expect(screen.getByText('list.tree.found').getAttribute('role')).toBe('status');
    await userEvent.type(search, 'x');
    expect(await screen.findByText('list.nothingFound.title')).toBeTruthy();
  });

  it('opens the way to a find but not what is below it; Enter leads there, Escape ends the search', async () => {
    open(async () => ({ data: NODES }));
    await row('Part 1');
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'part 2');
    expect(names()).toEqual(['Part 1', 'Part 2']);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await row('Part 2'));
    await userEvent.keyboard('{ArrowRight}');
    expect(names()).toEqual(['Part 1', 'Part 2', 'Part 3']);
    await userEvent.type(search, '{Escape}');
    expect(search.getAttribute('value')).toBe('');
    expect(names()).toEqual(['Part 1', 'Part 2', 'Part 3', 'Part 4']);
  });

  it('leads to a new child of a row; the top row cannot be deleted', async () => {
    open(async () => ({ data: NODES }));
    const child = within(await row('Part 2')).getByRole('link', { name: /^actions.addChild.label/ });
    expect(decodeURIComponent(child.getAttribute('href') ?? '')).toBe(`${PATH}/create?source={"parentId":"2"}`);
    expect(within(await row('Part 1')).queryByRole('button', { name: 'actions.moreOf' })).toBeNull();
    expect(within(await row('Part 2')).getByRole('button', { name: 'actions.moreOf' })).toBeTruthy();
  });

  it('shows a failure as one, and no control without its grant', async () => {
    const tree = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new WireError({ kind: 'http', messageKey: 'errors.http', serverText: 'It broke' }))
      .mockResolvedValue({ data: NODES });
    open(tree, []);
    expect(await screen.findByText('It broke')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('list.empty.title')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'widgets.retry' }));
    await row('Part 1');
    await waitFor(() => expect(screen.queryAllByRole('link')).toEqual([]));
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toEqual([]));
  });
});
