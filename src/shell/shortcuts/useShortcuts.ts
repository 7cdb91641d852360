import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@/widgets';
import { isTyping } from './isTyping';
import { GO, KEYS } from './keyMap';
import { pressControl } from './pressControl';
import { hasSingleKeys } from './singleKeys';

/** So long `g` waits for the key after it, in ms. */
const PATIENCE = 1500;

interface ShortcutActions {
  openPalette(): void;
  openHelp(): void;
}

/** Something in front of the console has the keyboard: a dialog, a menu. */
const isCovered = () =>
  document.getElementById('root')?.getAttribute('aria-hidden') === 'true' ||
  document.querySelector('[aria-modal="true"]') !== null;

/** The keyboard shortcuts of the console. Single keys press visible controls; none works while somebody types. */
export function useShortcuts(actions: ShortcutActions): void {
  const openPalette = useEffectEvent(() => actions.openPalette());
  const openHelp = useEffectEvent(() => actions.openHelp());
  useEffect(() => {
    let going = Number.NEGATIVE_INFINITY;

    const single = (key: string): boolean => {
      if (key === '?') {
        openHelp();
        return true;
      }
      const after = performance.now() - going < PATIENCE;
      going = key === 'g' && !after ? performance.now() : Number.NEGATIVE_INFINITY;
      const name = (after ? GO : KEYS)[key];
      return name !== undefined && pressControl(name);
    };
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || event.repeat || event.altKey || isCovered()) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'k' || event.shiftKey) return;
        event.preventDefault();
        openPalette();
      } else if (!isTyping(event.target) && hasSingleKeys() && single(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
