import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Section } from '@/schema';
import { rootOf } from '@/fields/internal';

const FOCUSABLE =
  'input:not([type="hidden"]):not([disabled]), textarea:not([disabled]), select:not([disabled]), button:not([disabled]), [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

/**
 * Puts the focus into a field of the form: on the control marked invalid, else on its first control.
 * False when the field has nothing to focus (it is not on the page).
 */
function focusField(form: HTMLElement, name: string): boolean {
  const field = [...form.querySelectorAll<HTMLElement>('[data-form-field]')].find(
    (one) => one.dataset.formField === name,
  );
  const controls = [...(field?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const target = controls.find((one) => one.closest('[aria-invalid="true"]')) ?? controls[0];
  target?.focus();
  return target !== undefined;
}

/**
 * A function that leads to the first refused field in the order of the form: its tab is opened, then it gets
 * the focus, once the page shows it.
 */
export function useInvalidFocus(form: RefObject<HTMLElement | null>, openTab: (tab: string) => void) {
  const [goal, setGoal] = useState<{ readonly name: string }>();
  const reached = useRef<typeof goal>(undefined);
  useEffect(() => {
    if (goal === reached.current) return; // the page was hidden and is shown again
    reached.current = goal;
    if (goal && form.current) focusField(form.current, goal.name);
  }, [goal, form]);

  return (sections: readonly Section[], paths: readonly string[]): void => {
    const refused = new Set(paths.map(rootOf));
    for (const section of sections) {
      const name = section.fields.find((one) => refused.has(one));
      if (name === undefined) continue;
      if (section.tab !== undefined) openTab(section.tab);
      setGoal({ name }); // a new object each time, so that the same field can be found again
      return;
    }
  };
}
