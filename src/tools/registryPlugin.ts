import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

import type { BrokenSource } from '@/data/internal';
import { brokenPlace } from './brokenPlace.ts';
import { mergedTexts } from './mergedTexts.ts';
import { namesIn } from './namesIn.ts';
import { filesFound } from './package/globs.ts';
import { localesIn, partialTexts } from './partialTexts.ts';
import { searchedSchemas } from './searchedSchemas.ts';
import { firstTexts, signInFiles, signInLocales, signInTexts } from './signInTexts.ts';

const NAMES = 'virtual:registry';
const AREA = `${NAMES}/`;
const TEXTS = 'virtual:texts/';
const SIGN_IN = 'virtual:sign-in';
const FIRST = 'virtual:first';
const SEARCHED = 'virtual:searched';
const SCHEMAS = 'virtual:schemas';

/** Areas for those who write schemas: in no build but the demonstration, only where the console is developed. */
const DEVELOPMENT: ReadonlySet<string> = new Set(['playground']);
/** What the services of the framework's own area configure. */
const ACCOUNT_SERVICES = 'schemas/account/parts/services.js';
/** Where the pages of that area usually are. */
const ACCOUNT_PATHS = 'schemas/account/parts/paths';
const areaOf = (name: string): string => name.split('/')[0] ?? '';

/** Where things are found by name. */
interface Places {
  /** Folder of the project. */
  readonly root: string;
  /** Folder of the framework, where it is a package with areas of its own. */
  readonly framework?: string | undefined;
}

/** Names in the project and in the framework, which has JavaScript. */
const namesOf = ({ root, framework }: Places, folder: string, ending: string): readonly string[] => {
  const named = (below: string, end: string) =>
    namesIn(
      `${below}/${folder}`,
      new RegExp(`${ending === '.ts' ? '(?<![.]report|[.]d)' : ''}${end.replaceAll('.', '[.]')}$`),
    );
  const own = framework === undefined ? [] : named(framework, ending.replace(/\.tsx?$/, '.js'));
  return [...new Set([...own, ...named(root, ending)])].sort();
};

/**
 * Loaders of files by their paths in the project. A file of the project with the path of one of the framework takes its
 * place.
 */
function loadersOf({ framework }: Places, ...patterns: readonly string[]): string {
  const later = `import.meta.glob(${JSON.stringify(patterns)})`;
  if (framework === undefined) return later;
  const [ending = ''] = /\.\w+$/.exec(patterns[0] ?? '') ?? [];
  const built = (text: string) => text.replace(/\.tsx?$/, '.js').replace('.{test,report}.ts', '.{test,report}.js');
  const own = filesFound(framework, patterns.map(built)).map(
    (path) =>
      `${JSON.stringify(`/${path.replace(/\.js$/, ending)}`)}: () => import(${JSON.stringify(`${framework}/${path}`)})`,
  );
  return `{ ${[...own, `...${later}`].join(', ')} }`;
}

/** Folders with texts: the framework's, and above them those of the project. */
const textRoots = ({ root, framework }: Places): readonly string[] =>
  framework === undefined ? [root] : [framework, root];

/** Where the texts of a language are: a page loads those of one. */
function textsModule(places: Places, locale: string, whole: boolean): string {
  const files = [
    `/locales/*/${locale}.json`,
    ...(whole ? [] : [...DEVELOPMENT].map((area) => `!/locales/${area}/*.json`)),
  ];
  const partial = textRoots(places).flatMap((one) => partialTexts(`${one}/locales`));
  return [
    `export const messages = ${loadersOf(places, ...files)};`,
    `export const partial = ${JSON.stringify([...new Set(partial)].filter((name) => name.endsWith(`/${locale}`)))};`,
  ].join('\n');
}

/** A function that loads some files at once; undefined where there is none of them. */
function loaderOf(files: readonly string[]): string {
  const there = files.filter((path) => existsSync(path)).map((path) => `import(${JSON.stringify(path)})`);
  return there.length < 2
    ? ((there[0] && `() => ${there[0]}`) ?? 'undefined')
    : `() => Promise.all([${there.join(', ')}])`;
}

/** Loads what services configure. */
const servicesLoader = ({ root, framework }: Places): string =>
  loaderOf([...(framework === undefined ? [] : [`${framework}/${ACCOUNT_SERVICES}`]), `${root}/schemas/services.ts`]);

