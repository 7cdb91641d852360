import { textOf, type Incoming } from '../../core/incoming';
import { Refusal, refuseFields } from '../../core/refusal';
import { iotTexts } from './iotTexts';
import { wallMoment } from '../../core/wallText';

const DAY = 86_400_000;
/** The past is asked for a year at a time; a leap day and the ends of days may be in it. */
const LONGEST = 367 * DAY;

/**
 * From when until before when (epoch ms) a call asks of the past, on the clock of the station; the last day when it
 * does not say.
 */
export function historyRange(
  incoming: Incoming,
  zone: string,
  now: number,
): { readonly from: number; readonly to: number } {
  const [begin, end] = [textOf(incoming, 'beginTime'), textOf(incoming, 'endTime')];
  const to = end === '' ? now : Math.min(now, (wallMoment(end, zone) ?? Number.NaN) + (end.length === 10 ? DAY : 1000));
  const from = begin === '' ? to - DAY : (wallMoment(begin, zone) ?? Number.NaN);
  if (!(from < to) && !(from >= now)) throw new Refusal(iotTexts.rangeBroken, { code: '4001' });
  if (to - from > LONGEST) throw refuseFields({ beginTime: { key: 'rangeTooLong', args: { span: '1 year' } } });
  return { from, to };
}
