import { valueAt } from '@/api';
import type { Choice } from '@/widgets/ChoiceBox';
import { codeText, descText } from '../enumeration/codeDesc';

/**
 * The choices of an answer: an array of `{code, desc}`, `{value, label}`, `{id, name}` or plain codes, in `data`,
 * in `data.list`, or at a path of it that a bare list need not have. Anything else is no choice.
 */
export function readChoices(answer: unknown, at?: string): Choice[] {
  const found = at === undefined || Array.isArray(answer) ? answer : valueAt(answer, at);
  const inner = Array.isArray(found) ? found : valueAt(found, 'list');
  if (!Array.isArray(inner)) return [];
  const choices = inner.flatMap((one: unknown): Choice[] => {
    const value = codeText(one);
    return value === null ? [] : [{ value, label: descText(one) ?? value }];
  });
  return choices.filter((one, index) => choices.findIndex((other) => other.value === one.value) === index);
}
