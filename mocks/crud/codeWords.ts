import { type Resource, typeOptions } from '@/schema';
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
  const field = resource.fields[name];
  const shared = field && typeOptions(field).shared;
  if (shared !== undefined) return labels.text(['enums', ...shared.split('.'), code], locale);
  return labels.value(resource.name, name, code, locale);
}
