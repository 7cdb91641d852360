import { checkFields, decodeFields, type Action } from '@/schema';
import type { Incoming } from '../core/incoming';
import { refuseFields } from '../core/refusal';

/** The values of an action's form as they were sent, by field. Throws a refusal with a text for each field that is wrong. */
export function actionValues({ form }: Pick<Action, 'form'>, incoming: Incoming): Record<string, unknown> {
  if (!form) return {};
  const values = decodeFields(form, incoming.params);
  const refusals = Object.entries(checkFields(form, values));
  const refused = refusals.map(([name, { rule }]) => [name, rule === 'required' ? { key: 'fieldRequired' as const } : { key: 'fieldInvalid' as const, args: { rule } }]);
  if (refused.length > 0) throw refuseFields(Object.fromEntries(refused));
  return values;
}

/** Several actions may share a call and differ by what they send: `updateState` with 1 or 0. The one that says most of what was sent. */
export function chosenAction<T extends { readonly action: Pick<Action, 'send'> }>(known: readonly T[], incoming: Incoming): T | undefined {
  const sends = ({ action }: T) => Object.entries(action.send ?? {});
  const fits = (one: T) => sends(one).every(([name, value]) => String(incoming.params[name]) === String(value));
  return known.filter(fits).toSorted((a, b) => sends(b).length - sends(a).length)[0];
}
