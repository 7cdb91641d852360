import { asObject } from '@/api';
import type { Registry } from '@/data';
import { UNSAID } from '@/schema';
import { languages, USUAL_LANGUAGES } from '@/schema/internal';
import type { CodeMenu, CodePlatform } from './consoleAuth';

const words = (key: string): string => {
  const text = key.replaceAll(/[-/]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** How a schema, report or page is called by the texts of its area; '' where they do not say. */
const toldName = (texts: unknown, key: string): string =>
  ['resources', 'reports', 'pages']
    .map((kind) => asObject(asObject(asObject(texts)?.[kind])?.[key]))
    .map((one) => one?.name ?? one?.title)
    .find((name) => typeof name === 'string') ?? '';

/** Its names in every language that says one; else the words of its key. */
function namesOf(texts: readonly (readonly [code: string, texts: unknown])[], key: string) {
  const told = texts.map(([code, own]) => [code, toldName(own, key)] as const).filter(([, name]) => name !== '');
  const { [UNSAID]: name, en: nameEn, ...names } = Object.fromEntries<string | undefined>(told);
  const usual = words(key.slice(key.indexOf('/') + 1));
  const more = Object.entries(names).flatMap(([code, own]) => (own === undefined ? [] : [[code, own] as const]));
  return { name: name ?? nameEn ?? usual, nameEn: nameEn ?? usual, names: Object.fromEntries(more) };
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
      const texts = await Promise.all(
        [...new Set([...USUAL_LANGUAGES, ...languages().map(({ code }) => code)])].map(
          async (code) => [code, await registry.messages(area, code).catch(() => ({}))] as const,
        ),
      );
      const children = own.map((key) => ({
        ...namesOf(texts, key),
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
