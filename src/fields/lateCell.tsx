import { lazyPart } from '@/data';
import { OneLine } from './OneLine';
import type { AnyCell, CellProps } from './views';

/** A cell that few lists have, loaded with the first of them: its row is there before it. */
export function lateCell(load: () => Promise<{ readonly default: AnyCell }>): AnyCell {
  const Late = lazyPart(load);
  return function LateCell(props: CellProps<unknown>) {
    return <Late {...props} waiting={<OneLine text="" />} />;
  };
}
