import { readPage } from '@/api';
import { asObject, asText } from '@/api/wireValue';
import { readNumber } from '@/schema/readNumber';
import { wallMoments } from '@/schema/dates/wallMoments';
import { forecastErrors } from '@schemas/hems/parts/forecastErrors';

/** A forecast of a slot and what came of it. */
export interface SlotCell {
  /** When it was made, as the wire says it. */
  readonly time: string;
  readonly forecast: number | null;
  readonly actual: number | null;
  /** 0 no value, 1 normal, 2 deviating, 3 severely deviating. */
  readonly state: number;
}

export interface Slot {
  readonly timePoint: string;
  readonly cells: readonly SlotCell[];
  readonly accuracy: number | null;
  readonly mae: number | null;
}

/** A column of the slot table. */
export interface LeadColumn {
  /** Hours before the slot; undefined where rows differ in it. */
  readonly lead: number | undefined;
  /** When the forecast of the first row was made. */
  readonly time: string;
  /** Of the rows on view. */
  readonly mae: number | null;
  readonly bias: number | null;
}

export interface Slots {
  readonly rows: readonly Slot[];
  readonly columns: readonly LeadColumn[];
  readonly total: number;
  /** Unit of the quantity, where the answer says it. */
  readonly unit: string;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const HOUR = 3_600_000;

function readSlot(raw: unknown): Slot | undefined {
  const row = asObject(raw);
  if (!row) return undefined;
  const [times, forecasts, actuals, states] = [list(row.times), list(row.forecastValues), list(row.actualValues), list(row.statuss)];
  const count = Math.max(times.length, forecasts.length);
  return {
    timePoint: asText(row.timePoint),
    cells: Array.from({ length: count }, (_, place): SlotCell => {
      const forecast = readNumber(forecasts[place]);
      return { time: asText(times[place]), forecast, actual: readNumber(actuals[place]), state: readNumber(asObject(states[place])?.code ?? states[place]) ?? (forecast === null ? 0 : 1) };
    }),
    accuracy: readNumber(row.accuracy),
    mae: readNumber(row.mae),
  };
}

function momentOf(text: string, zone: string): number | undefined {
  const wall = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(wall) ? undefined : wallMoments(wall, zone)[0];
}

/** How long before its slot a forecast was made, in hours; undefined where one of the two is no time. */
function leadOf(slot: Slot, place: number, zone: string): number | undefined {
  const [at, made] = [momentOf(slot.timePoint, zone), momentOf(slot.cells[place]?.time ?? '', zone)];
  return at === undefined || made === undefined ? undefined : (at - made) / HOUR;
}

/** H-091: slots with a forecast a column. Rows may be shorter than others; what is missing is no value. */
export function readSlots(raw: unknown, zone: string): Slots {
  const { rows: given, total } = readPage(raw) ?? { rows: [], total: 0 };
  const rows = given.map(readSlot).filter((one) => one !== undefined);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, place): LeadColumn => {
    const leads = new Set(rows.map((row) => leadOf(row, place, zone)));
    const [lead] = leads;
    const pairs = rows.flatMap(({ cells }) => {
      const { forecast = null, actual = null } = cells[place] ?? {};
      return forecast === null || actual === null ? [] : [{ forecast, actual }];
    });
    const { mae, bias } = forecastErrors(pairs);
    return { lead: leads.size === 1 ? lead : undefined, time: rows[0]?.cells[place]?.time ?? '', mae, bias };
  });
  return { rows, columns, total: Math.max(total, rows.length), unit: asText(asObject(raw)?.unit) };
}
