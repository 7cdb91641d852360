import type { Block, WireRow } from '@/schema';
import { nowOn } from '@/schema/dates';
import type { ReportPlace } from '../blockProps';
import { sentParams } from '../params/sentParams';
import type { BlockComparison } from './comparedWith';

const FIVE_MINUTES = 300_000;

/** The time of the day until which an answer tells of today: figures of less than five minutes are not there yet. */
const toldUntil = (updatedAt: number, zone: string): string =>
  nowOn(zone, new Date(updatedAt - (updatedAt % FIVE_MINUTES))).slice(11, 16);

/**
 * What a block is sent for the other period, and until which time of its last day it is asked for.
 *
 * @param updatedAt when the answer that it is compared with came
 */
export function comparedSent(
  { report, params, zone }: Pick<ReportPlace, 'report' | 'params' | 'zone'>,
  { send }: Block,
  { name, before, end }: BlockComparison,
  updatedAt: number | undefined,
): { readonly sent: WireRow; readonly until?: string } {
  const until = end === undefined || updatedAt === undefined ? undefined : toldUntil(updatedAt, zone);
  return {
    sent: {
      ...sentParams(report, { ...params, [name]: before }, send),
      ...(end !== undefined && until !== undefined && { [end]: `${before.to} ${until}:00` }),
    },
    ...(until !== undefined && { until }),
  };
}
