import {
  decodeRecord,
  expectedParam,
  isEmpty,
  isTurnOf,
  matches,
  unmetGuards,
  wireName,
  type Machine,
  type WorkflowTransition,
  type Resource,
} from '@/schema';
import type { BackendContext } from '../core/context';
import { actorOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Locale } from '../core/texts';
import type { Doc } from '../store/store';
import { lastOf } from './history';
import { changedMeanwhile, notYourTurn } from './transitionTexts';
import { recordClock } from './recordClock';
import { codeWords } from '../crud/codeWords';

/** Wire name of the field a machine keeps its state in. */
export function stateWire(resource: Resource, { state }: Machine): string {
  return wireName(state, resource.fields[state]?.options ?? {});
}

function moved(context: BackendContext, resource: Resource, machine: Machine, row: Doc, incoming: Incoming): Refusal {
  const { locale } = incoming;
  const last = lastOf(context, resource, row.id);
  const state = String(row[stateWire(resource, machine)] ?? '');
  const action = last?.action ?? '';
  const args = {
    user: last?.user ?? '-',
    time: last?.time ?? '-',
    action:
      context.labels.text(['resources', resource.name, 'actions', action, 'label'], locale) ??
      context.labels.text(['actions', action, 'label'], locale) ??
      action,
    state: codeWords(context.labels, resource, machine.state, state, locale) ?? state,
  };
  return new Refusal(changedMeanwhile, { code: '4009', args });
}

/** Throws a refusal when the caller read the record in a state it is not in any more: somebody else was faster. */
export function checkExpected(
  context: BackendContext,
  resource: Resource,
  machine: Machine,
  row: Doc,
  incoming: Incoming,
): void {
  const expected = incoming.params[expectedParam(resource, machine)];
  if (isEmpty(expected) || String(expected) === String(row[stateWire(resource, machine)])) return;
  throw moved(context, resource, machine, row, incoming);
}

/**
 * Throws a refusal unless the transition is open: the record in one of its states and as the caller read it, and his
 * turn.
 */
export function checkOpen(
  context: BackendContext,
  resource: Resource,
  { key, machine, spec: transition }: WorkflowTransition,
  row: Doc,
  incoming: Incoming,
): void {
  checkExpected(context, resource, machine, row, incoming);
  const record = decodeRecord(resource, row);
  if (!matches(resource.actions[key]?.visible, record, recordClock(context))) throw new Refusal('notNow');
  if (!isTurnOf(record, transition.assignee, actorOf(incoming).user.id)) throw new Refusal(notYourTurn);
}

/**
 * Throws a refusal, in the words of the guard, when one is not met by the record with what the form says of it.
 *
 * @param values of the form, by field
 */
export function checkGuards(
  context: BackendContext,
  resource: Resource,
  { key }: WorkflowTransition,
  row: Doc,
  values: Readonly<Record<string, unknown>>,
): void {
  const [guard] = unmetGuards(
    resource,
    key,
    { ...decodeRecord(resource, row), ...values },
    { clock: recordClock(context) },
  );
  if (guard === undefined) return;
  const textIn = (locale: Locale) => context.labels.text(['resources', resource.name, 'guards', guard], locale);
  const [en, zh] = [textIn('en'), textIn('zh')];
  throw new Refusal(en !== undefined && zh !== undefined ? { en, zh } : 'notNow');
}
