import type { Plugin, Rolldown } from 'vite';
import { noticesText, packagesOf } from './notices.ts';

const FILE = 'THIRD-PARTY-NOTICES.txt';

/**
 * Writes the notices of the packages that are really in a build of the console beside it: THIRD-PARTY-NOTICES.txt.
 * Builds of a server bring no packages.
 *
 * @returns `plugin` of the console, and `inWorkers` for what it runs beside the page
 * @example { plugins: [notices.plugin], worker: { plugins: () => [notices.inWorkers] } }
 */
export function noticesPlugin(): { readonly plugin: Plugin; readonly inWorkers: Plugin } {
  const modules = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const one of Object.values(bundle))
      for (const id of one.type === 'chunk' ? one.moduleIds : one.originalFileNames) modules.add(id);
  };
  return {
    inWorkers: { name: 'third-party-notices-of-workers', generateBundle: (_, bundle) => collect(bundle) },
    plugin: {
      name: 'third-party-notices',
      apply: (given, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && !given.build?.ssr,
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          collect(bundle);
          this.emitFile({ type: 'asset', fileName: FILE, source: noticesText(packagesOf([...modules])) });
        },
      },
    },
  };
}
