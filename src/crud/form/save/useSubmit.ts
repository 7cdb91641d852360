import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { WireError } from '@/api';
import { failureText, isUnclear, useResource } from '@/data';
import { type FormMode, type Id, type Section, formatList } from '@/schema';
import type { FormStore } from '../formStore';
import { matchValidationErrors } from './matchValidationErrors';
import type { FormState, Values } from '../useFormState';
import { useMerging } from './useMerging';
import { useSave } from './useSave';

interface SubmitOptions {
  readonly mode: FormMode;
  readonly id?: Id;
  readonly form: FormState;
  /** The sections shown now, for the order of the fields. */
  readonly sections: readonly Section[];
  /** The record as the form opened with it. */
  readonly opened: Values;
  readonly store?: FormStore | undefined;
  /** Checks what stands in the form besides the fields of the schema: messages by path, and the values as they are. */
  checkMore?(): Promise<{ readonly messages: Readonly<Record<string, string>>; readonly values: Values }> | undefined;
  focusFirst(sections: readonly Section[], paths: readonly string[]): void;
  onSaved(id: Id): void;
}

/**
 * What happens on Save: check, send once, then say it was saved or show at the fields why not (spec 01 §8).
 * `failure` is what could not be put at a field.
 */
export function useSubmit({ mode, id, form, sections, opened, store, checkMore, focusFirst, onSaved }: SubmitOptions) {
  const { resource, scope } = useResource();
  const { saving, save } = useSave(mode, id, store);
  const { merge, missingOf } = useMerging(mode === 'edit' ? id : undefined, opened, store);
  const notify = useNotify();
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  /** What was sent, where nobody knows whether it was saved. */
  const [unclear, setUnclear] = useState<Values>();
  const [attempt, setAttempt] = useState(0);
  const clean = useRef(false);

  const showFailure = (error: unknown) => {
    const shown = sections.flatMap((one) => one.fields);
    const { fields, others } = matchValidationErrors(
      resource.fields,
      shown,
      (error instanceof WireError && error.validationErrors) || {},
    );
    const paths = Object.keys(fields);
    form.refuse(fields);
    focusFirst(sections, paths);
    if (others.length > 0) setFailure(others.join(' '));
    else if (paths.length === 0) setFailure(failureText(error, translate));
  };

  /** `next` replaces what follows a success (`onSaved`). */
  const submit = async (next?: () => void): Promise<void> => {
    form.showAll();
    setAttempt((count) => count + 1);
    const checking = checkMore?.();
    const more = checking && (await checking);
    const broken = [...Object.keys(form.broken), ...Object.keys(more?.messages ?? {})];
    if (broken.length > 0) return focusFirst(sections, broken);
    let replaced: readonly string[] = [];
    const typed = { ...form.values, ...more?.values };
    let sent: Values = typed;
    const result = await save(async () => {
      const { values, clashes } = await merge(typed);
      replaced = clashes;
      sent = values;
      return values;
    });
    if (result.outcome === 'busy') return;
    setFailure(undefined);
    setUnclear(result.outcome === 'failed' && isUnclear(result.error) ? sent : undefined);
    if (result.outcome === 'failed') return showFailure(result.error);
    notify(`${scope}.actions.${mode}.success`, { type: 'success', messageArgs: { _: translate('form.saved') } });
    if (replaced.length > 0) {
      const fields = formatList(replaced.map((name) => translate(`${scope}.fields.${name}`)));
      notify('form.replaced', { type: 'warning', messageArgs: { fields } });
    }
    setAttempt(0);
    if (next) return next();
    clean.current = true;
    onSaved(result.id);
  };

  /** A record that was read and has everything was saved after all. */
  const confirmSaved = (savedId: Id) => {
    setUnclear(undefined);
    setFailure(undefined);
    clean.current = true;
    onSaved(savedId);
  };

  return {
    submit,
    saving,
    failure,
    unclear,
    missingOf,
    confirmSaved,
    attempt,
    /** Saved and about to leave: no warning. */ isClean: () => clean.current,
  };
}
