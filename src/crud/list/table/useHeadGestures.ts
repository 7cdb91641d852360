import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useEvent } from 'react-admin';
import { isComposing } from '@/widgets';
import type { ColumnChoice } from '../useColumns';
import { useTable } from './TableContext';

/** What a gesture on a heading works on. */
export interface GestureTools {
  /** As it is when asked, not as it was when the gesture began. */
  choice(): ColumnChoice;
  /** Shows a width while it is being dragged; undefined: over. */
  onPreview(column: string, width: number | undefined): void;
}

export interface HeadGestures {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onDoubleClick(event: MouseEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>, openMenu: () => void): void;
}

const headingOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('th') : null;

/** The controls of all headings, which the arrows lead through. */
function step(target: HTMLElement, by: number): void {
  const controls = [...(target.closest('tr')?.querySelectorAll<HTMLElement>('th > .sort') ?? [])];
  controls[controls.indexOf(target) + by]?.focus();
}

/** Pointer and keys on the headings. What they do comes with the first of them. */
export function useHeadGestures(onPreview: GestureTools['onPreview']): HeadGestures {
  const { choice } = useTable();
  const now = useEvent(() => choice);
  const tools: GestureTools = { choice: now, onPreview };
  return {
    onPointerDown: ({ target, button, clientX, nativeEvent }) => {
      const heading = headingOf(target);
      if (!heading || button !== 0 || (target instanceof Element && target.closest('.menu'))) return;
      const held = target instanceof Element && target.closest('.edge-handle') !== null;
      if (held) nativeEvent.preventDefault(); // no text is marked on the way
      const load = held ? import('../columns/dragWidth') : import('../columns/dragColumn');
      void load.then(({ default: drag }) => drag(heading, clientX, tools));
    },
    onDoubleClick: ({ target }) => {
      const heading = headingOf(target);
      if (heading) void import('../columns/fitColumn').then(({ fitColumn }) => fitColumn(heading, choice));
    },
    onKeyDown: (event, openMenu) => {
      if (isComposing(event)) return;
      const { key, shiftKey, ctrlKey, metaKey, altKey, target, currentTarget } = event;
      if (altKey && key === 'ArrowDown') openMenu();
      else if (altKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
      else {
        const by = key === 'ArrowLeft' ? -1 : 1;
        if (shiftKey)
          void import('../columns/headKeys').then(({ headKeys }) =>
            headKeys(currentTarget, by, ctrlKey || metaKey, now()),
          );
        else if (target instanceof HTMLElement) step(target, by);
      }
      event.preventDefault();
    },
  };
}
