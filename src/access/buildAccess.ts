import type { Access, KnownTargets, MenuEntry, Platform } from './access';
import { MenuTree } from './menuTree';
import { namesOf } from './readMenu';
import { asObject, asText } from '@/api';

const firstArray = (...values: readonly unknown[]): readonly unknown[] =>
  values.find((value) => Array.isArray(value)) ?? [];

function firstPath(entries: readonly MenuEntry[]): string | undefined {
  for (const entry of entries) {
    const path = entry.path ?? firstPath(entry.children);
    if (path !== undefined) return path;
  }
  return undefined;
}

/**
 * The answer of `menu/routers` (spec 01 §3) as what the user may see. Pure; never throws: a node that cannot be
 * used is left out and becomes a diagnostic, everything else works.
 *
 * @param answer `data` of the call: `{productDtoList: […]}`, or the list itself
 * @param known what this build can show; a `component` is only ever looked up in it
 * @example const access = buildAccess({ productDtoList }, registry.known)
 * @public
 */
export function buildAccess(answer: unknown, known: KnownTargets): Access {
  const tree = new MenuTree(known);
  const menusOf = new Map<string, Omit<Platform, 'code' | 'menus' | 'first'> & { menus: MenuEntry[] }>();
  for (const value of firstArray(answer, asObject(answer)?.productDtoList)) {
    const product = asObject(value);
    const code = asText(product?.code);
    if (!product || !code) {
      tree.report('malformed', ['productDtoList'], 'a product without a code');
      continue;
    }
    const name = asText(product.name) || asText(product.nameEn) || code;
    const platform = menusOf.get(code) ?? {
      name,
      nameEn: asText(product.nameEn) || name,
      ...namesOf(product),
      menus: [],
    };
    platform.menus.push(...tree.platform(code, firstArray(product.menuList, product.menus, product.children)));
    menusOf.set(code, platform);
  }
  const grants = [...tree.routes.values()];
  const pathOf = new Map<string, string>();
  for (const { target, path } of grants) {
    if (target.kind !== 'unknown' && !pathOf.has(target.key)) pathOf.set(target.key, path);
  }
  const platforms = [...menusOf].flatMap(([code, platform]): Platform[] => {
    const first = firstPath(platform.menus) ?? grants.find((grant) => grant.platform === code)?.path;
    const empty = first === undefined && platform.menus.length === 0;
    return empty ? [] : [{ code, ...platform, ...(first !== undefined && { first }) }];
  });
  return { platforms, routes: tree.routes, pathOf, diagnostics: tree.diagnostics };
}
