import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import { withBrands } from '../../deploy/brandsIn.mjs';
import { BEGINS } from './beginsConsole.ts';
import { hasOwnSignIn } from './hasOwnSignIn.ts';
import { scriptCode } from './scriptCode.ts';

const SCRIPT = 'first.js';

/** Styles are a file of their own; whoever only writes HTML needs none. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

async function formMarkup(path: string, config: InlineConfig): Promise<string> {
  const { module } = await runnerImport<{ formMarkup(): string }>(path, {
    ...config,
    logLevel: 'error',
    plugins: [noStyles, config.plugins],
  });
  // Pictures are those of a brand, which the script knows: none is asked for in vain.
  return module.formMarkup().replaceAll(/<link rel="preload"[^>]*>| src="[^"]*"/g, '');
}

/** What `brands.json` says; a project may be without one. */
function brandsIn(publicDir: string): string {
  const path = resolve(publicDir, 'brands.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '{}';
}

const ENTRY = /\s*<script type="module"([^>]*) src="([^"]+)"><\/script>/g;

/**
 * One script begins the console, and what it imports is fetched beside it. An entry that only imports others is written
 * as a script for each, of which any may fail before the one that says so.
 */
function oneEntry(html: string): string {
  const last = [...html.matchAll(ENTRY)].at(-1)?.[0] ?? '';
  const links = html.replaceAll(ENTRY, (whole, rest: string, file: string) =>
    whole === last ? '' : `\n    <link rel="modulepreload"${rest} href="${file}">`,
  );
  return links.replace(/\s*(?:<link rel="modulepreload"|<\/head>)/, (next) => `${last}${next}`);
}

/**
 * The sign-in form stands in the HTML of the page as React draws it, and a script of a few kilobytes gives it brand,
 * language and colors before it is painted. Both come from the sources of the form itself. Only in builds: where the
 * console is developed, React draws it. An app of which `<Console>` is a part has neither. A page whose console has
 * another sign-in says so, and the form is not painted.
 *
 * @param shared the plugins and aliases of the build, made anew
 * @param files `form` draws the form as markup, `script` is what runs before the first paint
 */
export function firstPlugin(
  shared: (root: string) => UserConfig,
  files: { readonly form: string; readonly script: string },
): Plugin {
  let config: InlineConfig = {};
  let publicDir = '';
  let begins = false;
  let isOwn = false;
  return {
    name: 'first-paint',
    apply: (given, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && !given.build?.ssr,
    configResolved: ({ root, base, mode, publicDir: found }) => {
      config = { ...shared(root), configFile: false, root, base, mode };
      publicDir = found;
    },
    transform: {
      order: 'post', // as JavaScript
      filter: { id: /\.[jt]sx?$/, code: BEGINS },
      handler: (code) => {
        begins = true;
        isOwn ||= hasOwnSignIn(code);
        return undefined;
      },
    },
    async generateBundle() {
      if (!begins) return;
      const brands = brandsIn(publicDir);
      this.emitFile({
        type: 'asset',
        fileName: SCRIPT,
        source: withBrands(await scriptCode(files.script, 'first', config), brands),
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!begins) return html;
        const form = await formMarkup(files.form, config);
        const style = /\s*<link rel="stylesheet"[^>]*>/;
        const [link = ''] = style.exec(html) ?? [];
        // Styles and script before the parts of the console, which may wait: a narrow line brings first what is seen
        // first.
        return oneEntry(html)
          .replace(style, '')
          .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
          .replace(
            /\s*<script type="module"/,
            (part) => `${link}\n    <script src="${config.base}${SCRIPT}"></script>${part}`,
          )
          .replace('<div id="root"></div>', () => `<div id="root">${form}</div>`)
          .replace(/<html\b/, (tag) => (isOwn ? `${tag} data-sign-in="own"` : tag));
      },
    },
  };
}
