import { type Access, type KnownTargets, buildAccess } from '@/access';
import type { Application } from '../readApplications';
import type { Granted, GrantNode } from '../grants/grantTree';
import type { MenuDetail } from './menuDetails';

export interface ApplicationGrants {
  readonly application: Application;
  readonly nodes: readonly GrantNode[];
  readonly granted: Granted;
}

/** A node as the server's menu answer has it (spec 01 §3), so that the same function reads both. */
function menuOf(node: GrantNode, granted: Granted, details: ReadonlyMap<string, MenuDetail>): object {
  const detail = details.get(node.id);
  const below = node.children.filter((child) => granted.has(child.id));
  const buttons = below.filter((child) => child.type === 'button');
  return {
    name: node.name,
    nameEn: node.nameEn,
    type: node.type === 'directory' ? 2 : 1,
    path: detail?.path ?? '',
    component: detail?.component ?? '',
    childButtonsPermission: buttons.map(
      (child) => details.get(child.id)?.permission || child.permission || child.nameEn,
    ),
    children: below.filter((child) => child.type !== 'button').map((child) => menuOf(child, granted, details)),
  };
}

/** What somebody with these grants sees: the console's own reading of a menu answer made from them. */
export function accessOfGrants(
  grants: readonly ApplicationGrants[],
  details: ReadonlyMap<string, MenuDetail>,
  known: KnownTargets,
): Access {
  const productDtoList = grants.map(({ application, nodes, granted }) => ({
    code: application.code,
    name: application.name,
    nameEn: application.nameEn,
    menus: nodes.filter((node) => granted.has(node.id)).map((node) => menuOf(node, granted, details)),
  }));
  return buildAccess({ productDtoList }, known);
}
