import { resolve } from 'node:path';
import { build, type BuildOptions, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** What people need together at one time. */
export interface Stage {
  readonly name: string;
  /** What comes from node_modules is a file of its own, `<name>-packages`. Default: one file. */
  readonly packages?: boolean;
  /** Its functions are compiled as it comes, beside the page, not one by one when they are called. */
  readonly compiled?: boolean;
  /** Of these modules alone it takes what it has in common with no stage before it. Default: all. */
  readonly only?: (id: string) => boolean;
  /** Modules a person needs together at this stage. */
  readonly roots: readonly string[];
}

/** Asks a browser for this, by https://github.com/WICG/explicit-javascript-compile-hints-file-based. */
const COMPILED = '//# allFunctionsCalledOnLoad';

/** What the bundler itself needs in the page. */
const RUNTIME = '\0rolldown/runtime.js';

/** A module that a plugin writes. */
const isVirtual = (path: string): boolean => path.startsWith('virtual:');
const placed = (root: string, path: string): string => (isVirtual(path) ? `\0${path}` : resolve(root, path));

const isChunk = (one: Rolldown.OutputChunk | Rolldown.OutputAsset): one is Rolldown.OutputChunk => one.type === 'chunk';

/**
 * Modules that each stage loads and the stages before it did not: what is left of every module after unused code is
 * dropped.
 */
async function modulesOf(
  stages: readonly Stage[],
  config: UserConfig,
  root: string,
): Promise<ReadonlyMap<string, string>> {
  const scanned = await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: stages.flatMap(({ roots }) => roots.map((path) => (isVirtual(path) ? path : resolve(root, path)))),
        preserveEntrySignatures: 'strict',
        output: { preserveModules: true },
      },
    },
  });
  const outputs = Array.isArray(scanned) ? scanned : 'output' in scanned ? [scanned] : [];
  const chunks = new Map(
    outputs.flatMap(({ output }) => output.filter(isChunk)).map((chunk) => [chunk.fileName, chunk]),
  );
  const fileOf = new Map([...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk.fileName]));
  const stageOf = new Map<string, string>();
  for (const { name, roots, only } of stages) {
    const left = roots.map((path) => fileOf.get(placed(root, path)) ?? '');
    for (const seen = new Set<string>(); left.length > 0;) {
      const file = left.pop() ?? '';
      const chunk = chunks.get(file);
      if (!chunk || seen.has(file)) continue;
      seen.add(file);
      left.push(...chunk.imports);
      for (const id of chunk.moduleIds) if (!stageOf.has(id) && (only?.(id) ?? true)) stageOf.set(id, name);
    }
  }
  return stageOf;
}

/** Of a build: what each file has loaded when it runs, itself and the files and styles that it stands on. */
function loadedWith(bundle: Rolldown.OutputBundle): (file: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>();
  const add = (file: string, loaded: Set<string>) => {
    if (loaded.has(file)) return loaded;
    loaded.add(file);
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') return loaded;
    for (const style of chunk.viteMetadata?.importedCss ?? []) loaded.add(style);
    for (const needed of chunk.imports) add(needed, loaded);
    return loaded;
  };
  return (file) => {
    const loaded = known.get(file) ?? add(file, new Set());
    known.set(file, loaded);
    return loaded;
  };
}

/**
 * Packs what is always needed together into few files. Left alone, the bundler makes a file of every set of pages that
 * share a module: ninety requests before the first list, each compressed by itself. Nothing is loaded that the stage
 * would not load anyway: the stages' modules are found by a first pass over the same sources.
 *
 * @param shared the plugins and aliases the first pass needs, made anew
 * @param stagesOf the stages, for the folder of the project
 * @param isForeign whether a module comes from a package
 */
export function chunkPlugin(
  shared: (root: string) => UserConfig,
  stagesOf: (root: string) => readonly Stage[],
  isForeign: (id: string) => boolean,
): Plugin[] {
  let loaded = loadedWith({});
  let compiled: ReadonlySet<string> = new Set();
  // In the demonstration the page begins with the backend: a part with both would begin the console first.
  const apply: Plugin['apply'] = (config, { command, isSsrBuild, mode }) =>
    command === 'build' && !isSsrBuild && !config.build?.ssr && mode !== 'demo';
  const parts: Plugin = {
    name: 'parts',
    apply,
    config: async ({ root = process.cwd() }) => {
      const stages = stagesOf(root);
      const stageOf = await modulesOf(stages, shared(root), root);
      const first = stages[0]?.name;
      const stageNamed = (id: string) => (id === RUNTIME ? first : stageOf.get(id));
      const groups = stages.flatMap(({ name, packages = false }, index) => {
        const priority = 2 * (stages.length - index);
        const whole = { name, priority, test: (id: string) => stageNamed(id) === name };
        return packages
          ? [
              {
                name: `${name}-packages`,
                priority: priority + 1,
                test: (id: string) => stageNamed(id) === name && isForeign(id),
              },
              whole,
            ]
          : [whole];
      });
      compiled = new Set(stages.filter((one) => one.compiled).flatMap(({ name }) => [name, `${name}-packages`]));
      const modulePreload: BuildOptions['modulePreload'] = {
        polyfill: false, // every browser that is supported knows it
        resolveDependencies: (part, needed, { hostId }) =>
          needed.filter((file) => file !== part && !loaded(hostId).has(file)),
      };
      return { build: { modulePreload, rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    generateBundle: { order: 'pre', handler: (_, bundle) => void (loaded = loadedWith(bundle)) },
  };
  const hints: Plugin = {
    name: 'compiled-parts',
    apply,
    generateBundle: {
      order: 'post', // a browser reads it in the first line alone, and Vite writes what a part loads before it
      handler: (_, bundle) => {
        for (const part of Object.values(bundle).filter(isChunk))
          if (compiled.has(part.name)) part.code = `${COMPILED}\n${part.code}`;
      },
    },
  };
  return [parts, hints];
}
