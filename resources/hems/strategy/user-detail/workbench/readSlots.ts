import { readPage, asObject, asText } from '@/api';
import { momentsOf, type LabelFrame } from '@/charts';
import { readNumber, readNumbers } from '@/schema';
import { forecastErrors } from '@schemas/hems/parts/forecastErrors';
import { readPercent } from '../result/readPercent';

/** A forecast of a slot and what came of it. */
export interface SlotCell {
  /** When it was made, as the wire says it. */
  readonly time: string;
  /** The same as a moment, epoch ms; undefined for what is no time. */
  readonly made: number | undefined;
  readonly forecast: number | null;
  readonly actual: number | null;
  /** 0 no value, 1 normal, 2 deviating, 3 severely deviating. */
  readonly state: number;
}

export interface Slot {
  readonly timePoint: string;
  /** The same as a moment, epoch ms; undefined for what is no time. */
  readonly at: number | undefined;
  readonly cells: readonly SlotCell[];
  readonly accuracy: number | null;
  readonly mae: number | null;
}

/** A column of the slot table. */
export interface LeadColumn {
  /** Hours before the slot; undefined where rows differ in it, and after it. */
  readonly lead: number | undefined;
  /** When the first forecast in it was made. */
  readonly time: string;
  readonly made: number | undefined;
  /** Of the cells on view. */
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

function readSlot(row: Readonly<Record<string, unknown>>, at: number | undefined, frame: LabelFrame): Slot {
  const [times, forecasts, actuals, states] = [
    list(row.times),
    readNumbers(list(row.forecastValues)),
    readNumbers(list(row.actualValues)),
    list(row.statuss),
  ];
  const count = Math.max(times.length, forecasts.length);
  const made = momentsOf(times, frame);
  return {
    timePoint: asText(row.timePoint),
    at,
    cells: Array.from({ length: count }, (_, place): SlotCell => {
      const forecast = forecasts[place] ?? null;
      return {
        time: asText(times[place]),
        made: made[place],
        forecast,
        actual: actuals[place] ?? null,
        state: readNumber(asObject(states[place])?.code ?? states[place]) ?? (forecast === null ? 0 : 1),
      };
    }),
    accuracy: readPercent(row.accuracy),
    mae: readNumber(row.mae),
  };
}

/** How long before their slots the forecasts of a column were made, in hours: where all that say it say the same. */
function leadOf(rows: readonly Slot[], place: number): number | undefined {
  const said = rows.flatMap(({ at, cells }) => {
    const { time = '', made } = cells[place] ?? {};
    return time === '' ? [] : [at === undefined || made === undefined ? undefined : (at - made) / HOUR];
  });
  const [lead] = said;
  return lead !== undefined && lead >= 0 && said.every((one) => one === lead) ? lead : undefined;
}

/**
 * H-091: slots with a forecast a column. Rows may be shorter than others; what is missing, or said to be no value, is
 * none. `frame`: of times without a day.
 */
export function readSlots(raw: unknown, frame: LabelFrame): Slots {
  const { rows: given, total } = readPage(raw) ?? { rows: [], total: 0 };
  const wire = given.map(asObject).filter((one) => one !== undefined);
  const moments = momentsOf(
    wire.map(({ timePoint }) => timePoint),
    frame,
  );
  const rows = wire.map((row, place) => readSlot(row, moments[place], frame));
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, place): LeadColumn => {
    const pairs = rows.flatMap(({ cells }) => {
      const { forecast = null, actual = null, state = 0 } = cells[place] ?? {};
      return state === 0 || forecast === null || actual === null ? [] : [{ forecast, actual }];
    });
    const { mae, bias } = forecastErrors(pairs);
    const first = rows.map(({ cells }) => cells[place]).find((cell) => cell !== undefined && cell.time !== '');
    return { lead: leadOf(rows, place), time: first?.time ?? '', made: first?.made, mae, bias };
  });
  return { rows, columns, total: Math.max(total, rows.length), unit: asText(asObject(raw)?.unit) };
}
