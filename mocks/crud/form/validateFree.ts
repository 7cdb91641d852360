import { isEmpty, wireName, type Resource } from '@/schema';
import type { BackendContext } from '../../core/context';
import { actorOf, textOf, type Incoming } from '../../core/incoming';
import { refuseFields, type FieldRefusal } from '../../core/refusal';
import { isTaken } from './checkForm';
import { visibleRow } from '../rows';

/** Fields whose value another record has, among the values a person types. */
export function takenFields(
  context: BackendContext,
  resource: Resource,
  incoming: Incoming,
): Record<string, FieldRefusal> {
  const actor = actorOf(incoming);
  const own = visibleRow(context, resource, actor, textOf(incoming, 'id')) ?? { tenantId: actor.tenant.id };
  const refused: Record<string, FieldRefusal> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const wire = wireName(name, field.options);
    const value = incoming.params[wire];
    if (field.options.unique && !isEmpty(value) && isTaken(context, resource, wire, value, own))
      refused[name] = { key: 'fieldTaken' };
  }
  return refused;
}

/** Whether values are free, while a person types: refuses each unique field that another record has. */
export function validateFree(context: BackendContext, resource: Resource, incoming: Incoming): void {
  const refused = takenFields(context, resource, incoming);
  if (Object.keys(refused).length > 0) throw refuseFields(refused);
}
