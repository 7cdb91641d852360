import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { mergedTexts } from './mergedTexts.ts';

const TEXTS = /^\/(locales\/[^/]+\/[^/]+\.json)$/;

/**
 * A file of texts in a project with the path of one of the framework says what it says, and the framework the rest: a
 * later version has texts that the project knows nothing of.
 *
 * @param framework its folder
 */
export function textsPlugin(framework: string): Plugin {
  let root = '.';
  return {
    name: 'texts',
    configResolved: (config) => {
      root = config.root.replaceAll('\\', '/');
    },
    load(id) {
      const [, path] = (id.startsWith(root) && TEXTS.exec(id.slice(root.length))) || [];
      if (path === undefined || !existsSync(`${framework}/${path}`)) return undefined;
      return JSON.stringify(mergedTexts([framework, root], path));
    },
  };
}
