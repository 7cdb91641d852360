import type { TimeSign } from '@/charts';
import { conditionTag, weatherConditions } from './weatherConditions';

/**
 * How a condition of the weather is drawn at the axis of time; one that nobody knows is only said.
 *
 * @example weatherSign('clear-day').tone // 'solar'; of an unknown one 'neutral', without a path
 * @public
 */
export function weatherSign(tag: string): Pick<TimeSign, 'path' | 'tone'> {
  const known = conditionTag(tag);
  return known ? weatherConditions[known] : { tone: 'neutral' };
}
