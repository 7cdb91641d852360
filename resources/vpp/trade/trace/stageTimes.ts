import { wallMoments, wallTime } from '@/schema/dates';
import { lastCommands, ownBidsOrDeclarations } from './chain';
import { ownResults } from './offers';
import { STAGES, textOf, type Stage, type TraceRecords } from './traceRecords';

/** When a stage was: a wall clock text of the station, or from one to another. '' where nothing says it. */
export interface StageTime {
  readonly from: string;
  readonly to: string;
  /** Only its month is known: `2026-11`; '' otherwise. */
  readonly month: string;
  /** Milliseconds since the end of the stage before it that has a time; `null` for the first. */
  readonly after: number | null;
}

const latest = (values: readonly string[]): string => values.toSorted().at(-1) ?? '';
const earliest = (values: readonly string[]): string => values.filter(Boolean).toSorted()[0] ?? '';

/** When records came to their state, where the cloud tells it beside them. */
const cameToState = (rows: TraceRecords['order'] = []): string => latest(rows.map((row) => textOf(row, 'stateTime')));

/** A line of what was done to an order. */
export interface LogLine {
  readonly step: string;
  readonly time: string;
}

function spans(records: TraceRecords, log: readonly LogLine[]): Readonly<Record<Stage, readonly [string, string]>> {
  const [order] = records.order ?? [];
  const [run] = records.runs ?? [];
  const at = (time: string) => [time, time] as const;
  const done = (...steps: string[]) => latest(log.filter(({ step }) => steps.includes(step)).map(({ time }) => time));
  const commands = lastCommands(records);
  const sent = commands.map((row) => textOf(row, 'sendTime'));
  const day = textOf(order, 'responseDate');
  const [start, end] = [textOf(order, 'startTime'), textOf(order, 'endTime')];
  const window = (time: string) => (day === '' || time === '' ? '' : `${day} ${time}:00`);
  const bills = [...(records.monthBills ?? []), ...(records.customBills ?? [])];
  return {
    notice: at(textOf(records.notice?.[0], 'noticeTime') || textOf(order, 'noticeTime')),
    declaration: at(
      latest(ownBidsOrDeclarations(records).map((row) => textOf(row, 'bidTime') || textOf(row, 'declareTime'))),
    ),
    clearing: at(latest((ownResults(records) ?? []).map((row) => textOf(row, 'confirmTime')))),
    assignment: [done('assign') || done('confirm'), done('confirm') || done('assign')],
    commands: [earliest(sent) || done('send'), latest(sent) || done('send')],
    execution: [textOf(run, 'startTime') || window(start), textOf(run, 'endTime') || window(end)],
    appraisal: at(cameToState(records.appraisals)),
    settlement: at(cameToState(records.trades) || cameToState(records.lines)),
    bill: at(latest(bills.map((row) => textOf(row, 'sendTime')))),
  };
}

/** A wall clock text of a zone as a moment. */
function momentOf(wall: string, zone: string): number | undefined {
  const at = wallTime(wall);
  if (Number.isNaN(at)) return undefined;
  return wallMoments(at, zone)[0] ?? at;
}

/** The times of all stages in one clock, and how long it took from each to the next. */
export function stageTimes(
  records: TraceRecords,
  log: readonly LogLine[],
  zone: string,
): Readonly<Record<Stage, StageTime>> {
  const found = spans(records, log);
  let before: number | undefined;
  const entries = STAGES.map((stage): readonly [Stage, StageTime] => {
    const [from, to] = found[stage];
    const [start, end] = [momentOf(from, zone), momentOf(to, zone)];
    const after = start === undefined || before === undefined ? null : start - before;
    before = end ?? start ?? before;
    const month = stage === 'settlement' && from === '' ? textOf(records.trades?.[0], 'settlementPeriod') : '';
    return [stage, { from, to, month, after }];
  });
  return objectOfStages(entries);
}

function objectOfStages<T>(entries: readonly (readonly [Stage, T])[]): Readonly<Record<Stage, T>> {
  return Object.fromEntries(entries) as Readonly<Record<Stage, T>>; // every stage has its entry
}

/** `21 d 4 h`, `3 h 20 min`: the two largest units. */
export function gapText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return first < 0
    ? '0 min'
    : parts
        .slice(first, first + 2)
        .flatMap(([count, unit]) => (count > 0 ? [`${count}\u00a0${unit}`] : []))
        .join(' ');
}
