import type { BackendContext } from '../../core/context';
import { actorOf, idsOf } from '../../core/incoming';
import type { CrudHooks, Draft } from '../../crud/hooks';
import type { Doc } from '../../store/store';
import { nowOf } from '../../workflow/recordClock';
import { atNow, ofRecord } from '../../workflow/sets';
import { ticketTables } from './ticketTables';

/**
 * What the backend knows of work tickets besides their schema: numbers, zones, whose accounts people have, what
 * approvals change.
 */
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
  return {
    serials: { ticketNo: 'WT-{yyyyMMdd}-{000}' },
    sets: {
      audit: { auditTime: atNow },
      permit: { permitTime: atNow },
      disclose: { discloseTime: atNow },
      approveChange: { leaderId: ofRecord('newLeaderId'), changeTime: atNow },
      approveExtension: { planEnd: ofRecord('extendTo'), extendApprover: ofRecord('licensorId') },
      endApply: { endApplyTime: atNow },
      end: { endTime: atNow },
      completion: { completionTime: atNow },
    },
    create: ({ row, incoming }: Draft) => {
      const whole = followed(row);
      const now = nowOf(context, whole);
      return { ...whole, creatorId: actorOf(incoming).user.id, stateTime: now };
    },
    edit: ({ row }) => followed(row),
    transitioned: followed,
  };
}
