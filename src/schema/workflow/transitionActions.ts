import type { Action } from '../action/action';
import type { AnyValues, When } from '../condition';
import type { Field, Fields } from '../field';
import type { Transition, WorkflowSpec } from '../workflow';
import { transitionsOf, type WorkflowTransition } from './machine';
import { earlyGuards } from './unmetGuards';

/** The comment as a field of the form: required where the transition says so. */
function commentFields({ comment: wanted }: Transition, comment: Fields | undefined): Fields {
  if (!wanted || !comment) return {};
  const required = wanted === 'required';
  const as = (field: Field): Field => ({ ...field, required, options: { ...field.options, required } });
  return Object.fromEntries(Object.entries(comment).map(([name, field]) => [name, as(field)]));
}

function openIn({ machine, spec: transition }: WorkflowTransition, main: string): When<AnyValues> {
  const { state, within } = machine;
  return {
    and: [
      ...(within ? [{ [main]: { in: within } }] : []),
      { [state]: { in: transition.from } },
      ...(transition.visible ? [transition.visible] : []),
    ],
  };
}

/** The guards that can be told before the form is filled in. */
function guardsBefore(transition: Transition): When<AnyValues> | undefined {
  const early = new Set(earlyGuards(transition));
  const before = Object.entries(transition.guards ?? {}).flatMap(([name, guard]) => (early.has(name) ? [guard] : []));
  return before.length > 0 ? { and: before } : undefined;
}

function toAction(transition: WorkflowTransition, workflow: WorkflowSpec<Fields>): Action {
  const { from: _from, to: _to, guards: _guards, comment: _comment, bulk, form, ...action } = transition.spec;
  const formFields = { ...form, ...commentFields(transition.spec, workflow.comment) };
  const enabled = guardsBefore(transition.spec);
  return {
    ...action,
    on: (bulk ?? form === undefined) ? ['row', 'bulk'] : 'row',
    visible: openIn(transition, workflow.state),
    ...(enabled && { enabled }),
    ...(Object.keys(formFields).length > 0 && { form: formFields }),
  };
}

/** Transitions as actions of a row (and of a selection) that are visible in the states they lead from. */
export function transitionActions(workflow: WorkflowSpec<Fields> | undefined): Record<string, Action> {
  if (!workflow || workflow.readOnly) return {};
  return Object.fromEntries(
    transitionsOf(workflow).map((transition) => [transition.key, toAction(transition, workflow)]),
  );
}
