import type { Resource } from '@/schema';
import type { Labels } from '../core/context';
import type { Locale } from '../core/texts';

/**
 * A code of a field in words: those of the resource, or of the enum it shares with others; undefined when there are
 * none.
 */
export function codeWords(
  labels: Labels,
  resource: Resource,
  name: string,
  code: string,
  locale: Locale,
): string | undefined {
  const options: object = resource.fields[name]?.options ?? {};
  if ('shared' in options && typeof options.shared === 'string')
    return labels.text(['enums', ...options.shared.split('.'), code], locale);
  return labels.value(resource.name, name, code, locale);
}
