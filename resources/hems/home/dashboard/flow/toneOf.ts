import type { IconTone } from '@/charts';
import type { FlowKind } from './direction';

/** Color and sign of a device. */
export function toneOf(kind: FlowKind): IconTone {
  return kind === 'other' ? 'neutral' : kind;
}
