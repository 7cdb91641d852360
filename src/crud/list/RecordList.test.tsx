import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ResourceProvider } from '@/data/registry/ResourceContext';
import { RecordList } from './RecordList';
import { PATH, renderList, thing } from './testing/renderList';
import { listOf, row, listRows } from './testing/listRows';

afterEach(cleanup);

const links = [
  { key: 'chart', page: 'area/chart', param: 'thing' },
  { key: 'facts', page: 'area/facts' },
];

describe('pages about a record', () => {
  it('stand before its actions; the first that is granted is where the row leads', async () => {
    const { router } = renderList(<RecordList />, {
      dataProvider: { getList: listOf(listRows(1, 2)) },
      views: { links },
      pathOf: { 'area/chart': '/charts', 'area/facts': '/facts' },
    });
    const first = within(await row('Thing 1'));
    expect(first.getByRole('link', { name: 'Thing 1' }).getAttribute('href')).toBe('/charts?thing=1');
    expect(first.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      '/charts?thing=1',
      '/charts?thing=1',
      '/facts?id=1',
    ]);
    await userEvent.click(await row('Thing 2'));
    expect(router.state.location).toMatchObject({ pathname: '/charts', search: '?thing=2' });
  });

  it('are those that menus lead to; with none of them the row leads to its record', async () => {
    const { unmount } = renderList(<RecordList />, {
      dataProvider: { getList: listOf(listRows(1, 1)) },
      views: { links },
      pathOf: { 'area/facts': '/facts' },
    });
    expect(
      within(await row('Thing 1'))
        .getByRole('link', { name: 'Thing 1' })
        .getAttribute('href'),
    ).toBe('/facts?id=1');
    unmount();
    renderList(<RecordList />, { dataProvider: { getList: listOf(listRows(1, 1)) }, views: { links } });
    expect(
      within(await row('Thing 1'))
        .getByRole('link', { name: 'Thing 1' })
        .getAttribute('href'),
    ).toBe(`${PATH}/1/show`);
  });
});

describe('ways on from a record', () => {
  const onward = [
    { key: 'maker', page: 'area/maker', finds: { thing: 'name' } },
    { key: 'plan', page: 'area/chart', param: 'plan', from: 'note' },
  ];
  const pathOf = { 'area/maker': '/makers', 'area/chart': '/charts' };

  it('stand after its actions, lead where its values say, and leave the row to its own page', async () => {
    const noted = listRows(1, 2).map((one, at) => ({ ...one, note: at === 0 ? 'P7' : null }));
    renderList(<RecordList />, {
      dataProvider: { getList: listOf(noted) },
      codes: [],
      views: { links: onward },
      pathOf,
    });
    const hrefs = async (name: string) =>
      within(await row(name))
        .getAllByRole('link')
        .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(await hrefs('Thing 1')).toEqual([`${PATH}/1/show`, '/makers?filter={"thing":"Thing+1"}', '/charts?plan=P7']);
    expect(await hrefs('Thing 2')).toEqual([`${PATH}/2/show`, '/makers?filter={"thing":"Thing+2"}']);
  });

  it('make something new only where it may be made, while the record is as it must be', async () => {
    const links = [
      { key: 'part', page: 'area/thing', makes: { name: 'name', owner: 'id' }, visible: { name: 'Thing 1' } },
    ];
    const { unmount } = renderList(<RecordList />, {
      dataProvider: { getList: listOf(listRows(1, 2)) },
      codes: ['create'],
      views: { links },
      pathOf: { 'area/thing': PATH },
    });
    const made = async (name: string) =>
      within(await row(name))
        .queryAllByRole('link')
        .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
        .filter((to) => to.includes('create'));
    expect([await made('Thing 1'), await made('Thing 2')]).toEqual([
      [`${PATH}/create?source={"name":"Thing+1","owner":"1"}`],
      [],
    ]);
    unmount();
    renderList(<RecordList />, {
      dataProvider: { getList: listOf(listRows(1, 1)) },
      codes: [],
      views: { links },
      pathOf: { 'area/thing': PATH },
    });
    expect(await made('Thing 1')).toEqual([]);
  });
});

describe('a list inside of a page', () => {
  const inside = (
    <ResourceProvider resource={{ ...thing, name: 'area/part', open: false }} path="@area/part" views={{}}>
      <RecordList inPage given={{ state: 1 }} />
    </ResourceProvider>
  );

  it('has the codes of the page, its own heading, and filters of the page beside its own', async () => {
    const getList = listOf(listRows(1, 2));
    renderList(inside, { dataProvider: { getList }, codes: ['stop'], search: '?page=7' });
    const first = within(await row('Thing 1'));
    expect(first.getByRole('button', { name: /^actions.stop.label|^stop/ })).toBeTruthy();
    await waitFor(() => expect(first.queryByRole('button', { name: /rename/ })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
    expect(getList.mock.calls[0]).toMatchObject(['@area/part', { pagination: { page: 1 }, filter: { state: 1 } }]);
    expect(await screen.findByLabelText('resources.area/part.fields.name')).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText('resources.area/part.fields.state')).toBeNull());
  });

  it('sorts without a change of the address', async () => {
    const getList = listOf(listRows(1, 2));
    const { router } = renderList(inside, { dataProvider: { getList }, search: '?businessId=7' });
    await row('Thing 1');
    await userEvent.click(screen.getByRole('button', { name: /fields\.name/ }));
    await waitFor(() =>
      expect(getList.mock.calls.at(-1)).toMatchObject(['@area/part', { sort: { field: 'name', order: 'ASC' } }]),
    );
    expect(router.state.location.search).toBe('?businessId=7');
  });
});