/** Loaders of all schemas, for what runs beside the page: it needs one of them, and nothing else of an area. */
const schemasModule = (places: Places): string =>
  [
    `export const schemas = ${loadersOf(places, '/schemas/*/**/*.ts', '!/schemas/**/*.{test,report}.ts', '!/schemas/**/parts/**')};`,
    `export const services = ${servicesLoader(places)};`,
  ].join('\n');

/** Names of what there is, its texts, and for each area the module that knows where its files are. */
function namesModule(places: Places, developing: boolean, whole: boolean): string {
  const { root, framework } = places;
  const shown = (names: readonly string[]) => names.filter((name) => whole || !DEVELOPMENT.has(areaOf(name)));
  const schemas = namesOf(places, 'schemas', '.ts');
  const reports = namesOf(places, 'schemas', '.report.ts');
  const pages = shown(namesOf(places, 'resources', '.page.tsx'));
  const views = namesOf(places, 'resources', '.views.tsx');
  const locales = [...new Set(textRoots(places).flatMap((one) => localesIn(`${one}/locales`)))];
  const texts = locales.map((locale) => `${JSON.stringify(locale)}: () => import(${JSON.stringify(TEXTS + locale)})`);
  const areas = [...new Set([...schemas, ...reports, ...pages, ...views].map(areaOf))];
  const loaders = areas.map((area) => `${JSON.stringify(area)}: () => import(${JSON.stringify(AREA + area)})`);
  const own = { root };
  const overview = loaderOf([`${root}/schemas/overview.ts`]);
  const paths = [
    `${framework ?? root}/${ACCOUNT_PATHS}.${framework === undefined ? 'ts' : 'js'}`,
    `${root}/schemas/paths.ts`,
  ]
    .filter((path) => existsSync(path))
    .map((path) => `import(${JSON.stringify(path)})`);
  return [
    `export const schemas = ${JSON.stringify(schemas)};`,
    `export const reports = ${JSON.stringify(reports)};`,
    `export const pages = ${JSON.stringify(pages)};`,
    `export const own = ${JSON.stringify([...namesOf(own, 'schemas', '.ts'), ...namesOf(own, 'schemas', '.report.ts')])};`,
    `export const texts = { ${texts.join(', ')} };`,
    `export const services = ${servicesLoader(places)};`,
    `export const overview = ${overview === 'undefined' ? overview : `${overview}.then((all) => all.overview)`};`,
    `export const paths = () => Promise.all([${paths.join(', ')}]).then((all) => Object.assign({}, ...all.map((one) => one.paths)));`,
    `export const searched = () => import(${JSON.stringify(SEARCHED)}).then((all) => all.default);`,
    `export const areas = { ${loaders.join(', ')} };`,
    ...(developing ? [HEAR_TEXTS, HEAR_BROKEN] : []),
  ].join('\n');
}

/** Names of the schemas whose list may have a search; asked for by who searches. */
function searchedModule({ root, framework }: Places): string {
  const own = framework === undefined ? [] : searchedSchemas(framework, '.js');
  return `export default ${JSON.stringify([...new Set([...own, ...searchedSchemas(root, '.ts')])])};`;
}

/** The texts before the console, one module a language, each whole. */
function signInModule(roots: readonly string[]): string {
  const loaders = signInLocales(roots).map(
    (locale) =>
      `${JSON.stringify(locale)}: () => import(${JSON.stringify(`${SIGN_IN}/${locale}`)}).then((own) => own.default)`,
  );
  return `export const signInTexts = { ${loaders.join(', ')} };`;
}

/** Edited texts are sent as they are: their file is no module of the page. */
const HEAR_TEXTS = `import.meta.hot?.on('registry:texts', (detail) => dispatchEvent(new CustomEvent('registry:texts', { detail })));`;

/** A file that cannot be loaded is told to the server, which knows its lines, and what it answers to the page. */
const HEAR_BROKEN = `if (import.meta.hot) {
  addEventListener('registry:broken', ({ detail }) => import.meta.hot.send('registry:broken', detail));
  import.meta.hot.on('registry:place', (detail) => dispatchEvent(new CustomEvent('registry:place', { detail })));
}`;

/** An edited schema is told to the page that wants to know; without one the console is loaded anew. */
const TELL = (area: string): string =>
  `import.meta.hot?.accept((sources) => { if (dispatchEvent(new CustomEvent('registry:area', { cancelable: true, detail: { area: ${JSON.stringify(area)}, sources } }))) location.reload(); });`;

