import { build, type InlineConfig } from 'vite';

/** One classic script of a module, which sets what it exports by this name. @param config plugins and aliases */
export async function scriptCode(path: string, name: string, config: InlineConfig): Promise<string> {
  const built = await build({
    ...config,
    logLevel: 'silent',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: path, formats: ['iife'], name },
      minify: true,
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [chunk] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error(`${path} makes no script.`);
  return chunk.code.trimEnd();
}
