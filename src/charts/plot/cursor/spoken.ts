import { axisValueText } from '../axisValueText';
import type { CursorWords } from './describe';

/** What a screen reader says at the cursor: `25 Oct 2026, 02:30 CET: Solar 3.2 kW, Grid no value`. */
export function spoken({ heading, notes, readings }: CursorWords, locale: string, nothing: string): string {
  const values = readings.map(
    ({ name, value, axis }) => `${name} ${value === null ? nothing : axisValueText(value, axis, locale)}`,
  );
  return `${heading}: ${[...values, ...notes].join(', ')}`;
}
