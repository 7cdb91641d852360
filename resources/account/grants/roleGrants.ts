import { readGranted, toLists, type Granted, type GrantNode } from './grantTree';

/** The grants of one application, as a role stores them. */
export interface ProductGrant {
  readonly productId: string | null;
  readonly menuIds?: readonly string[] | null;
  readonly halfMenuIds?: readonly string[] | null;
}

type Trees = Readonly<Record<string, readonly GrantNode[]>>;

/** Granted nodes by application, from what the role stores. */
export function grantsOf(trees: Trees, stored: readonly ProductGrant[] | null | undefined): Record<string, Granted> {
  return Object.fromEntries(
    Object.entries(trees).map(([productId, nodes]) => {
      const own = stored?.find((one) => one.productId === productId);
      return [productId, readGranted(nodes, own?.menuIds ?? [], own?.halfMenuIds ?? [])];
    }),
  );
}

/**
 * What the role stores after one application's grants changed. Applications this user cannot see keep what they had;
 * one without grants is left out.
 */
export function withGrants(
  stored: readonly ProductGrant[] | null | undefined,
  productId: string,
  nodes: readonly GrantNode[],
  granted: Granted,
): { productId: string; menuIds: string[]; halfMenuIds: string[] }[] {
  const others = (stored ?? []).flatMap((one) =>
    one.productId === null || one.productId === productId
      ? []
      : [{ productId: one.productId, menuIds: [...(one.menuIds ?? [])], halfMenuIds: [...(one.halfMenuIds ?? [])] }],
  );
  return granted.size > 0 ? [...others, { productId, ...toLists(nodes, granted) }] : others;
}
