import { wireName, type Resource } from '@/schema';
import type { Actor } from '../account/actor';
import type { BackendContext } from '../core/context';
import { actorOf, textOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Doc } from '../store/store';
import { historyOf } from '../workflow/history';
import { referenceTexts } from './referenceTexts';
import { rowOf, rowsOf } from './rowsOf';
import { seenFields, withoutUnseen } from './seenFields';

function ownScope(row: Doc, actor: Actor): boolean {
  return Boolean(actor.tenant.operator) || row.tenantId === undefined || row.tenantId === null || row.tenantId === actor.tenant.id;
}

/** Whether somebody may see a row. */
export function mayBeSeen(context: BackendContext, resource: Resource, row: Doc, actor: Actor): boolean {
  return (context.hooks.get(resource.name)?.scope ?? ownScope)(row, actor);
}

/** The rows of a resource that somebody may see. */
export function visibleRows(context: BackendContext, resource: Resource, actor: Actor): Doc[] {
  return rowsOf(context, resource.name).filter((row) => mayBeSeen(context, resource, row, actor));
}

/** A row by id, as far as somebody may see it. */
export function visibleRow(context: BackendContext, resource: Resource, actor: Actor, id: string): Doc | undefined {
  const row = rowOf(context, resource.name, id);
  return row && mayBeSeen(context, resource, row, actor) ? row : undefined;
}

/** The row a call names. Throws 'not found'. */
export function namedRow(context: BackendContext, resource: Resource, incoming: Incoming, idName = 'id'): Doc {
  const row = visibleRow(context, resource, actorOf(incoming), textOf(incoming, idName));
  if (!row) throw new Refusal('notFound', { code: '4004' });
  return row;
}

/** The history of a row, where the workflow keeps it in a field of the record. */
function ownHistory(context: BackendContext, resource: Resource, row: Doc, { locale }: Incoming): Record<string, unknown> {
  const { log } = resource.workflow ?? {};
  return typeof log === 'object' && 'field' in log ? { [wireName(log.field, resource.fields[log.field]?.options ?? {})]: historyOf(context, resource, row.id, locale) } : {};
}

/** A row with what the resource's hooks make of it; `names`: only these computed properties. */
export function shownRow(context: BackendContext, resource: Resource, row: Doc, incoming: Incoming, names?: readonly string[]): Doc {
  const { present, computed = {} } = context.hooks.get(resource.name) ?? {};
  const [actor, { locale }] = [actorOf(incoming), incoming];
  const shown = present?.(row, actor, locale) ?? row;
  const made = names ?? Object.keys(computed);
  if (made.length === 0) return shown;
  const own: Record<string, unknown> & { id: string } = { ...shown };
  for (const name of made) own[name] = computed[name]?.(row, actor, locale);
  return own;
}

/** A row as it is answered: names beside references, what the resource's hooks say, and nothing that this user may not see. */
export function presentRow(context: BackendContext, whole: Resource, row: Doc, incoming: Incoming): Doc {
  const resource = seenFields(whole, incoming);
  const shown = shownRow(context, resource, row, incoming);
  const { id, ...rest } = { ...shown, ...referenceTexts(context, resource, shown, incoming.locale) };
  const idName = resource.api.id ?? 'id';
  return withoutUnseen(resource, { ...rest, ...ownHistory(context, resource, row, incoming), id, [idName]: id });
}
