import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Loads a module of the project written in TypeScript, with its aliases and globs: `loadTool('src/tools/docs/command.ts')`. */
export async function loadTool(path) {
  const alias = { '@': `${root}/src`, '@schemas': `${root}/schemas`, '@mocks': `${root}/mocks` };
  const { module } = await runnerImport(`${root}/${path}`, { root, configFile: false, logLevel: 'error', resolve: { alias } });
  return module;
}
