import { asCode } from '@/api';

const PHASES_AND_AMPERES = /^(\d)\s*[x×*]\s*(\d{1,3})\s*A?$/i;
const VOLTS = 230;

/** What a grid connection carries in W: `3x25A` is three phases of 25 A, 17250 W. Undefined for everything else. */
export function readConnection(raw: unknown): number | undefined {
  const found = PHASES_AND_AMPERES.exec(asCode(raw));
  return found ? Number(found[1]) * Number(found[2]) * VOLTS : undefined;
}
