import { addDays, nowOn, periodBefore, periodOf, type Period } from '@/schema/dates';
import type { Report } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import { STEP } from '../energy/dayTime';
import { requestedPeriod } from './requestedPeriod';
import { keptNumbers, numbersKey } from './keptNumbers';
import { reportNumbers, type ReportNumbers } from './reportNumbers';
import type { ReportRequest } from './reportSource';
import { subjectsOf, type Subject } from './subjects';

export interface RequestNumbers extends ReportNumbers {
  /** Of the period before; absent where nobody asked for a period. */
  readonly before?: () => ReportNumbers;
}

/** Years a calculator without a source looks at. */
const YEARS = 9;

/**
 * The figures of some subjects. Without a period among the parameters they are those of the month until today, or of
 * today where the source says so; a calculator's are of years to come. Today is the day of the last five minutes that
 * are over: of one that has just begun nothing is known.
 */
export function numbersOf(
  context: BackendContext,
  report: Report,
  request: ReportRequest,
  subjects: readonly Subject[],
): RequestNumbers {
  const calculates = report.ask === 'submit';
  const today = nowOn(subjects[0]?.zone ?? 'UTC', new Date(request.now - STEP)).slice(0, 10);
  const period = calculates ? undefined : requestedPeriod(report, request.values);
  const source = context.sources.get(report.name);
  const isToday = period === undefined && !calculates && source?.today === true;
  const shown =
    period ??
    (calculates
      ? periodOf('year', today, addDays(today, YEARS * 365.25))
      : periodOf('day', isToday ? today : `${today.slice(0, 8)}01`, today));
  const frame = { report, source, subjects, isToday, request: calculates ? { ...request, now: Infinity } : request };
  const of = (one: Period) =>
    keptNumbers(
      numbersKey(report.name, one, request.params, request.now),
      subjects,
      (source?.reads ?? []).map((name) => context.store.all(name)),
      () => reportNumbers({ ...frame, period: one }),
    );
  return period ? { ...of(period), before: () => of(periodBefore(period)) } : of(shown);
}

/** The figures a report is asked for. */
export function numbersOfRequest(
  context: BackendContext,
  report: Report,
  request: ReportRequest,
  incoming: Incoming,
): RequestNumbers {
  const made: Subject = { id: JSON.stringify(request.values), name: '', zone: 'UTC', currency: 'EUR' };
  const where = context.sources.get(report.name)?.where;
  return numbersOf(
    context,
    report,
    request,
    report.ask === 'submit' ? [made] : subjectsOf(context, report, request.values, incoming, where),
  );
}
