import type { Tone } from '@/schema';

/** 0 offline, 1 online, 2 off or standby. */
export type DisplayStatus = 0 | 1 | 2;

/** What decides how a device stands. */
export interface StatusFacts {
  readonly type: string;
  /** `status` of the wire, as text. */
  readonly status: string;
  readonly switchOpen: boolean | undefined;
  readonly registered: boolean | undefined;
  /** `deviceStatus.desc`, in the user's language; '' when there is none. */
  readonly desc: string;
  readonly faulty: boolean;
}

/**
 * How a device stands (spec 02 §4): an online one whose switch is open stands as off. Undefined when the server does
 * not say.
 */
export function displayStatus({
  status,
  switchOpen,
}: Pick<StatusFacts, 'status' | 'switchOpen'>): DisplayStatus | undefined {
  if (status === '0') return 0;
  if (status === '1') return switchOpen === false ? 2 : 1;
  return status === '2' ? 2 : undefined;
}

const CHARGER = '4';

/** Words of a status: the server's own, or a key below `hems.device.status`. */
export type StatusWords =
  { readonly text: string } | { readonly key: 'offline' | 'unconnected' | 'online' | 'off' | 'unknown' };

/**
 * What stands on the tag of a device (spec 02 §4): a charger that was never registered is not offline but unconnected.
 */
export function statusWords(facts: StatusFacts): StatusWords {
  const shown = displayStatus(facts);
  if (shown === 0) return { key: facts.type === CHARGER && facts.registered === false ? 'unconnected' : 'offline' };
  if (facts.desc !== '') return { text: facts.desc };
  return { key: shown === 1 ? 'online' : shown === 2 ? 'off' : 'unknown' };
}

/** How the tag feels. */
export function statusTone(facts: StatusFacts): Tone {
  const shown = displayStatus(facts);
  if (shown === 0 || shown === undefined) return 'neutral';
  if (facts.faulty) return 'error';
  return shown === 1 ? 'success' : 'info';
}
