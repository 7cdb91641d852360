import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { namesIn } from './namesIn.ts';
import { localesIn, partialTexts } from './partialTexts.ts';
import { firstTexts, signInFiles, signInLocales, signInTexts } from './signInTexts.ts';

const NAMES = 'virtual:registry';
const AREA = `${NAMES}/`;
const TEXTS = 'virtual:texts/';
const SIGN_IN = 'virtual:sign-in';
const FIRST = 'virtual:first';

/** Areas for those who write schemas: in no build but the demonstration, only where the console is developed. */
const DEVELOPMENT: ReadonlySet<string> = new Set(['playground']);
const areaOf = (name: string): string => name.split('/')[0] ?? '';

/** Where the texts of a language are: a page loads those of one. */
function textsModule(root: string, locale: string, whole: boolean): string {
  const files = [
    `/locales/*/${locale}.json`,
    ...(whole ? [] : [...DEVELOPMENT].map((area) => `!/locales/${area}/*.json`)),
  ];
  const partial = partialTexts(`${root}/locales`).filter((name) => name.endsWith(`/${locale}`));
  return [
    `export const messages = import.meta.glob(${JSON.stringify(files)});`,
    `export const partial = ${JSON.stringify(partial)};`,
  ].join('\n');
}

/** Names of what there is, its texts, and for each area the module that knows where its files are. */
function namesModule(root: string, developing: boolean, whole: boolean): string {
  const shown = (names: readonly string[]) => names.filter((name) => whole || !DEVELOPMENT.has(areaOf(name)));
  const schemas = namesIn(`${root}/schemas`, /(?<!\.report)\.ts$/);
  const reports = namesIn(`${root}/schemas`, /\.report\.ts$/);
  const pages = shown(namesIn(`${root}/resources`, /\.page\.tsx$/));
  const views = namesIn(`${root}/resources`, /\.views\.tsx$/);
  const texts = localesIn(`${root}/locales`).map(
    (locale) => `${JSON.stringify(locale)}: () => import(${JSON.stringify(TEXTS + locale)})`,
  );
  const areas = [...new Set([...schemas, ...reports, ...pages, ...views].map(areaOf))];
  const loaders = areas.map((area) => `${JSON.stringify(area)}: () => import(${JSON.stringify(AREA + area)})`);
  return [
    `export const schemas = ${JSON.stringify(schemas)};`,
    `export const reports = ${JSON.stringify(reports)};`,
    `export const pages = ${JSON.stringify(pages)};`,
    `export const texts = { ${texts.join(', ')} };`,
    `export const areas = { ${loaders.join(', ')} };`,
    ...(developing ? [HEAR_TEXTS] : []),
  ].join('\n');
}

/** The texts before the console, one module a language, each whole. */
function signInModule(root: string): string {
  const loaders = signInLocales(root).map(
    (locale) =>
      `${JSON.stringify(locale)}: () => import(${JSON.stringify(`${SIGN_IN}/${locale}`)}).then((own) => own.default)`,
  );
  return `export const signInTexts = { ${loaders.join(', ')} };`;
}

/** Edited texts are sent as they are: their file is no module of the page. */
const HEAR_TEXTS = `import.meta.hot?.on('registry:texts', (detail) => dispatchEvent(new CustomEvent('registry:texts', { detail })));`;

/** An edited schema is told to the page that wants to know; without one the console is loaded anew. */
const TELL = (area: string): string =>
  `import.meta.hot?.accept((sources) => { if (dispatchEvent(new CustomEvent('registry:area', { cancelable: true, detail: { area: ${JSON.stringify(area)}, sources } }))) location.reload(); });`;

function areaModule(area: string, developing: boolean): string {
  return [
    `export const schemas = import.meta.glob(['/schemas/${area}/**/*.ts', '!/schemas/**/*.{test,report}.ts', '!/schemas/**/parts/**']);`,
    `export const reports = import.meta.glob('/schemas/${area}/**/*.report.ts');`,
    `export const views = import.meta.glob('/resources/${area}/**/*.views.tsx');`,
    `export const pages = import.meta.glob('/resources/${area}/**/*.page.tsx');`,
    ...(developing ? [TELL(area)] : []),
  ].join('\n');
}

/**
 * `virtual:registry`: the names of all schemas, reports and pages, their texts, and one lazy module an area with their
 * loaders. One glob over all of them would put a line for every schema of the build on the way to the first list.
 */
export function registryPlugin(): Plugin {
  let root = '.';
  let developing = false;
  let whole = false;
  return {
    name: 'registry',
    configResolved: (config) => {
      root = config.root;
      developing = config.command === 'serve';
      whole = developing || config.mode === 'demo';
    },
    resolveId: (id) => ([NAMES, AREA, TEXTS, SIGN_IN, FIRST].some((own) => id.startsWith(own)) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAMES}`) return namesModule(root, developing, whole);
      if (id.startsWith(`\0${AREA}`)) return areaModule(id.slice(AREA.length + 1), developing);
      if (id.startsWith(`\0${TEXTS}`)) return textsModule(root, id.slice(TEXTS.length + 1), whole);
      if (!id.startsWith(`\0${SIGN_IN}`) && id !== `\0${FIRST}`) return undefined;
      for (const path of signInFiles(root)) this.addWatchFile(path);
      if (id === `\0${FIRST}`) return `export const firstTexts = ${JSON.stringify(firstTexts(root))};`;
      const [, locale] = id.split('/');
      return locale === undefined ? signInModule(root) : `export default ${JSON.stringify(signInTexts(root, locale))};`;
    },
    hotUpdate: {
      order: 'pre',
      handler({ file }) {
        if (this.environment.name !== 'client' || !/\/locales\/(?!sign-in\/)[^/]+\/[\w-]+\.json$/.test(file))
          return undefined;
        try {
          const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
          this.environment.hot.send('registry:texts', {
            area: basename(dirname(file)),
            locale: basename(file, '.json'),
            messages,
          });
        } catch {
          return undefined; // half a file: the page is loaded anew, and says what is wrong with it
        }
        return [];
      },
    },
    configureServer: ({ watcher, moduleGraph, ws }) => {
      const refresh = (path: string) => {
        const names = moduleGraph.getModuleById(`\0${NAMES}`);
        if (!names || !/[\\/](?:schemas|resources)[\\/].*\.tsx?$/.test(path)) return;
        moduleGraph.invalidateModule(names);
        ws.send({ type: 'full-reload' });
      };
      watcher.on('add', refresh).on('unlink', refresh);
    },
  };
}
