import { asObject } from '@/api';
import type { Registry } from '@/data';
import type { CodeMenu, CodePlatform } from './consoleAuth';

const words = (key: string): string => {
  const text = key.replaceAll(/[-/]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** How a schema, report or page is called by the texts of its area; else by the words of its key. */
function nameIn(texts: unknown, key: string): string {
  const found = ['resources', 'reports', 'pages']
    .map((kind) => asObject(asObject(asObject(texts)?.[kind])?.[key]))
    .map((one) => one?.name ?? one?.title)
    .find((name) => typeof name === 'string');
  return found ?? words(key.slice(key.indexOf('/') + 1));
}

interface Choice {
  /** Whether a schema, report or page has a menu. Default: each has. */
  wanted?(key: string): boolean;
  /** Codes that are granted in each. Default: all there are. */
  readonly codes?: readonly string[];
}

/**
 * Menus of all schemas, reports and pages of a registry, in a directory an area where there are several.
 *
 * @public
 * @example access: (identity, registry) => menuOf(registry, { wanted: (key) => key.startsWith('shop/') })
 */
export async function menuOf(
  registry: Registry,
  { wanted = () => true, codes = ['every'] }: Choice = {},
): Promise<readonly CodePlatform[]> {
  const { schemas, reports = new Set(), pages } = registry.known;
  const keys = [...new Set([...schemas, ...reports, ...pages])].filter(wanted).toSorted();
  const areaOf = (key: string) => key.split('/')[0] ?? '';
  const menuList = await Promise.all(
    [...new Set(keys.map(areaOf))].map(async (area): Promise<CodeMenu> => {
      const own = keys.filter((key) => areaOf(key) === area);
      const [zh, en] = await Promise.all(
        ['zh', 'en'].map(async (locale) => registry.messages(area, locale).catch(() => ({}))),
      );
      const children = own.map((key) => ({
        name: nameIn(zh, key),
        nameEn: nameIn(en, key),
        path: `/${key}`,
        component: key,
        childButtonsPermission: codes,
      }));
      return { name: words(area), nameEn: words(area), children };
    }),
  );
  const [only] = menuList;
  return [
    {
      code: 'console',
      name: '控制台',
      nameEn: 'Console',
      menuList: menuList.length === 1 && only?.children ? only.children : menuList,
    },
  ];
}
