import { dueAt, isEmpty, type Resource } from '@/schema';
import { accountTables } from '../../account/tables';
import type { BackendContext } from '../../core/context';
import type { Incoming } from '../../core/incoming';
import type { Endpoint } from '../../core/router';
import { namedRow } from '../../crud/rows';
import type { Doc } from '../../store/store';
import { historyDone } from '../../workflow/history';
import { ticketTables } from './ticketTables';

interface Step {
  readonly transition: string;
  readonly from: unknown;
  /** Field with the account of whoever makes it: `issuerUserId`. */
  readonly by: string;
}

/** The transitions that lead along the usual path, in its order. */
function stepsOf({ workflow }: Resource): Step[] {
  const path = workflow?.path ?? [];
  return path.flatMap((from, index) => {
    const to = path[index + 1];
    const found =
      to === undefined
        ? undefined
        : Object.entries(workflow?.transitions ?? {}).find(([, one]) => one.to === to && one.from.includes(from));
    return found ? [{ transition: found[0], from, by: found[1].assignee ?? '' }] : [];
  });
}

/**
 * What was done to a ticket and what is still to do: step, role, who, planned and done, result (spec 03 §7,
 * operation/list).
 */
function operationsOf(context: BackendContext, resource: Resource, row: Doc) {
  const { people } = ticketTables(context);
  const { users } = accountTables(context.store);
  const done = new Map(historyDone(context, resource, row.id).map((one) => [one.action, one]));
  const nameOf = (by: string) => people.get(row[by.replace('UserId', 'Id')])?.name ?? users.get(row[by])?.name ?? null;
  /** Limits in hours count from the day a ticket comes to a state, which is known of the present one only. */
  const plannedOf = (from: unknown) =>
    dueAt(resource.workflow, { ...row, status: from, ...(row.status === from ? {} : { stateTime: null }) }) ?? null;
  return stepsOf(resource).map(({ transition, from, by }) => {
    const happened = done.get(transition);
    return {
      step: transition,
      role: by.replace(/(User)?Id$/, ''),
      operator: happened?.user ?? nameOf(by),
      planned: plannedOf(from),
      doneTime: happened?.time ?? null,
      result: happened ? 'done' : 'open',
      opinion: isEmpty(happened?.remark) ? null : happened?.remark,
    };
  });
}

/** The operations of a ticket, in the order of the paper form. */
export function operationEndpoints(context: BackendContext): Endpoint[] {
  const resource = context.resources.get('ticket/work-ticket');
  if (!resource) return [];
  const answer = (incoming: Incoming) => operationsOf(context, resource, namedRow(context, resource, incoming));
  return [
    { method: 'POST', path: '/smp/v3/web/workTicket/operation/list', need: { menus: [resource.name] }, handle: answer },
  ];
}
