import { useSearchParams } from 'react-router-dom';
import type { DayRange } from './dayRange';
import type { RangeRule } from './rangeProblem';
import { rangeOf, withRange } from './rangeQuery';

/** The range of a page, kept in its address: a link or a reload shows the same days. */
export function useRangeQuery(rule: RangeRule, usual: DayRange): readonly [range: DayRange, choose: (range: DayRange) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (range: DayRange) => setParams((before) => withRange(before, range, usual), { replace: true });
  return [rangeOf(params, rule, usual), choose];
}
