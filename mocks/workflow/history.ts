import { isEmpty, wireName, type Resource } from '@/schema';
import type { BackendContext } from '../core/context';
import { actorOf, type Incoming } from '../core/incoming';
import type { Locale } from '../core/texts';
import { wordsOf } from '../crud/wordsOf';
import type { Doc } from '../store/store';
import { table } from '../store/table';
import { nowOf } from './recordClock';

/** One thing that happened to a record. Values are kept as on the wire, and put in words for whoever reads them. */
export interface Happening {
  readonly time: string;
  readonly userId: string;
  readonly user: string;
  /** Key of the transition, or `create`, `edit`. */
  readonly action: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly remark: string;
  readonly changed: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** Of one record, oldest first. */
interface HistoryDoc extends Doc {
  readonly happenings: readonly Happening[];
}

const idOf = (resource: Resource, id: string): string => `${resource.name} ${id}`;
const historyTable = ({ store }: BackendContext) => table<HistoryDoc>(store, 'workflow/history');

/** What is told of a transition or a save besides who and when. */
export interface Told {
  readonly action: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly remark?: string;
  readonly before?: Doc;
  readonly after: Doc;
  /** Fields the form of a transition asked. */
  readonly formNames?: readonly string[];
}

/** Fields a person filled in whose values differ; what the system stamps is told by the transition itself. */
function changedFields(resource: Resource, { before, after, formNames = [] }: Told): Happening['changed'] {
  if (!before) return [];
  return Object.entries(resource.fields).flatMap(([field, { options }]) => {
    const wire = wireName(field, options);
    const [was, is] = [before[wire] ?? null, after[wire] ?? null];
    const same = JSON.stringify(was) === JSON.stringify(is) || (isEmpty(was) && isEmpty(is));
    const filled = formNames.includes(field) || (!options.internal && !options.readOnly);
    return same || !filled ? [] : [{ field, before: was, after: is }];
  });
}

/**
 * Adds to the history of a record who did what to it, why, and what it changed. A save that changes nothing is not
 * told.
 */
export function tell(context: BackendContext, resource: Resource, told: Told, incoming: Incoming): void {
  const { action, from, to, remark = '', after } = told;
  const changed = changedFields(resource, told);
  if (action === 'edit' && from === to && changed.length === 0) return;
  const { user } = actorOf(incoming);
  const happening: Happening = {
    time: nowOf(context, after),
    userId: user.id,
    user: user.name,
    action,
    from,
    to,
    remark,
    changed,
  };
  keepHistory(context, resource, after.id, [...historyDone(context, resource, after.id), happening]);
}

/** Keeps what happened to a record, oldest first, in the place of what was known. */
export function keepHistory(
  context: BackendContext,
  resource: Resource,
  id: string,
  happenings: readonly Happening[],
): void {
  historyTable(context).put({ id: idOf(resource, id), happenings });
}

/** Everything that happened to a record, oldest first. */
export function historyDone(context: BackendContext, resource: Resource, id: string): readonly Happening[] {
  return historyTable(context).get(idOf(resource, id))?.happenings ?? [];
}

/** What happened to a record last. */
export function lastOf(context: BackendContext, resource: Resource, id: string): Happening | undefined {
  return historyDone(context, resource, id).at(-1);
}

/**
 * The history of a record as it is answered, newest first, values in the words of a language.
 *
 * @param resource as whoever calls may see it: changes of other fields are not told
 */
export function historyOf(context: BackendContext, resource: Resource, id: string, locale: Locale): object[] {
  const { unseen = {} } = resource;
  return historyDone(context, resource, id)
    .map(({ changed, userId: _own, ...told }) => ({
      ...told,
      changes: changed
        .filter(({ field }) => !Object.hasOwn(unseen, field))
        .map(({ field, before, after }) => ({
          field,
          before: wordsOf(context, resource, field, before, locale),
          after: wordsOf(context, resource, field, after, locale),
        })),
    }))
    .toReversed();
}
