import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { file } from '@/dsl';
import type { FileValue } from '@/fields/file/type';
import type { Resource } from '@/schema';
import RecordDetail from '../detail/RecordDetail';
import { PATH, renderAt } from '../testing/renderAt';
import { thing } from '../testing/thing';

const resource: Resource = {
  ...thing,
  fields: { ...thing.fields, papers: file({ maxCount: 3 }) },
  actions: { look: { on: 'row', permission: false, previews: 'papers' } },
};

// parts that come with the first press
beforeAll(() => Promise.all([import('./dialogs/ActionDialogs'), import('./dialogs/PreviewDialog')]));
afterEach(cleanup);

async function look(papers: readonly Partial<FileValue>[] | null) {
  const record = { id: '7', name: 'Boiler', code: 'C1', kind: 'plain', state: 'done', papers };
  renderAt(<RecordDetail id="7" />, {
    resource,
    dataProvider: { getOne: async () => ({ data: record }) } as never,
    at: `${PATH}/7/show`,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'look' }));
  return within(await screen.findByRole('dialog', { name: 'Boiler' }));
}

it('shows pictures, and opens everything else in a tab of its own', async () => {
  const dialog = await look([
    { id: '1', name: 'plan.png', url: '/files/plan.png' },
    { id: '2', name: 'page.html', url: '/files/page.html' },
  ]);
  expect(dialog.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['plan.png']);
  expect(dialog.getAllByRole('link').map((one) => [one.getAttribute('href'), one.getAttribute('target')])).toEqual([
    ['/files/plan.png', '_blank'],
    ['/files/page.html', '_blank'],
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'actions.close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('says where there is no file, and leads to no address that may not be opened', async () => {
  expect((await look(null)).getByRole('status')).toBeTruthy();
  cleanup();
  const dialog = await look([{ id: '1', name: 'x.png', url: 'javascript:alert(1)' }]);
  expect([dialog.queryByRole('img'), dialog.queryByRole('link')]).toEqual([null, null]);
});
