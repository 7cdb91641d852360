import { fileURLToPath } from 'node:url';
import { createServer, runnerImport } from 'vite';

/** Folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const alias = { '@': `${root}/src`, '@schemas': `${root}/schemas`, '@mocks': `${root}/mocks` };

const { module: doors } = await runnerImport(`${root}/src/tools/doorsPlugin.ts`, { root, configFile: false });

/**
 * Loads a module of the project written in TypeScript, with its aliases and globs:
 * `loadTool('src/tools/docs/command.ts')`.
 */
export async function loadTool(path) {
  const { module } = await runnerImport(`${root}/${path}`, {
    root,
    plugins: [doors.doorsPlugin()],
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
  });
  return module;
}

/**
 * Opens what loads modules that go on loading others while they are used: `{load(path), close()}`. `'silent'`: whoever
 * loads tells what is wrong with them.
 */
export async function openTools(logLevel = 'error') {
  const server = await createServer({
    root,
    plugins: [doors.doorsPlugin()],
    configFile: false,
    logLevel,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias },
    ssr: { noExternal: ['jsencrypt'] }, // it leaves out endings in its imports, which Node does not forgive
  });
  return { load: (path) => server.ssrLoadModule(`/${path}`), close: () => server.close() };
}
