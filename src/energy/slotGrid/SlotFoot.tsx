import type { Figure } from '../slots/figures';
import { slotSizes } from './slotStyles';
import { gapOf, type Totals } from './slotTotals';

interface SlotFootProps {
  readonly totals: Totals;
  readonly targets: readonly (number | null)[];
  readonly left: number;
  readonly right: number;
  readonly name: string;
  readonly index: number;
  text(value: Figure): string;
}

/** The totals of the slots, below the rows. */
export function SlotFoot({ totals, targets, left, right, name, index, text }: SlotFootProps) {
  const count = totals.slots.length;
  return (
    <div role="row" className="line foot" aria-rowindex={index}>
      <div role="rowheader" className="name" aria-colindex={1}>
        {name}
      </div>
      <div style={{ width: left * slotSizes.slot, flex: 'none' }} />
      {totals.slots.slice(left, right).map((value, at) => {
        const isOff = Boolean(gapOf(targets[left + at], value));
        return (
          <div
            key={left + at}
            role="gridcell"
            className="label"
            data-off={isOff || undefined}
            aria-colindex={left + at + 2}
          >
            {text(value)}
          </div>
        );
      })}
      <div style={{ width: (count - right) * slotSizes.slot, flex: 'none' }} />
      <div role="gridcell" className="total" aria-colindex={count + 2}>
        {text(totals.whole)}
      </div>
    </div>
  );
}
