import { valueAt } from '@/api';
import type { Choice } from '@/widgets';
import { codeText, descText } from '../enumeration/codeDesc';

/**
 * The list of an answer: in `data`, in `data.list`, or at a path of it that a bare list need not have. Anything else is
 * an empty one.
 */
export function choiceList(answer: unknown, at?: string): readonly unknown[] {
  const found = at === undefined || Array.isArray(answer) ? answer : valueAt(answer, at);
  const inner: unknown = Array.isArray(found) ? found : valueAt(found, 'list');
  return Array.isArray(inner) ? inner : [];
}

/** The choices of an answer: `{code, desc}`, `{value, label}`, `{id, name}` or plain codes, each once. */
export function readChoices(answer: unknown, at?: string): Choice[] {
  const choices = choiceList(answer, at).flatMap((one): Choice[] => {
    const value = codeText(one);
    return value === null ? [] : [{ value, label: descText(one) ?? value }];
  });
  return choices.filter((one, index) => choices.findIndex((other) => other.value === one.value) === index);
}
