import { MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFavorites, useHomePage } from '@/data/internal';
import { useResource } from '@/data';
import { viewSearch } from './viewState';
import type { CurrentView } from './useViews';

/** Whether an address shows this view of the list; without one, the list as it opens. */
function isAt(address: string, list: string, view: string | undefined): boolean {
  const [path, search = ''] = address.split('?', 2);
  return path === list && (new URLSearchParams(search).get('view') ?? undefined) === view;
}

/** The list or its view as the page the console opens with, and the view among the favorites. */
export function ViewPlaces({ active }: Pick<CurrentView, 'active'>) {
  const translate = useTranslate();
  const { path } = useResource();
  const [home, choose] = useHomePage();
  const { favorites, toggle } = useFavorites();
  const list = `/${path}`;
  const address = active ? list + viewSearch(active.state, active.id) : list;
  const isHome = isAt(home, list, active?.id);
  const marked = favorites.find((one) => isAt(one.path, list, active?.id));
  const item = (key: string, on: boolean, onClick: () => void) => (
    <MenuItem onClick={onClick}>{translate(`lists.views.${on ? `${key}Off` : key}`)}</MenuItem>
  );
  return (
    <>
      {active &&
        item('favorite', marked !== undefined, () =>
          toggle(marked ?? { path: address, named: { name: active.name, nameEn: active.name } }),
        )}
      {item('home', isHome, () => choose(isHome ? '' : address))}
    </>
  );
}
