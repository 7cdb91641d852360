import type { Kind } from '../../figures/KindIcon';
import type { FlowKind } from './direction';

/** Colour and sign of a device. */
export function toneOf(kind: FlowKind): Kind {
  return kind === 'other' ? 'neutral' : kind;
}
