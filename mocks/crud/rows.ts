import { idNameOf, isEmpty, nestOwn, wireName, type Resource } from '@/schema';
import type { Actor } from '../account/actor';
import type { BackendContext } from '../core/context';
import { actorOf, textOf, type Incoming } from '../core/incoming';
import { keptParts } from '../core/inTurns';
import { Refusal } from '../core/refusal';
import type { Text } from '../core/texts';
import type { Doc } from '../store/store';
import { historyOf } from '../workflow/history';
import { referenceTexts } from './referenceTexts';
import { rowOf, rowsOf } from './rowsOf';
import { seenFields, withoutUnseen } from './seenFields';

const platformOwned: Text = {
  en: 'This belongs to the whole platform. Only its operator can change it.',
  zh: '该数据为平台级数据，仅平台运营方可修改',
};

export type Of = string | Pick<Resource, 'name' | 'above'>;

const nameOf = (of: Of): string => (typeof of === 'string' ? of : of.name);

function ownScope(row: Doc, { tenant }: Actor): boolean {
  return Boolean(tenant.operator) || isEmpty(row.tenantId) || row.tenantId === tenant.id;
}

/** What belongs to no tenant is the platform's: every tenant sees it, its operator changes it. */
function ownChange(row: Doc, { tenant }: Actor): boolean {
  return Boolean(tenant.operator) || !isEmpty(row.tenantId);
}

/** Whether somebody may see a row. */
export function mayBeSeen({ hooks }: BackendContext, of: Of, row: Doc, actor: Actor): boolean {
  return (hooks.get(nameOf(of))?.scope ?? ownScope)(row, actor);
}

/** Refuses a change of a row that whoever calls sees and may not change; a deletion and an action are changes, too. */
export function needChangeable({ hooks }: BackendContext, of: Of, row: Doc, incoming: Incoming): void {
  const changeable = hooks.get(nameOf(of))?.changeable ?? ownChange;
  if (!changeable(row, actorOf(incoming))) throw new Refusal(platformOwned);
}

/** The rows of a resource that somebody may see. */
export function visibleRows(context: BackendContext, of: Of, actor: Actor): Doc[] {
  return rowsOf(context, nameOf(of)).filter((row) => mayBeSeen(context, of, row, actor));
}

/** A row by id, as far as somebody may see it. */
export function visibleRow(context: BackendContext, of: Of, actor: Actor, id: string): Doc | undefined {
  const row = rowOf(context, nameOf(of), id);
  return row && mayBeSeen(context, of, row, actor) ? row : undefined;
}

/** Whether a row stands below the record that the call names, where it names one. */
function isBelow(row: Doc, of: Of, { params }: Incoming): boolean {
  const { above = '' } = typeof of === 'string' ? {} : of;
  return isEmpty(params[above]) || String(row[above]) === String(params[above]);
}

/** A row by id. Throws 'not found', also for rows that whoever calls may not see. */
export function seenRow(context: BackendContext, of: Of, incoming: Incoming, id: string): Doc {
  const row = visibleRow(context, of, actorOf(incoming), id);
  if (!row || !isBelow(row, of, incoming)) throw new Refusal('notFound', { code: '4004' });
  return row;
}

/** A row by id, to be changed. Throws 'not found', or that it is not his to change. */
export function changeableRow(context: BackendContext, of: Of, incoming: Incoming, id: string): Doc {
  const row = seenRow(context, of, incoming, id);
  needChangeable(context, of, row, incoming);
  return row;
}

/** The row a call names. Throws 'not found'. */
export function namedRow(context: BackendContext, of: Of, incoming: Incoming, idName = 'id'): Doc {
  return seenRow(context, of, incoming, textOf(incoming, idName));
}

/** The history of a row, where the workflow keeps it in a field of the record. */
function ownHistory(
  context: BackendContext,
  resource: Resource,
  row: Doc,
  { locale }: Incoming,
): Record<string, unknown> {
  const { log } = resource.workflow ?? {};
  return typeof log === 'object' && 'field' in log
    ? { [wireName(log.field, resource.fields[log.field]?.options ?? {})]: historyOf(context, resource, row.id, locale) }
    : {};
}

/** What is computed of rows may take long, and is made once for all turns of a call. */
const computedRows = keptParts<Doc>();

/** A row with what the resource's hooks make of it; `names`: only these computed properties. */
export function shownRow(
  context: BackendContext,
  resource: Resource,
  row: Doc,
  incoming: Incoming,
  names?: readonly string[],
): Doc {
  const { present, computed = {} } = context.hooks.get(resource.name) ?? {};
  const [actor, { locale }] = [actorOf(incoming), incoming];
  const shown = present?.(row, actor, locale) ?? row;
  const made = names ?? Object.keys(computed);
  if (made.length === 0) return shown;
  return computedRows(JSON.stringify([resource.name, row.id, made]), shown, () => {
    const own: Record<string, unknown> & { id: string } = { ...shown };
    for (const name of made) own[name] = computed[name]?.(row, actor, locale);
    return own;
  });
}

/**
 * A row as it is answered: names beside references, what the resource's hooks say, and nothing that this user may not
 * see.
 */
export function presentRow(context: BackendContext, whole: Resource, row: Doc, incoming: Incoming): Doc {
  const resource = seenFields(whole, incoming);
  const shown = shownRow(context, resource, row, incoming);
  const { id, ...rest } = { ...shown, ...referenceTexts(context, resource, shown, incoming.locale) };
  const idName = idNameOf(resource.api);
  const answered = withoutUnseen(resource, {
    ...rest,
    ...ownHistory(context, resource, row, incoming),
    [idName]: id,
  });
  return { ...nestOwn(resource.ownFields?.at, answered), id };
}
