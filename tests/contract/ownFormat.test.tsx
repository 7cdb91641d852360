import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ResourceList from '@/crud/list/ResourceList';
import { button, listOf, listRows, row } from '@/crud/list/testing/listRows';
import { renderList } from '@/crud/list/testing/renderList';
import { configureFormats } from '@/dsl';
import { jsonLines } from '../fixtures/schemas/lab/parts/jsonLines/jsonLines';

const saved: { readonly name: string; readonly blob: Blob }[] = [];
beforeEach(() => {
  let blob = new Blob([]);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if ('text' in made) blob = made; // of whichever page made it
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  configureFormats({ jsonl: jsonLines });
});
afterEach(() => {
  configureFormats({ jsonl: undefined });
  cleanup();
  vi.restoreAllMocks();
});

it('saves a list in a format that the framework has never heard of', async () => {
  renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 2)) } });
  await row('Thing 1');
  await userEvent.click(button('actions.export.label'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON Lines' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^Things .*\.jsonl$/);
  const lines = (await saved[0]?.blob.text())?.trim().split('\n') ?? [];
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ Name: 'Thing 1', Amount: 0 }),
    expect.objectContaining({ Name: 'Thing 2' }),
  ]);
});
