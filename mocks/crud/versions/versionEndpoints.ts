import type { CallSpec, Resource } from '@/schema';
import type { BackendContext } from '../../core/context';
import { newId } from '../../core/ids';
import { actorOf, textOf, type Incoming, type LogNote } from '../../core/incoming';
import { Refusal, refuseFields } from '../../core/refusal';
import type { Endpoint } from '../../core/router';
import type { Doc } from '../../store/store';
import { pageOf, wrapAt } from '../listAnswers';
import { checkForm } from '../form/checkForm';
import { readForm } from '../form/readForm';
import { mayBeSeen, needChangeable, presentRow, visibleRow } from '../rows';
import { firstMonth } from './firstMonth';
import { versionsOf } from './versionsOf';
import { targetOf } from '../targets';
import { versionTexts } from './versionTexts';

/** A reserved version stays as it is from so many ms before it takes over. */
const LATEST = 15 * 60_000;

/**
 * Calls of a resource with versions: the current one, at most one that is reserved, and those that were. A reserved
 * version takes over at 00:00 of its day by the clock of the site; whoever asks next finds it current.
 */
export function versionEndpoints(context: BackendContext, resource: Resource): Endpoint[] {
  const { versions } = resource;
  if (!versions) return [];
  const kept = versionsOf(context, resource, versions);
  const seen = (row: Doc | undefined, incoming: Incoming) =>
    row && mayBeSeen(context, resource, row, actorOf(incoming)) ? row : undefined;
  const ownerOf = (incoming: Incoming) => textOf(incoming, kept.of);
  const currentOf = (incoming: Incoming): Doc => {
    const row = seen(kept.current(ownerOf(incoming)), incoming);
    if (!row) throw new Refusal('notFound', { code: '4004' });
    return row;
  };
  const inTime = (row: Doc): Doc => {
    if (kept.beginsAt(row) - context.clock() < LATEST) throw new Refusal(versionTexts.tooLate, { code: '4009' });
    return row;
  };
  const reservedOf = (incoming: Incoming): Doc => {
    const row = seen(kept.reserved(ownerOf(incoming)), incoming);
    if (!row) throw new Refusal(versionTexts.noneReserved, { code: '4009' });
    return inTime(row);
  };
  const billedUntil = (row: Doc) => context.hooks.get(resource.name)?.billedUntil?.(String(row[kept.of]));
  const firstOf = (row: Doc) => firstMonth(kept.todayOf(row), billedUntil(row));
  /** A version as a form has it, after the one it began with. */
  const formOf = async (incoming: Incoming, before: Doc): Promise<Doc> => {
    needChangeable(context, resource, before, incoming);
    const draft = await readForm(context, resource, incoming, before);
    checkForm(context, resource, draft, before);
    return draft.row;
  };
  const later = async (incoming: Incoming, before: Doc): Promise<void> => {
    const row = await formOf(incoming, before);
    const begins = String(row[kept.effective] ?? '').slice(0, 10);
    const { firstMonth: month, reason } = firstOf(row);
    if (!begins.endsWith('-01') || begins.slice(0, 7) < month) {
      const key = reason === 'billed' ? versionTexts.billed : versionTexts.begins;
      throw refuseFields({ [versions.effective]: { key, args: { month, billed: billedUntil(row) ?? '' } } });
    }
    kept.reserve(inTime(row));
  };
  /** What nothing holds of yet: a first version of something that is there and may be seen. */
  const firstOne = (incoming: Incoming): Doc => {
    const field = resource.fields[versions.of];
    const above = context.resources.get((field && targetOf(field)) ?? '');
    const actor = actorOf(incoming);
    const row = { id: newId(context.store), tenantId: actor.tenant.id, [kept.of]: ownerOf(incoming) };
    const known = ownerOf(incoming) !== '' && (!above || visibleRow(context, above, actor, ownerOf(incoming)));
    if (!known || !mayBeSeen(context, resource, row, actor)) throw new Refusal('notFound', { code: '4004' });
    return row;
  };
  const copy = (incoming: Incoming): Doc =>
    kept.current(ownerOf(incoming)) ? { ...currentOf(incoming), id: newId(context.store) } : firstOne(incoming);

  const endpoint = (
    spec: CallSpec | undefined,
    code: string | undefined,
    log: LogNote['type'],
    handle: (incoming: Incoming) => unknown,
  ): Endpoint[] => {
    if (spec === undefined) return [];
    const call = resource.resolve(spec);
    const work = async (incoming: Incoming) => {
      kept.settle();
      return wrapAt(call, await handle(incoming));
    };
    return [
      {
        method: call.method,
        path: call.path,
        need: { menus: [resource.name], ...(code !== undefined && { code }) },
        ...(log && { log }),
        handle: work,
      },
    ];
  };
  const shown = (row: Doc | undefined, incoming: Incoming) =>
    seen(row, incoming) && row ? presentRow(context, resource, row, incoming) : null;
  const { current, reserved, history, firstMonth: first } = versions;
  return [
    ...endpoint(current.detail, undefined, undefined, (incoming) => shown(kept.current(ownerOf(incoming)), incoming)),
    ...endpoint(current.edit, 'edit', 'edit', async (incoming) =>
      kept.keep(await formOf(incoming, currentOf(incoming))),
    ),
    ...endpoint(reserved.detail, undefined, undefined, (incoming) => shown(kept.reserved(ownerOf(incoming)), incoming)),
    ...endpoint(reserved.create, 'reserve', 'create', (incoming) => {
      if (kept.reserved(ownerOf(incoming))) throw new Refusal(versionTexts.reservedAlready, { code: '4009' });
      return later(incoming, copy(incoming));
    }),
    ...endpoint(reserved.edit, 'reserve', 'edit', (incoming) =>
      later(
        incoming,
        reserved.create === undefined && !kept.reserved(ownerOf(incoming)) ? copy(incoming) : reservedOf(incoming),
      ),
    ),
    ...endpoint(reserved.cancel, 'cancel', 'delete', (incoming) => {
      const row = reservedOf(incoming);
      needChangeable(context, resource, row, incoming);
      kept.cancel(row);
    }),
    ...endpoint(history, undefined, undefined, (incoming) =>
      pageOf(
        kept.history(ownerOf(incoming)).flatMap((row) => shown(row, incoming) ?? []),
        incoming.params,
      ),
    ),
    ...endpoint(first, undefined, undefined, (incoming) =>
      firstOf(kept.current(ownerOf(incoming)) ? currentOf(incoming) : firstOne(incoming)),
    ),
  ];
}
