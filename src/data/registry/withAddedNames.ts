import { inLanguages, type Resource } from '@/schema';
import { addedNames, languageOf } from '@/schema/internal';
import { makeTexts } from '../texts/madeTexts';

/** Labels that are those of another field and the name of a language, by their keys. */
const labels = new Map<string, { readonly of: string; readonly code: string }>();

makeTexts((key, say) => {
  const label = labels.get(key);
  return label && `${say(label.of)} (${languageOf(label.code).name})`;
});

/** A schema with fields for every language its cloud keeps names in: 'Name (Deutsch)' behind 'English name'. */
export function withAddedNames(resource: Resource, codes: readonly string[]): Resource {
  const scope = `resources.${resource.name}.fields`;
  for (const { name, of, code } of addedNames(resource, codes))
    labels.set(`${scope}.${name}`, { of: `${scope}.${of}`, code });
  return inLanguages(resource, codes);
}
