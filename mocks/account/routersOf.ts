import { moreNames } from '../names/moreNames';
import type { Store } from '../store/store';
import type { MenuDoc } from './accountDocs';
import type { Grants } from './grants';
import { accountTables } from './tables';

/** A menu as the console gets it (spec 01 §3). */
export interface RouterMenu {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  /** In more languages. */
  readonly names?: Readonly<Record<string, string>>;
  readonly router: string;
  readonly type: number;
  readonly component: string;
  readonly path: string;
  readonly icon: string;
  readonly visible: boolean;
  readonly externalLink: boolean;
  readonly children: readonly RouterMenu[];
  readonly childButtonsPermission: readonly string[];
}

export interface RouterProduct {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly menuList: readonly RouterMenu[];
}

const yes = (value: unknown): boolean => value === true || value === 1;

/**
 * Names that somebody wrote in more languages, as they are kept: `nameDe`; else what texts, files of menus and the
 * demonstration know.
 */
function moreNamesOf(menu: MenuDoc): object {
  const kept = Object.entries(menu).filter(([key, name]) => /^name[A-Z]/.test(key) && key !== 'nameEn' && name);
  return kept.length > 0 ? Object.fromEntries(kept) : moreNames(menu.nameEn, menu.component);
}

function menuOf(menu: MenuDoc, all: readonly MenuDoc[]): RouterMenu {
  const below = all.filter((one) => one.parentId === menu.id);
  return {
    id: menu.id,
    name: menu.name,
    nameEn: menu.nameEn,
    ...moreNamesOf(menu),
    router: menu.router ?? '',
    type: menu.type,
    component: menu.component ?? '',
    path: menu.path ?? '',
    icon: menu.icon ?? '',
    visible: menu.visible === undefined || menu.visible === null || yes(menu.visible),
    externalLink: yes(menu.externalLink),
    children: below.filter((one) => one.type !== 3).map((one) => menuOf(one, all)),
    childButtonsPermission: below.flatMap((one) => (one.type === 3 && one.permission ? [one.permission] : [])),
  };
}

/** The answer of menu/routers: the applications with at least one granted menu, and only what is granted of them. */
export function routersOf(store: Store, grants: Grants): { productDtoList: RouterProduct[] } {
  const products = [...accountTables(store).products.all()].sort((a, b) => a.sort - b.sort);
  const productDtoList = products.map(({ id, code, name, nameEn }) => {
    const own = grants.menus.filter((menu) => menu.productId === id);
    const ids = new Set(own.map((menu) => menu.id));
    return {
      code,
      name,
      nameEn,
      ...moreNames(nameEn),
      menuList: own.filter((menu) => menu.type !== 3 && !ids.has(menu.parentId)).map((menu) => menuOf(menu, own)),
    };
  });
  return { productDtoList: productDtoList.filter((product) => product.menuList.length > 0) };
}
