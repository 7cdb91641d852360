import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S or Cmd+S saves instead of offering the page as a file; not while a dialog is in front. */
export function useSaveShortcut(save: () => void): void {
  const run = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (event.isComposing) return; // the word is not finished, and would be saved without it
      const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]');
      if (!inDialog && !event.repeat) run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
