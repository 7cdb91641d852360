import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import { randomId } from '@/api';
import type { Id } from '@/schema';
import { copyText } from '@/widgets/internal';
import type { ListView } from './ListView';
import { useOwnViews } from './useOwnViews';
import type { Sharing } from './useSharedViews';
import type { CurrentView } from './useViews';
import { viewSearch } from './viewState';

/** What can be done with views: those kept here, and those the service keeps for roles. */
export function useViewActions(current: CurrentView, sharing: Sharing) {
  const [own, keep] = useOwnViews();
  const notify = useNotify();
  const { pathname } = useLocation();
  const { opening, views } = own;
  const isOwn = (id: Id) => views.some((one) => one.id === id);
  const isFirst = (id: Id) => typeof opening === 'object' && opening.view.id === id;
  const without = (id: Id) => views.filter((one) => one.id !== id);
  /** The view the list opens with, in its new state when it is this one. */
  const openingWith = (view: ListView) => (isFirst(view.id) ? { view } : opening);

  /** Puts a view where it belongs: with roles at the service, else here; one that moves is taken away where it was. */
  const put = async (view: ListView, roleIds: readonly Id[]): Promise<ListView> => {
    const shared = sharing.views.some(({ id }) => id === view.id);
    if (roleIds.length > 0) {
      const id = await sharing.save({ ...view, id: shared ? view.id : undefined, roleIds });
      const saved = { ...view, id };
      keep({ views: without(view.id), opening: isFirst(view.id) ? { view: saved } : opening });
      return saved;
    }
    if (shared) await sharing.remove(view.id);
    keep({
      views: isOwn(view.id) ? views.map((one) => (one.id === view.id ? view : one)) : [...views, view],
      opening: openingWith(view),
    });
    return view;
  };

  return {
    own,
    isFirst,
    create: async (name: string, roleIds: readonly Id[]) =>
      current.rename(await put({ id: randomId(), name, state: current.state }, roleIds)),
    /** A new name, other roles. */
    edit: async (view: ListView, name: string, roleIds: readonly Id[]) => {
      const saved = await put({ ...view, name }, roleIds);
      if (current.active?.id === view.id) current.rename({ ...saved, state: current.state });
    },
    /** The list as it is now becomes the view. */
    update: async (view: ListView, roleIds: readonly Id[]) =>
      current.rename(await put({ ...view, state: current.state }, roleIds)),
    remove: async (id: Id) => {
      if (!isOwn(id)) await sharing.remove(id);
      keep({ views: without(id), opening: isFirst(id) ? 'last' : opening });
      if (current.active?.id === id) current.rename(undefined);
    },
    first: (view: ListView) => keep({ views, opening: isFirst(view.id) ? 'last' : { view } }),
    openLast: (last: boolean) => keep({ views, opening: last ? 'last' : 'standard' }),
    copyLink: async () => {
      const copied = await copyText(
        `${window.location.origin}${pathname}${viewSearch(current.state, current.active?.id)}`,
      );
      notify(copied ? 'lists.views.copied' : 'widgets.copyRefused', { type: copied ? 'success' : 'warning' });
    },
  };
}
