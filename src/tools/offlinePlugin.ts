import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import { BEGINS } from './beginsConsole.ts';
import { scriptCode } from './scriptCode.ts';

/** What makes manifests of brands (`manifestsOf` of the room of the shell). */
interface Manifests {
  manifestsOf(
    brands: unknown,
    base: string,
    hasFile: (path: string) => boolean,
  ): readonly { readonly path: string; readonly text: string }[];
}

interface OfflineFiles {
  /** The service worker. */
  readonly worker: string;
  /** The script of the page that it shows without a network. */
  readonly page: string;
  /** Makes manifests of brands. */
  readonly manifests: string;
}

/**
 * What makes the console one that can be installed: `sw.js`, which says it where the network is away, and a manifest
 * for each brand and language of `brands.json`. The page says that they are there (`data-offline`). Only in builds,
 * not in the demonstration, whose backend is a service worker, and not where the console is a part of another app.
 *
 * @param shared the plugins and aliases of the build, made anew
 */
export function offlinePlugin(shared: (root: string) => UserConfig, files: OfflineFiles): Plugin {
  let config: InlineConfig = {};
  let publicDir = '';
  let base = '/';
  let begins = false;
  return {
    name: 'offline',
    apply: (given, { command, isSsrBuild, mode }) =>
      command === 'build' && mode !== 'demo' && !isSsrBuild && !given.build?.ssr,
    configResolved: (resolved) => {
      const { root, mode } = resolved;
      ({ base, publicDir } = resolved);
      config = { ...shared(root), configFile: false, root, base, mode };
    },
    transform: {
      order: 'post', // as JavaScript
      filter: { id: /\.[jt]sx?$/, code: BEGINS },
      handler: () => {
        begins = true;
        return undefined;
      },
    },
    async generateBundle() {
      if (!begins) return;
      const page = `${await scriptCode(files.page, 'offline', config)}offline();`;
      const worker = `${await scriptCode(files.worker, 'worker', config)}worker(self, ${JSON.stringify(page)});\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      const brands = resolve(publicDir, 'brands.json');
      if (!existsSync(brands)) return;
      const { module } = await runnerImport<Manifests>(files.manifests, {
        ...config,
        logLevel: 'error',
      });
      const hasFile = (path: string) => existsSync(join(publicDir, path));
      for (const { path, text } of module.manifestsOf(JSON.parse(readFileSync(brands, 'utf8')), base, hasFile))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: text });
    },
    transformIndexHtml: (html) => (begins ? html.replace(/<html\b/, '<html data-offline') : html),
  };
}
