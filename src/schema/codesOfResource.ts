import { STANDARD_CODES } from './call';
import type { Resource } from './resource';

/**
 * The permission codes that the controls of a schema ask for, each once: standard actions that have a call, its own
 * actions, its tabs and its fields.
 *
 * @example codesOfResource(tenant) // ['create', 'edit', 'delete', 'freeze']
 * @public
 */
export function codesOfResource(resource: Resource): string[] {
  const standard = STANDARD_CODES.filter(
    (name) =>
      resource.api[name] ||
      (name === 'delete' && resource.api.deleteMany) ||
      (name === 'import' && resource.import) ||
      (name === 'export' && resource.api.page),
  ).map((name) => resource.standard[name]?.permission ?? name);
  const own = Object.entries(resource.actions).map(([key, action]) => action.permission ?? key);
  const fields = Object.values(resource.fields).flatMap(({ options: { permission } }) => [
    permission?.see,
    permission?.change,
  ]);
  const versions = resource.versions ? ['edit', 'reserve', 'cancel'] : [];
  const related = Object.values(resource.related).map(({ permission }) => permission);
  return [
    ...new Set(
      [...standard, ...own, ...versions, ...related, ...fields].filter((code) => code !== false && code !== undefined),
    ),
  ];
}
