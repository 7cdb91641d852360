import { readNumber } from '@/schema/readNumber';

export const SETTINGS = ['deadband', 'droop', 'upReserve', 'downReserve'] as const;
export type Setting = (typeof SETTINGS)[number];
const YES: readonly unknown[] = [true, 1, '1', 'true'];

/** What regulation is set to, from an answer that may leave anything out. */
export function readRegulation(answer: Readonly<Record<string, unknown>>) {
  return {
    enabled: YES.includes(answer.enabled),
    settings: Object.fromEntries(SETTINGS.map((name) => [name, readNumber(answer[name])])) as Record<Setting, number | null>,
  };
}
