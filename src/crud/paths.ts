import type { AnyRecord, Id, Resource } from '@/schema';

const segment = (id: Id): string => encodeURIComponent(id);

/**
 * Address of a resource's list. `path` is the react-admin resource name: the menu path without its first slash.
 *
 * @example listPath('iot/device') // '/iot/device'
 * @public
 */
export function listPath(path: string): string {
  return `/${path}`;
}

/**
 * Address of the create form, with values it begins with (`useRecordFromLocation` reads them back).
 *
 * @example createPath('iot/device', { productId: '7' }) // '/iot/device/create?source=…'
 * @public
 */
export function createPath(path: string, given: Readonly<Record<string, unknown>> = {}): string {
  const query =
    Object.keys(given).length > 0 ? `?${new URLSearchParams({ source: JSON.stringify(given) }).toString()}` : '';
  return `/${path}/create${query}`;
}

/** Parameter of the create form: the record it is filled in from. */
export const FROM = 'from';

/** Address of the create form, filled in from another record: '/iot/device/create?from=7'. */
export const duplicatePath = (path: string, id: Id): string =>
  `${createPath(path)}?${new URLSearchParams({ [FROM]: id }).toString()}`;

/**
 * Address of a record's page.
 *
 * @example detailPath('iot/device', '7') // '/iot/device/7/show'
 * @public
 */
export function detailPath(path: string, id: Id): string {
  return `/${path}/${segment(id)}/show`;
}

/**
 * Address of a record's form.
 *
 * @example editPath('iot/device', '7') // '/iot/device/7/edit'
 * @public
 */
export function editPath(path: string, id: Id): string {
  return `/${path}/${segment(id)}/edit`;
}

/**
 * Where a click on a row leads, as far as the user may go there; undefined for nowhere: what no menu leads to (`@…`)
 * has no pages.
 */
export function openPath(
  {
    resource,
    path,
    can,
  }: { readonly resource: Resource; readonly path: string; can(action: string, record?: AnyRecord): boolean },
  record: AnyRecord,
): string | undefined {
  if (record.id === '' || path.startsWith('@') || resource.open === false || !can(resource.open, record))
    return undefined;
  return resource.open === 'edit' ? editPath(path, record.id) : detailPath(path, record.id);
}
