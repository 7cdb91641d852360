import { existsSync, readFileSync } from 'node:fs';
import { type Locale, mergeMessages } from '@/data';
import { languagesIn, mustBeWhole } from '../languagesIn';
import { fileNamed } from '../namesIn';
import { chinese } from './chinese';
import type { ResourceDraft } from './draft';
import { groupBy } from './groupBy';
import { english } from './nameForms';
import { resourceTexts, type MissingText, type Texts } from './resourceTexts';
import { schemaSource, type ServiceName } from './schemaSource';
import { besidesSource, newServices, serviceOf, serviceSource, servicesIn, type SpokenService } from './serviceNames';

/** A file that is to be written, relative to the project. */
export interface PlannedFile {
  readonly path: string;
  readonly content: string;
  /** It is there already and gets more. */
  readonly grows: boolean;
}

export interface Plan {
  readonly files: readonly PlannedFile[];
  readonly missing: readonly MissingText[];
  /** Areas whose menu has its English name in Chinese, too. */
  readonly unnamedAreas: readonly string[];
}

export function readJson(path: string): Texts {
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
  } catch (error) {
    throw new Error(
      `${path} is not valid JSON, so nothing was written. Mend it first: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

export const jsonSource = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** `schemas/services.ts` before its first service. */
const NO_SERVICES = "import { service } from '@/dsl';\n";

interface MenuFile {
  readonly name: string;
  readonly nameEn: string;
  readonly menus: readonly { readonly component: string; readonly name: string; readonly nameEn: string }[];
}

/** The menus by which the reference backend shows the new resources of an area. */
export function menuSource(
  path: string,
  area: string,
  drafts: readonly Pick<ResourceDraft, 'name' | 'many'>[],
): string {
  const before: Partial<MenuFile> = readJson(path);
  const menus = drafts.map(({ name, many }) => ({
    component: name,
    name: many.zh ?? many.en ?? name,
    nameEn: many.en ?? name,
  }));
  const known = new Set(menus.map(({ component }) => component));
  return jsonSource({
    name: before.name ?? chinese(area) ?? english(area),
    nameEn: before.nameEn ?? english(area),
    menus: [...(before.menus ?? []).filter(({ component }) => !known.has(component)), ...menus],
  });
}

/** The languages that texts of an area are written in: those in which nothing of it may be missing. */
export const writtenIn = (root: string, area: string): Locale[] =>
  [...languagesIn(root)].flatMap(([locale, promised]) => (mustBeWhole(promised, area) ? [locale] : []));

/** Areas whose menu has, or is to get, its English name in Chinese. */
export const unnamedAreas = (root: string, areas: readonly string[]): string[] =>
  areas.filter((area) => {
    const menu: Partial<MenuFile> = readJson(`${root}/mocks/menus/${area}.json`);
    return (menu.name ?? chinese(area) ?? english(area)) === english(area);
  });

/**
 * The files that new resources are made of: schemas, texts in both languages, services, menus of the reference backend.
 * Throws when a schema is there already: nothing is overwritten.
 *
 * @param root folder of the project
 * @param spoken the service they are of, when it speaks in its own way
 */
export function planFiles(root: string, drafts: readonly ResourceDraft[], spoken?: SpokenService): Plan {
  const fileOf = (name: string): string => fileNamed(root, 'schemas', name, '.ts');
  const names = drafts.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new Error(
      `Two of them would be ${twice}; nothing was written. Give one another name: ${twice}-2, or --only.`,
    );
  const taken = drafts.filter(({ name }) => existsSync(`${root}/${fileOf(name)}`));
  if (taken.length > 0) {
    const rest = drafts.filter((one) => !taken.includes(one)).map(({ name }) => name.split('/')[1]);
    throw new Error(
      `${taken.map(({ name }) => fileOf(name)).join(', ')} exists already; nothing was written. Delete it, or choose others${rest.length > 0 ? `: --only ${rest.join(',')}` : ''}.`,
    );
  }
  const own = drafts
    .map(({ name }) => name.split('/')[0] ?? name)
    .find((area) => existsSync(`${root}/locales/${area}`) && !existsSync(`${root}/schemas/${area}`));
  if (own)
    throw new Error(
      `locales/${own} holds texts of the console itself, so no resources can be of the area ${own}; nothing was written. Choose another: --area, or another word before the stroke.`,
    );
  const file = (path: string, content: string): PlannedFile => ({
    path,
    content,
    grows: existsSync(`${root}/${path}`),
  });
  const areas = groupBy(drafts, ({ name }) => name.split('/')[0] ?? name);
  const services = existsSync(`${root}/schemas/services.ts`)
    ? readFileSync(`${root}/schemas/services.ts`, 'utf8')
    : undefined;
  const known: readonly ServiceName[] = services === undefined ? [] : servicesIn(services);
  const besides = spoken ? besidesSource(spoken, services ?? '') : '';
  const needsFile = besides !== '' || Object.keys(spoken?.wire ?? {}).length > 0;
  const made = services === undefined && !needsFile ? [] : newServices(drafts, known, spoken);
  const missing: MissingText[] = [];
  const texts = [...areas].flatMap(([area, own]) =>
    writtenIn(root, area).map((locale) => {
      const path = `locales/${area}/${locale}.json`;
      const found = own.map((draft) => resourceTexts(draft, locale));
      missing.push(...found.flatMap((one) => one.missing));
      return file(path, jsonSource(mergeMessages(readJson(`${root}/${path}`), ...found.map((one) => one.texts))));
    }),
  );
  return {
    missing,
    unnamedAreas: unnamedAreas(root, [...areas.keys()]),
    files: [
      ...drafts.map((draft) =>
        file(`schemas/${draft.name}.ts`, schemaSource(draft, serviceOf(draft.base, [...known, ...made]))),
      ),
      ...(made.length > 0 || besides !== ''
        ? [
            file(
              'schemas/services.ts',
              `${(services ?? NO_SERVICES).trimEnd()}\n${made.map((one) => serviceSource(one, `Calls of ${english(one.name)}.`)).join('')}${besides}`,
            ),
          ]
        : []),
      ...texts,
      ...[...areas].map(([area, own]) =>
        file(`mocks/menus/${area}.json`, menuSource(`${root}/mocks/menus/${area}.json`, area, own)),
      ),
    ],
  };
}
