import { expect, it } from 'vitest';
import german from '../locales/account/de.json';
import { accountTables } from './account/tables';
import { areas } from './areas';
import { consoleLabels } from './labels';
import { moreNames } from './names/moreNames';
import { testBackend } from './testing';

it('calls a page in the menu as it is called on itself, in both languages', async () => {
  const { store, token } = testBackend({ modules: areas });
  await token('admin@demo.energy');
  const pages = accountTables(store)
    .menus.all()
    .flatMap(({ component, name, nameEn }) => (component ? [{ component, zh: name, en: nameEn }] : []))
    .filter(({ component }) => consoleLabels.field(component, '', 'en') !== undefined);
  expect(pages.length).toBeGreaterThan(150);
  const title = (component: string, locale: 'en' | 'zh') => consoleLabels.field(component, '', locale);
  expect(pages.map(({ component, zh, en }) => [component, zh, en])).toEqual(
    pages.map(({ component }) => [component, title(component, 'zh'), title(component, 'en')]),
  );
});

interface Named {
  readonly nameEn: string;
  readonly component?: string;
  readonly names?: { readonly de?: string };
  readonly children?: readonly Named[];
}
const withBelow = (menu: Named): Named[] => [menu, ...(menu.children ?? []).flatMap(withBelow)];

it('names platforms and the menus of their administration in German, too', async () => {
  const { call, token } = testBackend({ modules: areas });
  const { data } = await call('GET /account/v3/web/menu/routers', {}, await token('admin@demo.energy'));
  const { productDtoList } = data as { productDtoList: (Named & { code: string; menuList: Named[] })[] };
  expect(productDtoList.filter(({ names }) => !names?.de)).toEqual([]);
  const menus = productDtoList
    .filter(({ code }) => code === 'platform' || code === 'enterprise')
    .flatMap(({ menuList }) => menuList.flatMap(withBelow));
  expect(menus.length).toBeGreaterThan(8);
  expect(menus.filter(({ names }) => !names?.de).map(({ nameEn }) => nameEn)).toEqual([]);
  const titles: Readonly<Record<string, { readonly name: string }>> = german.resources;
  const pages = menus.filter(({ component }) => titles[component ?? '']);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.map(({ names }) => names?.de)).toEqual(pages.map(({ component }) => titles[component ?? '']?.name));
});

it('names a page as its texts do in languages besides the two of a menu, unless somebody renamed it', () => {
  expect(moreNames('Users', 'account/user')).toEqual({ names: { de: german.resources['account/user'].name } });
  expect(moreNames('People', 'account/user')).toEqual({});
});
