import { createServer, runnerImport } from 'vite';
import { NAME } from './package/names.mjs';
import { framework, isPackage, placed, root } from './place.mjs';

export { root } from './place.mjs';

const alias = { '@': `${framework}/src`, '@schemas': `${root}/schemas`, '@mocks': `${framework}/mocks` };

/** In the package every import names the file behind the door, and a project may have texts of its own. */
const plugins = isPackage
  ? await import('./textsPlugin.js').then(({ textsPlugin }) => () => [textsPlugin(framework)])
  : await runnerImport(`${root}/src/tools/doorsPlugin.ts`, { root, configFile: false }).then(({ module }) => () => [
      module.doorsPlugin(),
    ]);

/**
 * Loads a module of the project written in TypeScript, with its aliases and globs:
 * `loadTool('src/tools/docs/command.ts')`.
 */
export async function loadTool(path) {
  const { module } = await runnerImport(placed(path), {
    root,
    plugins: plugins(),
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
    plugins: plugins(),
    configFile: false,
    logLevel,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias },
    ssr: { noExternal: ['jsencrypt', NAME] }, // it leaves out endings in its imports, which Node does not forgive
  });
  const load = async (path) => {
    try {
      return await server.ssrLoadModule(placed(path));
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error); // lines of the source, not of what was made of it
      throw error;
    }
  };
  return { load, close: () => server.close() };
}
