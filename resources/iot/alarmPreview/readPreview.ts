import { asFlag, asObject } from '@/api';
import { isEmpty, readNumber } from '@/schema';
import type { AlarmReport } from '@schemas/iot/parts/alarmRuns';
import { historyRows } from '../device/historyRows';

/** A state may come as `{code, desc}`, a switch as a word: what a rule compares is a number. */
function readValue(raw: unknown): number | null {
  const value = asObject(raw)?.code ?? raw;
  const flag = typeof value === 'boolean' || value === 'true' || value === 'false' ? asFlag(value) : undefined;
  return flag === undefined ? readNumber(value) : Number(flag);
}

/** Reports out of the rows of a history, rising. A row without a value is none: the device did not say anything. */
export function readPreview(rows: readonly unknown[], zone: string): AlarmReport[] {
  const said = rows.filter((row) => !isEmpty(asObject(row)?.value));
  const { rows: placed, times } = historyRows(said, zone);
  return times.map((at, place) => ({ at, value: readValue(placed[place]?.value) }));
}
