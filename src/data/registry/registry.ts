import type { ComponentType } from 'react';
import type { KnownTargets } from '@/access';
import { wireConfig } from '@/api';
import { isReport, type OverviewSpec, type Report, type Resource, UNSAID } from '@/schema';
import { memoize } from './memoize';

/** The code of a language: the name of its files, `locales/<area>/<code>.json`. @public */
export type Locale = string;

/** Texts by key; a key may hold more keys. @public */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type Loader<T> = () => Promise<T>;

/** Lazy modules by file path, as `import.meta.glob` gives them. */
export interface Sources {
  /** `schemas/<area>/…/<entity>.ts`, each with one exported resource. */
  readonly schemas: Readonly<Record<string, Loader<Record<string, unknown>>>>;
  /** `schemas/<area>/<name>.report.ts`, each with one exported report. Default: none. */
  readonly reports?: Readonly<Record<string, Loader<Record<string, unknown>>>>;
  /** `resources/<schema or report name>.views.tsx`. */
  readonly views: Readonly<Record<string, Loader<{ readonly default: object }>>>;
  /** `resources/<page key>.page.tsx`. */
  readonly pages: Readonly<Record<string, Loader<{ readonly default: ComponentType }>>>;
  /** `locales/<area>/<locale>.json`. */
  readonly messages: Readonly<Record<string, Loader<{ readonly default: Messages }>>>;
  /** Those of them that lack texts which their area has in another language, `<area>/<locale>`. Default: none. */
  readonly partial?: readonly string[];
}

/** Everything of this build that is found by name: schemas and reports, their views, bespoke pages, texts. @public */
export interface Registry {
  readonly known: KnownTargets;
  /**
   * Key of the page that explains why something is not seen; it reads `?path=`. None: nothing offers an explanation.
   */
  readonly explainer?: string;
  schema(name: string): Promise<Resource>;
  report(name: string): Promise<Report>;
  /** Components that replace parts of the resource or report, `{}` when it has none. */
  views(name: string): Promise<object>;
  page(key: string): Promise<ComponentType>;
  /**
   * Loads what the services of the schemas configure (`schemas/services.ts`), for parts that need it before any schema
   * does.
   */
  services?(): Promise<unknown>;
  /** What the overview of each platform shows (`schemas/overview.ts`). None: the pages of its menu. */
  overview?(): Promise<OverviewSpec>;
  /** Where pages usually are, by their keys (`schemas/paths.ts`). What is missing is below its key. */
  paths?(): Promise<Readonly<Record<string, string>>>;
  /** Names of the schemas whose list may have a search, those people mean most first. None: every schema may. */
  searched?(): Promise<readonly string[]>;
  /** Texts of an area in one language, `{}` when it has none. */
  messages(area: string, locale: Locale): Promise<Messages>;
  /** Whether an area has in a language every text that it has in any. Default: it has. */
  isWhole?(area: string, locale: Locale): Promise<boolean>;
  /** Languages that anything is written in. Default: English and Chinese. */
  readonly languages?: readonly Locale[];
  /** Takes what an area has now: one of its files was edited. Only where the console is developed. */
  renew?(area: string, sources: Omit<Sources, 'messages'>): void;
  renewTexts?(area: string, locale: Locale, messages: Messages): void;
}

/** By name: the first folder and the file, whatever lies between (`schemas/stock/market/market-data.report.ts`). */
const keyed = <T>(files: Readonly<Record<string, T>>, folder: string, ending: RegExp): Map<string, T> =>
  new Map(
    Object.entries(files).map(([path, loader]) => [
      path
        .slice(path.lastIndexOf(`${folder}/`) + folder.length + 1)
        .replace(ending, '')
        .replace(/\/.*\//, '/'),
      loader,
    ]),
  );

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && 'fields' in value && 'resolve' in value && !isReport(value);
}

/** @param file where it would be */
function found<T>(map: Map<string, T>, key: string, what: string, file: string): T {
  const value = map.get(key);
  if (value === undefined)
    throw new Error(
      `This build has no ${what} "${key}". Write ${file}, or correct the name where it stands: the component of a menu, or a reference.`,
    );
  return value;
}

/**
 * The default export of a file of `resources`. Said while one develops: without it a view would be no view, and nobody
 * would be told.
 */
function defaultOf<T>(module: { readonly default?: T }, file: string, write: string): T | undefined {
  if (import.meta.env.DEV && module.default === undefined)
    throw new Error(`${file} has no default export. Write: export default ${write}.`);
  return module.default;
}

/** A registry over lazy modules. The file path is the name; nothing is listed by hand. */
export function createRegistry(sources: Sources): Registry {
  const schemas = keyed(sources.schemas, 'schemas', /\.ts$/);
  const reports = keyed(sources.reports ?? {}, 'schemas', /\.report\.ts$/);
  const views = keyed(sources.views, 'resources', /\.views\.tsx$/);
  const pages = keyed(sources.pages, 'resources', /\.page\.tsx$/);
  const messages = keyed(sources.messages, 'locales', /\.json$/);
  const partial = new Set(sources.partial);
  const loadMessages = memoize(async (key) => (await messages.get(key)?.())?.default ?? {});
  return {
    known: { schemas: new Set(schemas.keys()), reports: new Set(reports.keys()), pages: new Set(pages.keys()) },
    schema: memoize(async (name) => {
      const resource = Object.values(await found(schemas, name, 'schema', `schemas/${name}.ts`)()).find(isResource);
      if (!resource)
        throw new Error(
          `schemas/${name}.ts exports no resource. Export what defineResource returns: export const thing = defineResource({ … }).`,
        );
      if (import.meta.env.DEV && resource.name !== name)
        throw new Error(
          `schemas/${name}.ts: name is "${resource.name}". Make it "${name}", after the file: menus, references and texts go by it.`,
        );
      const more = wireConfig.languages.filter((code) => code !== 'en' && code !== UNSAID);
      return more.length === 0 ? resource : (await import('./withAddedNames')).withAddedNames(resource, more);
    }),
    report: memoize(async (name) => {
      const report = Object.values(await found(reports, name, 'report', `schemas/${name}.report.ts`)()).find(isReport);
      if (!report)
        throw new Error(
          `schemas/${name}.report.ts exports no report. Export what defineReport returns: export const thing = defineReport({ … }).`,
        );
      if (import.meta.env.DEV && report.name !== name)
        throw new Error(
          `schemas/${name}.report.ts: name is "${report.name}". Make it "${name}", after the file: menus and texts go by it.`,
        );
      return report;
    }),
    views: memoize(async (name) => {
      const module = await views.get(name)?.();
      return (module && defaultOf(module, `resources/${name}.views.tsx`, 'defineViews(…)')) ?? {};
    }),
    page: memoize(async (key) => {
      const file = `resources/${key}.page.tsx`;
      const module = await found(pages, key, 'page', file)();
      return defaultOf(module, file, 'function Page() { … }') ?? module.default;
    }),
    messages: (area, locale) => loadMessages(`${area}/${locale}`),
    isWhole: async (area, locale) => messages.has(`${area}/${locale}`) && !partial.has(`${area}/${locale}`),
    languages: [...new Set([...messages.keys()].map((key) => key.slice(key.indexOf('/') + 1)))],
  };
}
