import { readNumber } from '@/schema/readNumber';

export const SETTINGS = ['deadband', 'droop', 'upReserve', 'downReserve'] as const;
export type Setting = (typeof SETTINGS)[number];
const STATES = ['stopped', 'standby', 'responding', 'fault'] as const;
const YES: readonly unknown[] = [true, 1, '1', 'true'];

/** What regulation is set to and what it does, from an answer that may leave anything out. */
export function readRegulation(answer: Readonly<Record<string, unknown>>) {
  const own = answer.runState;
  const code: unknown = typeof own === 'object' && own !== null && 'code' in own ? own.code : own;
  const runState = STATES.find((one) => one === code);
  return {
    runState: runState ?? 'stopped',
    isKnown: runState !== undefined,
    enabled: YES.includes(answer.enabled),
    settings: Object.fromEntries(SETTINGS.map((name) => [name, readNumber(answer[name])])) as Record<Setting, number | null>,
  };
}
