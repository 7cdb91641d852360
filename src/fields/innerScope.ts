/**
 * Where the texts of fields inside a field (rows, a group) are. Below it everything is named as in a resource: label
 * `resources.<name>.inner.<field>.fields.<inner>`, enum words `resources.<name>.inner.<field>.enums.<inner>.<code>`.
 *
 * @example innerScope('resources.depot/part', 'steps') // 'resources.depot/part.inner.steps'
 * @public
 */
export function innerScope(scope: string, name: string): string {
  return `${scope}.inner.${name}`;
}
