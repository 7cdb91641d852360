import { type Access, type RouteGrant, type RouteTarget, permissionCode } from '@/access';

/**
 * What the signed-in user may see, and everything of one resource or report besides, at `/<its name>`: every control is
 * drawn. What is not granted is refused by the server all the same.
 *
 * @param codes all it has
 * @param title what its page is called
 */
export function frameAccess(
  access: Access,
  target: Extract<RouteTarget, { readonly key: string }>,
  codes: readonly string[],
  title: string,
): Access {
  const path = `/${target.key}`;
  const grant: RouteGrant = {
    path,
    target,
    codes: new Set(codes.map(permissionCode)),
    name: title,
    nameEn: title,
    platform: '',
    trail: [],
  };
  return {
    ...access,
    routes: new Map([...access.routes, [path, grant]]),
    pathOf: new Map([...access.pathOf, [target.key, path]]),
  };
}
