import { expect, it } from 'vitest';
import { accountTables } from './account/tables';
import { areas } from './areas';
import { consoleLabels } from './labels';
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
