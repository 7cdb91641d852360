import type { Access } from '@/access/access';
import { decide } from '@/data/decide';
import type { Resource } from '@/schema';

/** Actions a resource has, usual ones and its own. */
export function actionsOf(resource: Resource): string[] {
  const usual = (['detail', 'create', 'edit', 'delete', 'export', 'import'] as const).filter((name) =>
    name === 'delete' ? resource.call('delete') ?? resource.call('deleteMany') : resource.call(name) ?? (name === 'import' ? resource.import : undefined),
  );
  return [...usual, ...Object.keys(resource.actions)];
}

/** A code in one place and not in the other. */
export interface CodeFinding {
  /** A menu's path, or a schema's name where no menu shows it. */
  readonly at: string;
  readonly resource: Resource;
  readonly code: string;
}

export interface CodesReport {
  /** Codes that controls ask for and no menu has: nobody can ever be granted them. */
  readonly neverGranted: readonly CodeFinding[];
  /** Codes that menus have and no control asks for: granting them does nothing. */
  readonly neverAsked: readonly CodeFinding[];
}

/**
 * Compares the codes schemas ask for with those the menus have.
 *
 * @param everything the access of somebody who was granted every menu and button there is
 */
export function codesReport(everything: Access, resources: ReadonlyMap<string, Resource>): CodesReport {
  const neverGranted: CodeFinding[] = [];
  const neverAsked: CodeFinding[] = [];
  for (const { path, target, codes } of everything.routes.values()) {
    const resource = target.kind === 'resource' ? resources.get(target.key) : undefined;
    if (!resource) continue;
    const asked = new Set(actionsOf(resource).flatMap((action) => decide(everything, path, resource, action).code ?? []));
    neverGranted.push(...[...asked].filter((code) => !codes.has(code)).map((code) => ({ at: path, resource, code })));
    neverAsked.push(...[...codes].filter((code) => !asked.has(code)).map((code) => ({ at: path, resource, code })));
  }
  return { neverGranted, neverAsked };
}
