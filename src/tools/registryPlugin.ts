import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAMES = 'virtual:registry';
const AREA = `${NAMES}/`;

/** Files below a folder of the project, as `area/…/name` without their ending. */
function namesIn(folder: string, ending: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  return files.filter((path) => path.includes('/') && ending.test(path) && !/\.test\.tsx?$/.test(path)).map((path) => path.replace(ending, '')).sort();
}

/** Names of what there is, and for each area the module that knows where its files are. */
function namesModule(root: string): string {
  const schemas = namesIn(`${root}/schemas`, /\.ts$/);
  const pages = namesIn(`${root}/resources`, /\.page\.tsx$/);
  const views = namesIn(`${root}/resources`, /\.views\.tsx$/);
  const areas = [...new Set([...schemas, ...pages, ...views].map((name) => name.split('/')[0] ?? ''))];
  const loaders = areas.map((area) => `${JSON.stringify(area)}: () => import(${JSON.stringify(AREA + area)})`);
  return `export const schemas = ${JSON.stringify(schemas)};\nexport const pages = ${JSON.stringify(pages)};\nexport const areas = { ${loaders.join(', ')} };`;
}

function areaModule(area: string): string {
  return [
    `export const schemas = import.meta.glob(['/schemas/${area}/**/*.ts', '!/schemas/**/*.test.ts']);`,
    `export const views = import.meta.glob('/resources/${area}/**/*.views.tsx');`,
    `export const pages = import.meta.glob('/resources/${area}/**/*.page.tsx');`,
  ].join('\n');
}

/**
 * `virtual:registry`: the names of all schemas and pages, and one lazy module an area with their loaders. One glob over
 * all of them would put a line for every schema of the build on the way to the first list.
 */
export function registryPlugin(): Plugin {
  let root = '.';
  return {
    name: 'registry',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === NAMES || id.startsWith(AREA) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${NAMES}`) return namesModule(root);
      return id.startsWith(`\0${AREA}`) ? areaModule(id.slice(AREA.length + 1)) : undefined;
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
