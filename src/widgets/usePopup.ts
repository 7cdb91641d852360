import { useState, type MouseEvent } from 'react';

/**
 * A button that opens a menu or a box beside itself: the properties of both, and how it closes.
 *
 * @param kind what opens, as a screen reader is told
 * @example
 * const { trigger, popover } = usePopup('menu');
 * <IconButton {...trigger} aria-label="More" /> <Menu {...popover}>…</Menu>
 * @public
 */
export function usePopup(kind: 'menu' | 'dialog') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return {
    /** The button that was pressed, while what it opened is there. */
    anchor,
    close,
    trigger: {
      'aria-haspopup': kind,
      'aria-expanded': anchor !== null,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    popover: { open: anchor !== null, anchorEl: anchor, onClose: close },
  };
}
