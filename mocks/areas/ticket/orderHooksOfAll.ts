import type { BackendContext } from '../../core/context';
import { actorOf, textOf } from '../../core/incoming';
import type { CrudHooks, CompletedTransition } from '../../crud/hooks';
import type { Doc } from '../../store/store';
import { nowOf } from '../../workflow/recordClock';
import { atNow, formValue, nothing } from '../../workflow/sets';
import { ticketTables } from './ticketTables';

const ORDERS = 'ticket/work-order';
const FIELDS_OF_HANDLING = ['handleTime', 'content', 'result', 'spareParts', 'pictures'] as const;

function handled(row: Doc, { incoming }: CompletedTransition): object {
  const { params } = incoming;
  const record = Object.fromEntries(FIELDS_OF_HANDLING.map((name) => [name, params[name] ?? null]));
  return {
    handleRecords: [
      ...(Array.isArray(row.handleRecords) ? row.handleRecords : []),
      { ...record, handler: actorOf(incoming).user.id, handlerName: actorOf(incoming).user.name },
    ],
  };
}

/**
 * What the backend knows of work orders besides their schema: numbers, times, handling records, whether they are late.
 */
function orderHooks(context: BackendContext): CrudHooks {
  const { stations } = ticketTables(context);
  const zoned = (row: Doc): Doc => ({ ...row, timeZone: stations.get(row.stationId)?.timeZone ?? null });
  return {
    serials: { orderNo: 'WO-{yyyyMMdd}-{000}' },
    sets: {
      approve: { rejectReason: nothing },
      reject: { rejectReason: formValue('opinion') },
      process: { actualStart: ({ row, now }) => row.actualStart ?? now },
      submit: { actualEnd: atNow },
      checkReject: { rejectReason: formValue('opinion'), actualEnd: nothing },
      checkApprove: { rejectReason: nothing },
    },
    create: ({ row, incoming }) => {
      const whole = zoned(row);
      const now = nowOf(context, whole);
      const alarmId = textOf(incoming, 'alarmId');
      return {
        ...whole,
        ...(alarmId === '' ? { source: 'manual' } : { source: 'alarm', alarmId }),
        initiator: actorOf(incoming).user.id,
        createTime: now,
        stateTime: now,
      };
    },
    edit: ({ row }) => zoned(row),
    transitioned: (row, transition) => (transition.key === 'handle' ? { ...row, ...handled(row, transition) } : row),
    present: (row) => ({ ...row, overdue: String(row.planEnd ?? '') < String(row.actualEnd ?? nowOf(context, row)) }),
  };
}

/**
 * The hooks of work orders on all their pages: those filed and those one initiated are the same records, seen in part.
 */
export function orderHooksOfAll(context: BackendContext): Readonly<Record<string, CrudHooks>> {
  const own = orderHooks(context);
  const rows = () => context.store.all(ORDERS);
  return {
    [ORDERS]: own,
    'ticket/work-order-filed': { ...own, rows: () => rows().filter(({ status }) => status === 'filed') },
    'ticket/work-order-initiated': { ...own, rows, scope: (row, actor) => row.initiator === actor.user.id },
  };
}
