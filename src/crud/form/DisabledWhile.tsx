import { Box } from '@mui/material';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { isComposing } from '@/widgets';

/** Keys that change nothing in a field. */
const HARMLESS = new Set(['Tab', 'Escape', 'Shift', 'Control', 'Meta', 'Alt']);

function refuse(event: ClipboardEvent | KeyboardEvent): void {
  if ('key' in event && !isComposing(event) && (HARMLESS.has(event.key) || event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
}

interface DisabledWhileProps {
  readonly while: boolean;
  readonly children: ReactNode;
}

/**
 * Fields that are being saved: what would be typed into them now would be lost with the page. They keep their look and
 * the focus.
 */
export function DisabledWhile({ while: held, children }: DisabledWhileProps) {
  return (
    <Box
      aria-busy={held || undefined}
      sx={{ pointerEvents: held ? 'none' : undefined }}
      {...(held && { onKeyDownCapture: refuse, onPasteCapture: refuse, onCutCapture: refuse })}
    >
      {children}
    </Box>
  );
}
