import type { conditions } from './deviceAttribute';

export type AlarmCondition = (typeof conditions)[number];

/** What of an alarm rule decides when it raises. A draft may lack any of it; bounds are texts of up to 20 digits. */
export interface AlarmTrigger {
  readonly type?: string | null;
  readonly triggerCondition?: string | null;
  readonly minThreshold?: string | number | null;
  readonly maxThreshold?: string | number | null;
  /** Minutes. */
  readonly offlineDuration?: number | null;
}

/** What a value is compared with. */
export interface AlarmBound {
  holds(value: number): boolean;
  /** How far beyond the bound a value is: the peak of an alarm is the value with the greatest. */
  beyond(value: number): number;
}

const bounds: Readonly<Record<AlarmCondition, (min: number, max: number) => AlarmBound>> = {
  gt: (min) => ({ holds: (value) => value > min, beyond: (value) => value - min }),
  ge: (min) => ({ holds: (value) => value >= min, beyond: (value) => value - min }),
  lt: (min) => ({ holds: (value) => value < min, beyond: (value) => min - value }),
  le: (min) => ({ holds: (value) => value <= min, beyond: (value) => min - value }),
  eq: (min) => ({ holds: (value) => value === min, beyond: () => 0 }),
  ne: (min) => ({ holds: (value) => value !== min, beyond: (value) => Math.abs(value - min) }),
  between: (min, max) => ({
    holds: (value) => value >= min && value <= max,
    beyond: (value) => Math.min(value - min, max - value),
  }),
  outside: (min, max) => ({
    holds: (value) => value < min || value > max,
    beyond: (value) => Math.max(min - value, value - max),
  }),
};

const numberOf = (bound: string | number | null | undefined): number =>
  bound === '' || bound === null || bound === undefined ? Number.NaN : Number(bound);
const isKnown = (condition: string): condition is AlarmCondition => condition in bounds;

/** Whether a condition has two bounds. */
export const isRange = (condition: string | null | undefined): boolean =>
  condition === 'between' || condition === 'outside';

/** The bound of a rule that watches a value; undefined while a condition or a bound is missing. */
export function alarmBound({ triggerCondition, minThreshold, maxThreshold }: AlarmTrigger): AlarmBound | undefined {
  const condition = triggerCondition ?? '';
  const [min, max] = [numberOf(minThreshold), numberOf(maxThreshold)];
  if (!isKnown(condition) || Number.isNaN(min) || (isRange(condition) && Number.isNaN(max))) return undefined;
  return bounds[condition](min, max);
}
