import type { BackendContext } from '../../core/context';
import { actorOf, idsOf } from '../../core/incoming';
import type { CrudHooks, Draft, CompletedTransition } from '../../crud/hooks';
import type { Doc } from '../../store/store';
import { nowOf } from '../../workflow/recordClock';
import { ticketTables } from './ticketTables';

/** `WT-20260301-004`: the day it was written, and how many there were before on that day. */
function ticketNo(context: BackendContext, now: string): string {
  const day = `WT-${now.slice(0, 10).replaceAll('-', '')}`;
  const before = context.store.all('ticket/work-ticket').filter((row) => String(row.ticketNo).startsWith(day)).length;
  return `${day}-${String(before + 1).padStart(3, '0')}`;
}

/** What the backend knows of work tickets besides their schema: numbers, zones, whose accounts people have, what approvals change. */
export function ticketHooks(context: BackendContext): CrudHooks {
  const { stations, people } = ticketTables(context);
  const accountOf = (id: unknown): string | null => people.get(id)?.userId ?? null;
  /** What follows from the people and the station of a ticket. */
  const followed = (row: Doc): Doc => ({
    ...row,
    memberCount: idsOf(row.memberIds).length + 1, // and whoever leads
    issuerUserId: accountOf(row.issuerId),
    licensorUserId: accountOf(row.licensorId),
    leaderUserId: accountOf(row.leaderId),
    timeZone: stations.get(row.stationId)?.timeZone ?? null,
  });
  const changes: Readonly<Record<string, (row: Doc, transition: CompletedTransition) => object>> = {
    audit: (_, { now }) => ({ auditTime: now }),
    permit: (_, { now }) => ({ permitTime: now }),
    disclose: (_, { now }) => ({ discloseTime: now }),
    approveChange: (row, { now }) => ({ leaderId: row.newLeaderId, changeTime: now }),
    approveExtension: (row) => ({ planEnd: row.extendTo, extendApprover: row.licensorId }),
    endApply: (_, { now }) => ({ endApplyTime: now }),
    end: (_, { now }) => ({ endTime: now }),
    completion: (_, { now }) => ({ completionTime: now }),
  };
  return {
    create: ({ row, incoming }: Draft) => {
      const whole = followed(row);
      const now = nowOf(context, whole);
      return { ...whole, ticketNo: ticketNo(context, now), creatorId: actorOf(incoming).user.id, stateTime: now };
    },
    edit: ({ row }) => followed(row),
    transitioned: (row, transition) => followed({ ...row, ...changes[transition.key]?.(row, transition) }),
  };
}
