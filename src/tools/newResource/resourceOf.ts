import type { Resource } from '@/schema';
import type { ResourceDraft } from './draft';
import { readSource, type Scope } from './readSource';
import { schemaSource } from './schemaSource';

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'resolve' in value;

/**
 * The resource that the written file would export, made without a file. Throws where it would export none.
 *
 * @param dsl everything of `@/dsl`
 * @example
 *   import * as dsl from '@/dsl';
 *   const resources = drafts.map((draft) => resourceOf(draft, dsl));
 * @public
 */
export function resourceOf(draft: ResourceDraft, dsl: Scope): Resource {
  const source = schemaSource(draft);
  const made = readSource(source.slice(source.indexOf(' = ') + 3, source.lastIndexOf(';\nexport type')), dsl);
  if (!isResource(made)) throw new Error(`${draft.name} is no resource.`);
  return made;
}
