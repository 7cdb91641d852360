import type { ReactNode } from 'react';
import { useIsPhone } from '@/widgets';

const SMALL = { minWidth: 32, px: 0.5, '& svg': { fontSize: 20 } } as const;

/** How a button of a list's heading looks: its picture with its words, and on a phone its picture alone. */
export function useToolLook(label: string, icon: ReactNode) {
  const phone = useIsPhone();
  return phone ? { 'aria-label': label, children: icon, sx: SMALL } : { startIcon: icon, children: label };
}
