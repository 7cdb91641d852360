import type { FieldOptions } from '@/schema';

/**
 * Where the words of a code are: `<scope>.enums.<field>.<code>`, or `enums.<shared>.<code>` for an enum many resources
 * share.
 *
 * @example enumKey('resources.depot/part', 'status', {}, '1') // 'resources.depot/part.enums.status.1'
 * @public
 */
export function enumKey(
  scope: string,
  name: string,
  options: FieldOptions & { readonly shared?: string },
  code: string,
): string {
  return options.shared ? `enums.${options.shared}.${code}` : `${scope}.enums.${name}.${code}`;
}
