import type { Access, MenuEntry } from '@/access';
import type { TreeNode } from '@/schema';
import { allNodes, type GrantNode } from '../grants/grantTree';

/** What a node of the grants leads to; the tree roles are granted from tells only names and types. */
export interface MenuDetail {
  readonly path: string;
  readonly component: string;
  readonly permission: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Details by menu id, from the records of menu administration. */
export function detailsOfMenus(nodes: readonly TreeNode[]): Map<string, MenuDetail> {
  return new Map(
    nodes.flatMap(({ record, children }): [string, MenuDetail][] => [
      [record.id, { path: text(record.path), component: text(record.component), permission: text(record.permission) }],
      ...detailsOfMenus(children),
    ]),
  );
}

const trailText = (platform: string, names: readonly string[]): string => [platform, ...names].join('\u0000');

/**
 * Details for those who may not read menu administration: the menus they were granted themselves, found by their names
 * from the application down. A menu they do not have stays unknown.
 */
export function detailsOfOwn(access: Access, platform: string, nodes: readonly GrantNode[]): Map<string, MenuDetail> {
  const byTrail = new Map(
    [...access.routes.values()].map(({ trail, path, target, platform: code }) => [
      trailText(
        code,
        trail.map((entry: MenuEntry) => entry.name),
      ),
      { path, component: target.kind === 'unknown' ? target.component : target.key, permission: '' },
    ]),
  );
  const found = new Map<string, MenuDetail>();
  const visit = (node: GrantNode, above: readonly string[]) => {
    const names = [...above, node.name];
    const detail = byTrail.get(trailText(platform, names));
    if (detail) found.set(node.id, detail);
    for (const child of node.children) visit(child, names);
  };
  for (const node of nodes) visit(node, []);
  for (const node of allNodes(nodes))
    if (node.type === 'button') found.set(node.id, { path: '', component: '', permission: node.permission ?? '' });
  return found;
}
