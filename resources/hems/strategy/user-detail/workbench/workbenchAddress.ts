import { readLabel, isDay, readClock, readMonthAlone, readWritten } from '@/schema';
import { rangeOfType, type DateType } from '../result/dateRange';

/** What the workbench shows, all of it in its address (spec 02 §2). */
export interface Workbench {
  readonly useId: string;
  readonly beginDate: string;
  readonly endDate: string;
  /** 1 accuracy rate, 2 MAE. */
  readonly type: 1 | 2;
  /** 1 purchase price, 2 export price, 3 load, 4 generation. */
  readonly tabValue: 1 | 2 | 3 | 4;
  readonly dateType: DateType;
  /** The bar that is looked at; '' is the first. */
  readonly trade: string;
  readonly pageNum: number;
  /** The slot whose dialog is open; '' for none. */
  readonly slot: string;
}

const oneOf = <T extends number>(text: string | null, choices: readonly T[], other: T): T =>
  choices.find((one) => String(one) === text) ?? other;

/** Reads an address; what it does not say, or says wrongly, is the week until today. */
export function readWorkbench(params: URLSearchParams, today: string): Workbench {
  const dateType = oneOf(params.get('dateType'), [0, 1, 2, 3], 1);
  const [beginDate, endDate] = [params.get('beginDate') ?? '', params.get('endDate') ?? ''];
  const whole = isDay(beginDate) && isDay(endDate) && beginDate <= endDate;
  const usual = rangeOfType(dateType, today) ?? rangeOfType(1, today);
  return {
    useId: (params.get('useId') ?? params.get('id') ?? '').trim(),
    beginDate: whole ? beginDate : (usual?.from ?? today),
    endDate: whole ? endDate : (usual?.to ?? today),
    type: oneOf(params.get('type'), [1, 2], 1),
    tabValue: oneOf(params.get('tabValue'), [1, 2, 3, 4], 1),
    dateType,
    trade: params.get('tradeDateTime') ?? '',
    pageNum: Math.max(1, Math.trunc(Number(params.get('pageNum'))) || 1),
    slot: params.get('timePoint') ?? '',
  };
}

/** An address that says a workbench; what is nothing is left out. */
export function writeWorkbench({ trade, slot, pageNum, ...rest }: Workbench): URLSearchParams {
  const params = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  if (trade !== '') params.set('tradeDateTime', trade);
  if (pageNum > 1) params.set('pageNum', String(pageNum));
  if (slot !== '') params.set('timePoint', slot);
  return params;
}

/**
 * The label of a bar as the time it stands for: one without a year takes that of an end of the range, so that it falls
 * into it (spec 02 §4); a time of day is of the first day.
 */
export function tradeTime(label: string, begin: string): string {
  if (readClock(label) !== undefined) return `${begin} ${label}`;
  const [day = '', ...time] = label.split(' ');
  const read = readLabel(day, begin);
  return read?.kind !== 'day' || readWritten(day) || readMonthAlone(day) !== null
    ? label
    : [read.day, ...time].join(' ');
}
