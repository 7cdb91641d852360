import { movesOf, type Resource } from '@/schema';
import type { BackendContext } from '../../core/context';
import type { Incoming } from '../../core/incoming';
import type { Endpoint } from '../../core/router';
import { namedRow } from '../../crud/rows';
import type { Doc } from '../../store/store';
import { historyDone } from '../../workflow/history';
import { ticketTables } from './ticketTables';

/** Steps of a ticket, by the move that makes them: whose they are, and by when they are planned. */
const STEPS: readonly (readonly [move: string, role: string, person: string, planned?: string])[] = [
  ['submit', 'creator', ''],
  ['audit', 'issuer', 'issuerId'],
  ['permit', 'licensor', 'licensorId', 'planStart'],
  ['disclose', 'leader', 'leaderId', 'planStart'],
  ['endApply', 'leader', 'leaderId', 'planEnd'],
  ['end', 'licensor', 'licensorId', 'planEnd'],
  ['completion', 'licensor', 'licensorId'],
];

/** What was done to a ticket and what is still to do: step, role, who, planned and done, result (spec 03 §7, operation/list). */
function operationsOf(context: BackendContext, resource: Resource, row: Doc) {
  const { people } = ticketTables(context);
  const done = new Map(historyDone(context, resource, row.id).map((one) => [one.action, one]));
  const known = new Set(movesOf(resource.workflow).map(({ key }) => key));
  return STEPS.filter(([step]) => known.has(step)).map(([step, role, person, planned]) => {
    const happened = done.get(step);
    return {
      step,
      role,
      operator: happened?.user ?? people.get(row[person])?.name ?? null,
      planned: planned ? (row[planned] ?? null) : null,
      doneTime: happened?.time ?? null,
      result: happened ? 'done' : 'open',
      opinion: happened?.remark || null,
    };
  });
}

/** The operations of a ticket, in the order of the paper form. */
export function operationEndpoints(context: BackendContext): Endpoint[] {
  const resource = context.resources.get('ticket/work-ticket');
  if (!resource) return [];
  const answer = (incoming: Incoming) => operationsOf(context, resource, namedRow(context, resource, incoming));
  return [{ method: 'POST', path: '/smp/v3/web/workTicket/operation/list', need: { menus: [resource.name] }, handle: answer }];
}
