import { useEffect, useRef, type RefObject } from 'react';
import { onFilterRequest } from '../columns/filterRequest';

/** Puts the focus into the input of a filter that a column asked for (`data-filter`), unfolding the others first. */
export function useFilterRequest(box: RefObject<HTMLElement | null>, unfold: () => void): void {
  const wanted = useRef<string>(undefined);
  const focus = () => {
    const input = box.current?.querySelector<HTMLElement>(
      `[data-filter="${CSS.escape(wanted.current ?? '')}"] :is(input, textarea, [role=combobox], button:not([aria-pressed]))`,
    );
    if (!input) return;
    wanted.current = undefined;
    input.focus();
  };
  useEffect(() =>
    onFilterRequest((field) => {
      wanted.current = field;
      focus();
      if (wanted.current !== undefined) unfold();
    }),
  );
  useEffect(() => {
    if (wanted.current !== undefined) focus(); // drawn since
  });
}
