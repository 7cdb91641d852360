import type { Access, RouteGrant } from '@/access';

/** A list that is asked for records: its schema, and where it stands. */
export interface SearchKind {
  readonly schema: string;
  readonly grant: RouteGrant;
}

const areaOf = (schema: string) => schema.split('/', 1)[0] ?? '';
const isBelow = (path: string, address: string) => address === path || address.startsWith(`${path}/`);

/**
 * The lists to ask, each schema once: first those somebody works at, then their areas, then the platform that is
 * shown, then all others; between equals in the order of `searched`, else as the menus have them.
 *
 * @param searched names of schemas that may have a search; undefined: any may
 * @param near addresses somebody works at, the nearest first
 */
export function searchKinds(
  { routes, pathOf }: Access,
  searched: readonly string[] | undefined,
  near: readonly string[],
  platform: string | undefined,
): readonly SearchKind[] {
  const order = searched && new Map(searched.map((name, at) => [name, at]));
  const kinds = [...routes.values()].flatMap((grant): SearchKind[] => {
    const { target, path } = grant;
    if (target.kind !== 'resource' || pathOf.get(target.key) !== path || order?.has(target.key) === false) return [];
    return [{ schema: target.key, grant }];
  });
  const at = (address: string) => kinds.find(({ grant }) => isBelow(grant.path, address));
  const areas = near.map((address) => areaOf(at(address)?.schema ?? ''));
  const distance = ({ schema, grant }: SearchKind): number => {
    const own = near.findIndex((address) => isBelow(grant.path, address));
    if (own >= 0) return own;
    const area = areas.indexOf(areaOf(schema));
    return near.length * (area >= 0 ? 1 : 2) + (area >= 0 ? area : Number(grant.platform !== platform));
  };
  const rank = ({ schema }: SearchKind) => order?.get(schema) ?? 0;
  return kinds.toSorted((a, b) => distance(a) - distance(b) || rank(a) - rank(b));
}
