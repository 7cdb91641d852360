import { wireName, type Resource } from '@/schema';
import type { BackendContext } from '../core/context';
import { idsOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Doc } from '../store/store';
import { targetOf } from './targets';

function isReferred(context: BackendContext, name: string, id: string): boolean {
  return [...context.resources.values()].some((resource) => {
    const wires = Object.entries(resource.fields).filter(([, field]) => targetOf(field) === name).map(([own, field]) => wireName(own, field.options));
    return wires.length > 0 && context.store.all(resource.name).some((row) => wires.some((wire) => idsOf(row[wire]).includes(id)));
  });
}

/** Deletes a row; refused while others refer to it, unless the resource's hooks decide. */
export function removeRow(context: BackendContext, resource: Resource, row: Doc, incoming: Incoming): void {
  const remove = context.hooks.get(resource.name)?.remove;
  if (remove) remove(row, incoming);
  else if (isReferred(context, resource.name, row.id)) throw new Refusal('inUse');
  context.store.remove(resource.name, row.id);
}
