import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Section } from '@/schema';
import { focusField } from './focusField';
import { rootOf } from '@/fields/messages/fieldPath';

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
