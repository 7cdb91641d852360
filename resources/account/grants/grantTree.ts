import { asCode, asObject, asText } from '@/api';
import { foldText } from '@/schema';

/**
 * The menus and buttons of one application and which of them are granted.
 *
 * A granted node brings its ancestors with it, because a menu can only be reached through them. A menu keeps its
 * own grant when its buttons are taken away: seeing a page and using its buttons are different rights. A directory
 * is nothing by itself and goes with its last granted child.
 */

export type NodeType = 'directory' | 'menu' | 'button';

export interface GrantNode {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly type: NodeType;
  /** Of a button, where the server tells it. */
  readonly permission?: string;
  readonly children: readonly GrantNode[];
}

/** Ids of the granted nodes, ancestors included. */
export type Granted = ReadonlySet<string>;

export type NodeState = 'checked' | 'half' | 'unchecked';

const TYPES: Readonly<Record<string, NodeType>> = { 1: 'menu', 2: 'directory', 3: 'button' };
const DEPTH = 20;

function typeOf(value: unknown, hasChildren: boolean): NodeType {
  return TYPES[asCode(value)] ?? (hasChildren ? 'directory' : 'menu');
}

/** The nodes of a `product/tenantMenuList` or `menu/allTree` answer; what has no id is left out. */
export function readNodes(answer: unknown, depth = 0): GrantNode[] {
  if (!Array.isArray(answer) || depth > DEPTH) return [];
  return answer.flatMap((raw: unknown) => {
    const row = asObject(raw);
    const id = asText(row?.id);
    if (!row || id === '') return [];
    const children = readNodes(row.children, depth + 1);
    const name = asText(row.name) || asText(row.title) || id;
    const permission =
      typeof row.permission === 'string' && row.permission !== '' ? { permission: row.permission } : {};
    return [
      {
        id,
        name,
        nameEn: asText(row.nameEn) || name,
        type: typeOf(row.type, children.length > 0),
        ...permission,
        children,
      },
    ];
  });
}

/** The node and everything below it, in order. */
export function withDescendants(node: GrantNode): GrantNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}

export function allNodes(nodes: readonly GrantNode[]): GrantNode[] {
  return nodes.flatMap(withDescendants);
}

/** Whether the node is granted with everything below it, in part, or not. */
export function stateOf(node: GrantNode, granted: Granted): NodeState {
  if (!granted.has(node.id)) return 'unchecked';
  return withDescendants(node).every((one) => granted.has(one.id)) ? 'checked' : 'half';
}

/** Drops directories without a granted child and adds the ancestors of what is granted. */
function closed(nodes: readonly GrantNode[], granted: Granted): Set<string> {
  const result = new Set<string>();
  const visit = (node: GrantNode): boolean => {
    const below = node.children.map(visit).some(Boolean);
    const own = granted.has(node.id) && node.type !== 'directory';
    const emptyDirectory = node.type === 'directory' && node.children.length === 0 && granted.has(node.id);
    if (own || below || emptyDirectory) result.add(node.id);
    return result.has(node.id);
  };
  nodes.forEach(visit);
  return result;
}

/** What a server stored: both lists together, so that a parent in the wrong one does no harm. */
export function readGranted(
  nodes: readonly GrantNode[],
  menuIds: readonly string[],
  halfMenuIds: readonly string[] = [],
): Set<string> {
  return closed(nodes, new Set([...menuIds, ...halfMenuIds]));
}

/** Grants the node with everything below it, or takes all of that away. */
export function setGranted(nodes: readonly GrantNode[], granted: Granted, node: GrantNode, on: boolean): Set<string> {
  const next = new Set(granted);
  for (const one of withDescendants(node)) {
    if (on) next.add(one.id);
    else next.delete(one.id);
  }
  return closed(nodes, next);
}

/** The two lists a role stores: fully granted nodes, and those granted in part. */
export function toLists(nodes: readonly GrantNode[], granted: Granted): { menuIds: string[]; halfMenuIds: string[] } {
  const kept = allNodes(nodes).filter((node) => granted.has(node.id));
  return {
    menuIds: kept.filter((node) => stateOf(node, granted) === 'checked').map((node) => node.id),
    halfMenuIds: kept.filter((node) => stateOf(node, granted) === 'half').map((node) => node.id),
  };
}

/** What changed between two grants: menus and buttons only, directories follow from them. */
export function changesBetween(
  nodes: readonly GrantNode[],
  before: Granted,
  after: Granted,
): { added: GrantNode[]; removed: GrantNode[] } {
  const own = allNodes(nodes).filter((node) => node.type !== 'directory');
  return {
    added: own.filter((node) => after.has(node.id) && !before.has(node.id)),
    removed: own.filter((node) => before.has(node.id) && !after.has(node.id)),
  };
}

export function countGranted(nodes: readonly GrantNode[], granted: Granted): { menus: number; buttons: number } {
  const own = allNodes(nodes).filter((node) => granted.has(node.id));
  return {
    menus: own.filter((node) => node.type === 'menu').length,
    buttons: own.filter((node) => node.type === 'button').length,
  };
}

/** Only the granted nodes. */
export function grantedOnly(nodes: readonly GrantNode[], granted: Granted): GrantNode[] {
  return nodes
    .filter((node) => granted.has(node.id))
    .map((node) => ({ ...node, children: grantedOnly(node.children, granted) }));
}

/** Nodes whose name contains the text, with their ancestors and what is below them. */
export function searchNodes(nodes: readonly GrantNode[], text: string): GrantNode[] {
  const wanted = foldText(text);
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (foldText(`${node.name} ${node.nameEn}`).includes(wanted)) return [node];
    const children = searchNodes(node.children, text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
