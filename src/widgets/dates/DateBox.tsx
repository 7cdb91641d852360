import { Skeleton } from '@mui/material';
import { lazyPart } from '@/data';
import type { FrameControl } from '../FieldFrame';
import type { DayLimits } from './limits';

export interface DateBoxProps extends DayLimits {
  readonly control: FrameControl;
  /** 'YYYY-MM-DD', or 'YYYY-MM-DD HH:mm:ss' with `time`: what a clock on the wall shows, in no time zone. */
  readonly value: string | null;
  /** `null` when emptied; a text that is no date while only half of it is typed: the field's rule then refuses it. */
  onDate(value: string | null): void;
  onBlur?(): void;
  readonly time?: boolean;
  /** What is chosen: a month is its first day, a year its first of January. Default `day`. */
  readonly unit?: 'day' | 'month' | 'year';
  /** Has a button that empties it. Default false (spec 01 §5). */
  readonly clearable?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** How a day is written; it is always told as 'YYYY-MM-DD'. Default `YYYY-MM-DD`. */
  readonly display?: 'YYYY-MM-DD' | 'DD MMM YYYY';
  /** Names the box when the label stands above two of them. */
  readonly name?: string;
}

const DatePick = lazyPart(() => import('./DatePick'));

/**
 * A day, or a day and time, to type or to pick; none after today unless `future`. The calendar loads when the first one
 * is shown.
 *
 * @example <DateBox control={control} value={day} onDate={setDay} min="2026-01-01" zone="Europe/Amsterdam" />
 * @public
 */
export function DateBox(props: DateBoxProps) {
  return <DatePick {...props} waiting={<Skeleton variant="rounded" height={32} />} />;
}
