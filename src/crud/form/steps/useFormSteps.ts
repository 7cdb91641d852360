import { useState } from 'react';
import type { FormMode, Section } from '@/schema';
import { rootOf } from '@/fields/internal';
import type { FormState } from '../useFormState';

interface StepsOptions {
  readonly mode: FormMode;
  readonly form: FormState;
  /** The sections shown now. */
  readonly sections: readonly Section[];
  /** The tab that was opened last. */
  readonly tab: string | undefined;
  focusFirst(sections: readonly Section[], paths: readonly string[]): void;
}

/** The steps of a form, and the ways between them. */
export interface FormSteps {
  readonly first: boolean;
  readonly last: boolean;
  /** A new record is saved from its last step: until then the way on stands in the place of Save. */
  readonly waits: boolean;
  /** Those before it were seen, or the record exists. */
  canOpen(step: string): boolean;
  /** Of a new record: it was opened before. */
  isSeen(step: string): boolean;
  /** To the next step, or to what is wrong in this one. */
  next(): void;
  back(): void;
  /** Begins with the first one again. */
  restart(): void;
}

/** The tabs of a form as steps, one after the other. Sections without a tab belong to each. */
export function useFormSteps({ mode, form, sections, tab, focusFirst }: StepsOptions): FormSteps {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const steps = [...new Set(sections.flatMap((one) => one.tab ?? []))];
  const at = Math.max(0, steps.indexOf(tab ?? ''));
  const current = steps[at] ?? '';
  const isSeen = (step: string) => mode === 'create' && (step === steps[0] || seen.has(step));
  const last = at >= steps.length - 1;

  const open = (step: string | undefined) => {
    if (step === undefined) return;
    setSeen((now) => new Set(now).add(step));
    const shown = sections.filter((one) => one.tab === step);
    focusFirst(
      shown,
      shown.flatMap((one) => one.fields),
    );
  };
  const next = () => {
    const shown = sections.filter((one) => one.tab === undefined || one.tab === current);
    const names = new Set(shown.flatMap((one) => one.fields));
    const refused = Object.keys({ ...form.broken, ...form.validationErrors }).filter((path) => names.has(rootOf(path)));
    for (const path of refused) form.leave(rootOf(path));
    if (refused.length > 0) focusFirst(shown, refused);
    else open(steps[at + 1]);
  };
  return {
    first: at === 0,
    last,
    waits: mode === 'create' && !last,
    canOpen: (step) => mode === 'edit' || isSeen(step),
    isSeen,
    next,
    back: () => open(steps[at - 1]),
    restart: () => setSeen(new Set()),
  };
}
