import * as dsl from '@/dsl';
import type { Locale, Messages, Registry } from '@/data';
import type { Resource } from '@/schema';
import { type Note, readDocument, readOpenApi, resourceOf, resourceTexts } from '@/tools';

/** What a document became: resources of an area of their own, their texts, and what the document leaves open. */
export interface Imported {
  readonly file: string;
  readonly area: string;
  readonly resources: readonly Resource[];
  readonly texts: Readonly<Record<Locale, Messages>>;
  readonly notes: readonly Note[];
}

/**
 * Reads an OpenAPI 3 or Swagger 2 document as `npm run new:resource -- --openapi` does; throws with what is wrong with
 * it, in words.
 */
export function readImport(text: string, file: string, area: string): Imported {
  const { drafts, notes } = readOpenApi(readDocument(text, file), { file, area, existing: new Map() });
  if (drafts.length === 0)
    throw new Error(
      `${file} has no call that lists records, such as GET /brands, so there is nothing to make a page of.`,
    );
  const textsIn = (locale: Locale): Messages => {
    const parts = drafts.map((draft) => resourceTexts(draft, locale).texts);
    return Object.fromEntries(
      ['resources', 'rules'].map((key) => [key, Object.assign({}, ...parts.map((part) => part[key])) as Messages]),
    );
  };
  return {
    file,
    area,
    resources: drafts.map((draft) => resourceOf(draft, dsl)),
    texts: { en: textsIn('en'), zh: textsIn('zh') },
    notes,
  };
}

/** Makes its resources known under their names, as if their files were there. */
export function addImport(registry: Registry, { area, resources, texts }: Imported): void {
  const schemas = Object.fromEntries(
    resources.map((resource) => [`schemas/${resource.name}.ts`, async () => ({ resource })]),
  );
  registry.renew?.(area, { schemas, views: {}, pages: {} });
  for (const [locale, own] of Object.entries(texts)) registry.renewTexts?.(area, locale, own);
}
