import type { MenuSeed } from './seedMenus';

/** What a menu of a page may say besides its place; its name where it is not called as its schema. */
type More = Pick<MenuSeed, 'name' | 'nameEn' | 'buttons' | 'icon' | 'operator'>;

/** Writes menus below one place of an application, each for a schema, a report or a page of one area. */
export const pagesAt =
  (root: string, area: string) =>
  (place: string, key: string, more: More = {}): MenuSeed => ({
    router: `${root}/${place}`,
    path: `/${root}/${place}`,
    component: `${area}/${key}`,
    ...more,
  });

export const directory = (
  router: string,
  path: string,
  name: string,
  nameEn: string,
  icon: string,
  children: readonly MenuSeed[],
): MenuSeed => ({
  router,
  path,
  name,
  nameEn,
  icon,
  children,
});
