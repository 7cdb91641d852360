/** What schemas, pages and backends use of calendar and clock. */
export { addDays, nowOn, wallClockAt } from './dates/clock';
export { type ComparedWith, type Comparison, comparedPeriod, unequalDays } from './dates/comparedPeriod';
export { type Clock, currentTime, machineTime, setClock } from './dates/currentTime';
export { type DateSpan, addSpan, isWithinSpan, spanParts } from './dates/dateSpan';
export { dayOf } from './dates/dayOf';
export { firstMoment } from './dates/firstMoment';
export { DATE_FORMATS, type DateFormat, formatDate, monthName, namesMonths } from './dates/formats';
export { formatMoment, formatWall } from './dates/formatMoment';
export { isZone } from './dates/isZone';
export { latestToday } from './dates/latestToday';
export { isDoubled, offsetText, offsetsOf } from './dates/offsetText';
export {
  type Period,
  type PeriodBy,
  type PeriodSpans,
  SINGLE,
  fitsSpan,
  isSingle,
  periodBefore,
  periodLength,
  periodOf,
  shiftPeriod,
} from './dates/period';
export { startOfDay } from './dates/startOfDay';
export { wallMoments } from './dates/wallMoments';
export { wallTime } from './dates/wallTime';
export { zoneHours } from './dates/zoneHours';
export { zoneOffset } from './dates/zoneOffset';
export { zoneParts } from './dates/zoneParts';
