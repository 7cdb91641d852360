import type { TimeSign } from '@/charts';
import { conditionTag, weatherConditions } from './weatherConditions';

/** How a condition of the weather is drawn at the axis of time; one that nobody knows is only said. @public */
export function weatherSign(tag: string): Pick<TimeSign, 'path' | 'tone'> {
  const known = conditionTag(tag);
  return known ? weatherConditions[known] : { tone: 'neutral' };
}
