import { useCallback, useState } from 'react';
import {
  checkFields,
  defaultOf,
  type ActionEntry,
  type AnyRecord,
  type Fields,
  type Section,
  type ValidationError,
  siteToday,
  typeOptions,
  zoneOfRecord,
} from '@/schema';
import { rootOf } from '@/fields/internal';
import { useDraft } from '../form/unsaved/useDraft';
import { useFormState, type Values } from '../form/useFormState';
import { useGiven } from '../GivenContext';
import { draftKey } from './draftKey';

const NO_FIELDS: Fields = {};

/**
 * What the fields begin with: what was loaded for them, else the record's own values where it has them, else what ties
 * the list to its page, else the fields' defaults. Secrets begin empty.
 */
function firstValues(fields: Fields, records: readonly AnyRecord[], given: Values, loaded: Values = {}): Values {
  const [record] = records.length === 1 ? records : [];
  const today = siteToday(record && zoneOfRecord(record));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.type.sealed
        ? null
        : ((typeOptions(field).ofRecords ? records : undefined) ??
          loaded[name] ??
          record?.[name] ??
          given[name] ??
          defaultOf(field, today) ??
          null),
    ]),
  );
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/**
 * The values, steps and errors of an action's form. A step is left only when what it asks is right. What was typed
 * outlives a session that ends: it is back when `path`'s action is started again for the same records.
 */
export function useActionForm(path: string, entry: ActionEntry, records: readonly AnyRecord[], loaded?: Values) {
  const fields = entry.action.form ?? NO_FIELDS;
  const steps: readonly Section[] = entry.action.steps ?? [{ key: 'form', fields: Object.keys(fields) }];
  const given = useGiven();
  const [opening] = useState(() => firstValues(fields, records, given, loaded));
  const [step, setStep] = useState(0);
  const form = useFormState(
    opening,
    useCallback((values: Values) => checkFields(fields, values), [fields]),
  );
  const draft = useDraft({
    key: draftKey(path, entry.key, records),
    fields,
    changes: form.changes,
    onRestore: form.restore,
    onDiscard: () => {
      form.reset(opening);
      setStep(0);
    },
  });
  const stepFields = steps[step]?.fields ?? [];

  return {
    fields: pick(fields, stepFields),
    values: form.values,
    changed: form.changes !== undefined,
    steps,
    step,
    last: step === steps.length - 1,
    validationErrors: form.validationErrors,
    change: form.set,
    adopt: form.adopt,
    back: () => setStep((now) => Math.max(0, now - 1)),
    /** The values when everything is right and this is the last step; otherwise the next step or the messages. */
    next: (): Values | undefined => {
      const wrong = stepFields.filter((name) => Object.keys(form.broken).some((path) => rootOf(path) === name));
      wrong.forEach(form.leave);
      if (wrong.length > 0) return undefined;
      if (step === steps.length - 1) return form.values;
      setStep(step + 1);
      return undefined;
    },
    /** Shows what the server refused at the fields, by path; begins at the step that asks the first of them. */
    refuse: (validationErrors: Readonly<Record<string, ValidationError>>) => {
      form.refuse(validationErrors);
      const names = Object.keys(validationErrors).map(rootOf);
      const at = steps.findIndex((one) => one.fields.some((name) => names.includes(name)));
      if (at >= 0) setStep(at);
    },
    draft,
  };
}
