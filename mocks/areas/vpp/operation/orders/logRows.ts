import type { BackendContext } from '../../../../core/context';
import type { Locale } from '../../../../core/texts';
import type { Doc } from '../../../../store/store';
import { codeWords } from '../../../../crud/codeWords';
import { historyDone } from '../../../../workflow/history';
import { ORDER, RESOURCE, textAt } from '../vppDocs';
import { commandNow, commandsOf } from './commands';

/**
 * What was done to an order, newest first, as the call for its log tells it (proposed fields A, response-order-log).
 */
export function orderLog(context: BackendContext, order: Doc, locale: Locale): object[] {
  const resource = context.resources.get(ORDER);
  if (!resource) return [];
  const word = (state: unknown) =>
    codeWords(context.labels, resource, 'status', String(state), locale) ?? String(state ?? '');
  const isTransition = (key: string) => key in (resource.workflow?.transitions ?? {});
  return historyDone(context, resource, order.id)
    .map(({ time, user, action, from, to, remark }) => ({
      time,
      step: isTransition(action) || action === 'create' ? action : word(to),
      operator: user || (locale === 'en' ? 'System' : '系统'),
      from,
      to,
      content: remark,
      result: word(to),
      message: remark,
    }))
    .toReversed();
}

/** What its resources were told and answered, newest first (response-order-run-log). */
export function runLog(context: BackendContext, order: Doc, locale: Locale): object[] {
  const schema = context.resources.get('vpp/response-order-command');
  const word = (field: string, code: unknown) =>
    (schema && codeWords(context.labels, schema, field, String(code), locale)) ?? String(code);
  return commandsOf(context, order)
    .map((command) => commandNow(context, command, locale))
    .toSorted((a, b) => (textAt(a, 'sendTime') < textAt(b, 'sendTime') ? 1 : -1))
    .map((command) => ({
      time: command.feedbackTime ?? command.sendTime,
      resource: textAt(context.store.get(RESOURCE, textAt(command, 'resourceId')), 'name'),
      content: `${word('commandType', command.commandType)} → ${String(command.setpoint)} kW${command.failReason === null ? '' : ` · ${String(command.failReason)}`}`,
      result: word('sendStatus', command.sendStatus),
      operator: command.operator ?? '',
    }));
}
