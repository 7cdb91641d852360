import type { Access } from '@/access';
import { decide, decideField, hasStandard, type Decision } from '@/data';
import type { FieldUse, Resource } from '@/schema';

const STANDARD = ['create', 'edit', 'delete', 'export', 'import'] as const;

/** Actions a resource has, standard ones and its own: those its controls ask for. */
export function actionsOf(resource: Resource): string[] {
  const standard = STANDARD.filter((action) => hasStandard(resource, action));
  return [...(resource.call('detail') ? ['detail'] : []), ...standard, ...Object.keys(resource.actions)];
}

/** A field that wants a code of its own, and what it wants it for. */
export interface CodedField {
  readonly name: string;
  readonly use: FieldUse;
}

/** Fields that not everybody who opens the page may see or change. */
export function codedFields(resource: Resource): CodedField[] {
  return Object.entries(resource.fields).flatMap(([name, { options }]) =>
    (['see', 'change'] as const).filter((use) => options.permission?.[use] !== undefined).map((use) => ({ name, use })),
  );
}

/** Whether somebody may see or change a field, and what decided. */
export function decideCoded(access: Access, path: string, resource: Resource, { name, use }: CodedField): Decision {
  const field = resource.fields[name];
  return field ? decideField(access, path, field, use) : { allowed: false, enabled: false, by: 'call' };
}

/** Codes that tabs of a record's page, and its reserved version, ask for. */
function codesOfPage({ related, versions }: Resource): string[] {
  return [
    ...Object.values(related).flatMap(({ permission }) => permission ?? []),
    ...(versions ? ['reserve', 'cancel'] : []),
  ];
}

/**
 * The console writes a file of any list by itself: a menu without that button leaves nothing unreachable that a schema
 * declares.
 */
const isDeclared = (resource: Resource, action: string): boolean =>
  action !== 'export' || resource.call('export') !== undefined;

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
  readonly neverChecked: readonly CodeFinding[];
}

/**
 * Compares the codes schemas ask for with those the menus have.
 *
 * @param everything the access of somebody who was granted every menu and button there is
 */
export function codesReport(everything: Access, resources: ReadonlyMap<string, Resource>): CodesReport {
  const neverGranted: CodeFinding[] = [];
  const neverChecked: CodeFinding[] = [];
  for (const { path, target, codes } of everything.routes.values()) {
    const resource = target.kind === 'resource' ? resources.get(target.key) : undefined;
    if (!resource) continue;
    const codesOf = (actions: readonly string[]) =>
      new Set(actions.flatMap((action) => decide(everything, path, resource, action).code ?? []));
    const actions = actionsOf(resource);
    const ofFields = codedFields(resource).flatMap((one) => decideCoded(everything, path, resource, one).code ?? []);
    const others = [...ofFields, ...codesOf(codesOfPage(resource))];
    const checked = new Set([...codesOf(actions), ...others]);
    const declared = new Set([...codesOf(actions.filter((action) => isDeclared(resource, action))), ...others]);
    neverGranted.push(
      ...[...declared].filter((code) => !codes.has(code)).map((code) => ({ at: path, resource, code })),
    );
    neverChecked.push(...[...codes].filter((code) => !checked.has(code)).map((code) => ({ at: path, resource, code })));
  }
  return { neverGranted, neverChecked };
}
