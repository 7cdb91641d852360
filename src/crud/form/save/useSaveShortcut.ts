import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isComposing } from '@/widgets';

/**
 * Ctrl+S or Cmd+S saves instead of offering the page as a file; not while a dialog that the form does not stand in is
 * in front.
 */
export function useSaveShortcut(form: RefObject<Element | null>, save: () => void): void {
  const run = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (isComposing(event)) return; // the word is not finished, and would be saved without it
      const dialog = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]');
      if ((!dialog || dialog.contains(form.current)) && !event.repeat) run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [form]);
}
