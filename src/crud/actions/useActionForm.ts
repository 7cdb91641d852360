import { useState } from 'react';
import { checkFields, type AnyRecord, type Fields, type Refusal, type Section } from '@/schema';
import { rootOf } from '../form/fieldPath';
import { useGiven } from '../GivenContext';
import type { ActionEntry } from './actionEntries';

type Values = Readonly<Record<string, unknown>>;

/** What the fields begin with: the record's own values where it has them, else what ties the list to its page, else the fields' defaults. Secrets begin empty. */
function firstValues(fields: Fields, records: readonly AnyRecord[], given: Values): Values {
  const [record] = records.length === 1 ? records : [];
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.kind.sealed ? null : (record?.[name] ?? given[name] ?? field.options.default ?? null)]),
  );
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** The values, steps and refusals of an action's form. A step is left only when what it asks is right. */
export function useActionForm(entry: ActionEntry, records: readonly AnyRecord[]) {
  const fields = entry.action.form ?? {};
  const steps: readonly Section[] = entry.action.steps ?? [{ key: 'form', fields: Object.keys(fields) }];
  const given = useGiven();
  const [values, setValues] = useState<Values>(() => firstValues(fields, records, given));
  const [step, setStep] = useState(0);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, Refusal>>>({});
  const current = pick(fields, steps[step]?.fields ?? []);
  const broken = checkFields(current, values);
  const last = step === steps.length - 1;

  return {
    fields: current,
    values,
    steps,
    step,
    last,
    refusals: { ...refused, ...(checked ? broken : {}) },
    change: (name: string, value: unknown) => {
      setValues((now) => ({ ...now, [name]: value }));
      setRefused((now) => Object.fromEntries(Object.entries(now).filter(([path]) => rootOf(path) !== name)));
    },
    back: () => setStep((now) => Math.max(0, now - 1)),
    /** The values when everything is right and this is the last step; otherwise the next step or the messages. */
    next: (): Values | undefined => {
      const right = Object.keys(broken).length === 0;
      setChecked(!right);
      if (!right) return undefined;
      if (last) return values;
      setStep(step + 1);
      return undefined;
    },
    /** Shows what the server refused at the fields, by path; begins at the step that asks the first of them. */
    refuse: (refusals: Readonly<Record<string, Refusal>>) => {
      setRefused(refusals);
      const names = Object.keys(refusals).map(rootOf);
      const at = steps.findIndex((one) => one.fields.some((name) => names.includes(name)));
      if (at >= 0) setStep(at);
    },
  };
}
