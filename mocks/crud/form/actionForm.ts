import { checkFields, decodeFields, encodeFields, type Action, type Fields, type WireRow } from '@/schema';
import type { BackendContext } from '../../core/context';
import { actorOf, type Incoming } from '../../core/incoming';
import { refuseFields, type FieldRefusal } from '../../core/refusal';
import { typedText } from '../../names/worded';
import { unknownReferences } from './unknownReferences';

/** Values to keep, where what a person typed comes back as it was typed. */
const typedValues = (fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.type.byPart && typeof value === 'string' ? typedText(value) : value,
    ]),
  );

/**
 * The values of an action's form as they were sent, by field. Throws a refusal with a text for each field that is
 * wrong, or that refers to what is not there for whoever sends it.
 */
export function actionValues(
  context: BackendContext,
  { form }: Pick<Action, 'form'>,
  incoming: Incoming,
): Record<string, unknown> {
  if (!form) return {};
  const values = decodeFields(form, incoming.params);
  const refusals = Object.entries(checkFields(form, values));
  const ruled = refusals.map(([name, { rule }]): [string, FieldRefusal] => [
    name,
    rule === 'required' ? { key: 'fieldRequired' } : { key: 'fieldInvalid', args: { rule } },
  ]);
  const refused = { ...unknownReferences(context, form, values, actorOf(incoming)), ...Object.fromEntries(ruled) };
  if (Object.keys(refused).length > 0) throw refuseFields(refused);
  return typedValues(form, values);
}

/**
 * What a form says, by wire names, for calls written by hand: its own fields, checked, and nothing else that was sent.
 * Throws as `actionValues`.
 */
export function formWires(context: BackendContext, form: Fields, incoming: Incoming): WireRow {
  return encodeFields(form, actionValues(context, { form }, incoming));
}

/**
 * Several actions may share a call and differ by what they send: `updateState` with 1 or 0. The one that says most of
 * what was sent.
 */
export function chosenAction<T extends { readonly action: Pick<Action, 'send'> }>(
  known: readonly T[],
  incoming: Incoming,
): T | undefined {
  const sends = ({ action }: T) => Object.entries(action.send ?? {});
  const fits = (one: T) => sends(one).every(([name, value]) => String(incoming.params[name]) === String(value));
  return known.filter(fits).toSorted((a, b) => sends(b).length - sends(a).length)[0];
}
