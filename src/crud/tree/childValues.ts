import type { AnyRecord, Resource } from '@/schema';

/** What a new child begins with: its parent, and the scope its parent's field chooses within (a menu's application). */
export function childValues(resource: Resource, parent: AnyRecord): Readonly<Record<string, unknown>> {
  const name = resource.tree?.parent;
  if (name === undefined) return {};
  const options = resource.fields[name]?.options;
  const within = options && 'within' in options && typeof options.within === 'string' ? options.within : undefined;
  return { [name]: parent.id, ...(within !== undefined && { [within]: parent[within] }) };
}