function areaModule(places: Places, area: string, developing: boolean): string {
  return [
    `export const schemas = ${loadersOf(places, `/schemas/${area}/**/*.ts`, '!/schemas/**/*.{test,report}.ts', '!/schemas/**/parts/**')};`,
    `export const reports = ${loadersOf(places, `/schemas/${area}/**/*.report.ts`)};`,
    `export const views = ${loadersOf(places, `/resources/${area}/**/*.views.tsx`)};`,
    `export const pages = ${loadersOf(places, `/resources/${area}/**/*.page.tsx`)};`,
    ...(developing ? [TELL(area)] : []),
  ].join('\n');
}

/**
 * `virtual:registry`: the names of all schemas, reports and pages, their texts, and one lazy module an area with their
 * loaders. One glob over all of them would put a line for every schema of the build on the way to the first list.
 *
 * @param options `framework`: its folder, where it is a package with areas of its own
 */
export function registryPlugin({ framework }: { readonly framework?: string | undefined } = {}): Plugin {
  let places: Places = { root: '.', framework };
  let developing = false;
  let whole = false;
  return {
    name: 'registry',
    configResolved: (config) => {
      places = { root: config.root.replaceAll('\\', '/'), framework };
      developing = config.command === 'serve';
      whole = developing || config.mode === 'demo';
    },
    resolveId: (id) =>
      [NAMES, AREA, TEXTS, SIGN_IN, FIRST, SEARCHED, SCHEMAS].some((own) => id.startsWith(own)) ? `\0${id}` : undefined,
    load(id) {
      if (id === `\0${NAMES}`) return namesModule(places, developing, whole);
      if (id === `\0${SCHEMAS}`) return schemasModule(places);
      if (id === `\0${SEARCHED}`) return searchedModule(places);
      if (id.startsWith(`\0${AREA}`)) return areaModule(places, id.slice(AREA.length + 1), developing);
      if (id.startsWith(`\0${TEXTS}`)) return textsModule(places, id.slice(TEXTS.length + 1), whole);
      if (!id.startsWith(`\0${SIGN_IN}`) && id !== `\0${FIRST}`) return undefined;
      const roots = textRoots(places);
      for (const path of signInFiles(roots)) this.addWatchFile(path);
      if (id === `\0${FIRST}`) return `export const firstTexts = ${JSON.stringify(firstTexts(roots))};`;
      const [, locale] = id.split('/');
      return locale === undefined
        ? signInModule(roots)
        : `export default ${JSON.stringify(signInTexts(roots, locale))};`;
    },
    hotUpdate: {
      order: 'pre',
      handler({ file }) {
        if (this.environment.name !== 'client' || !/\/locales\/(?!sign-in\/)[^/]+\/[\w-]+\.json$/.test(file))
          return undefined;
        try {
          const [area, locale] = [basename(dirname(file)), basename(file, '.json')];
          const own: unknown = JSON.parse(readFileSync(file, 'utf8'));
          const messages =
            framework === undefined ? own : mergedTexts([framework, places.root], `locales/${area}/${locale}.json`);
          this.environment.hot.send('registry:texts', { area, locale, messages });
        } catch {
          return undefined; // half a file: the page is loaded anew, and says what is wrong with it
        }
        return [];
      },
    },
    configureServer: ({ watcher, moduleGraph, ws, config: { logger } }) => {
      const forget = (path: string) => {
        const searched = moduleGraph.getModuleById(`\0${SEARCHED}`);
        if (searched && /[\\/]schemas[\\/].*\.ts$/.test(path)) moduleGraph.invalidateModule(searched);
      };
      const refresh = (path: string) => {
        forget(path);
        const names = moduleGraph.getModuleById(`\0${NAMES}`);
        if (!names || !/[\\/](?:schemas|resources)[\\/].*\.tsx?$/.test(path)) return;
        moduleGraph.invalidateModule(names);
        ws.send({ type: 'full-reload' });
      };
      watcher.on('add', refresh).on('unlink', refresh).on('change', forget);
      ws.on('registry:broken', (broken: BrokenSource, client) => {
        const place = brokenPlace(broken, (url) => moduleGraph.urlToModuleMap.get(url)?.transformResult);
        if (!place) return;
        logger.error(`${place.file}:${place.line}:${place.column}: ${place.message}`);
        client.send('registry:place', place);
      });
    },
  };
}
