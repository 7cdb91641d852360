import { nowOn } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import type { CrudHooks } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { historyDone, keepHistory } from '../../../../workflow/history';
import { numberAt, PLANT, REGISTRATION, textAt } from '../vppDocs';

/** The platform answers so long after a registration was submitted. */
const ANSWER_AFTER = 60_000;
const ACCEPTED = 'Accepted.';
const REJECTED = 'Proof is missing. Attach it and submit again.';

/** The answer of the platform: what is new needs proof. */
function answered(context: BackendContext, row: Doc): Doc {
  const at = numberAt(row, 'submittedAt') + ANSWER_AFTER;
  if (row.status !== 'reviewing' || context.clock() < at) return row;
  const missing =
    row.registerType === 'new' &&
    (!Array.isArray(row.attachments) || row.attachments.length === 0) &&
    row.seeded !== true;
  const status = missing ? 'rejected' : row.registerType === 'cancel' ? 'cancelled' : 'registered';
  const time = nowOn(textAt(row, 'timeZone') || undefined, new Date(at));
  const feedback = missing ? REJECTED : ACCEPTED;
  const resource = context.resources.get(REGISTRATION);
  if (resource)
    keepHistory(context, resource, row.id, [
      ...historyDone(context, resource, row.id),
      { time, userId: '', user: '', action: 'answer', from: 'reviewing', to: status, remark: feedback, changed: [] },
    ]);
  if (status === 'registered' && row.objectType === 'plant') {
    const plant = context.store.get(PLANT, textAt(row, 'objectId'));
    if (plant?.status === 'draft') context.store.put(PLANT, { ...plant, status: 'registered' });
  }
  return { ...row, status, feedback, effectiveDate: missing ? null : time.slice(0, 10) };
}

/** Registrations: the platform answers them by itself. */
export function registrationHooks(context: BackendContext): CrudHooks {
  const { store } = context;
  const submitted = (row: Doc, registerType: unknown): Doc => ({
    ...row,
    registerType,
    submittedAt: context.clock(),
    feedback: null,
  });
  return {
    rows: () => {
      const moved = store.all(REGISTRATION).flatMap((row) => {
        const now = answered(context, row);
        return now === row ? [] : [now];
      });
      if (moved.length > 0) store.put(REGISTRATION, ...moved);
      return store.all(REGISTRATION);
    },
    transitioned: (row, { key, now }) => ({
      ...submitted(row, key === 'change' || key === 'cancel' ? key : row.registerType),
      submitTime: now,
    }),
  };
}
