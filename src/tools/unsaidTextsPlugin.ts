import type { Plugin } from 'vite';
import type { NestedTexts } from '../schema/index.ts';

/** Texts without those that others say, too. */
export function withoutSaid(texts: NestedTexts, said: NestedTexts): NestedTexts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const other = said[key];
      if (other === undefined) return [[key, text]];
      if (typeof text !== 'object' || typeof other !== 'object') return [];
      const left = withoutSaid(text, other);
      return Object.keys(left).length > 0 ? [[key, left]] : [];
    }),
  );
}

/**
 * Leaves out of a build what a package of texts says and the console says otherwise: nobody would read it.
 *
 * @param name of the package, whose texts are its default
 * @param texts what it says
 * @param said what the console says in its place
 */
export function unsaidTextsPlugin(name: string, texts: NestedTexts, said: NestedTexts): Plugin {
  return {
    name: 'unsaid-texts',
    apply: 'build',
    transform: (_, id) =>
      id.includes(`/node_modules/${name}/`) ? `export default ${JSON.stringify(withoutSaid(texts, said))}` : undefined,
  };
}
