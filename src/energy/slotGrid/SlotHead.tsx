import type { Slot } from '../slots/slot';
import { slotSizes } from './slotStyles';

interface SlotHeadProps {
  readonly slots: readonly Slot[];
  readonly left: number;
  readonly right: number;
  /** In the corner: the unit of all figures. */
  readonly unit: string;
  readonly all: string;
  readonly total: string | undefined;
}

/** The names of the slots; a press selects a whole one. */
export function SlotHead({ slots, left, right, unit, all, total }: SlotHeadProps) {
  return (
    <div role="row" className="line head" aria-rowindex={1}>
      <div role="columnheader" className="name" data-all aria-colindex={1} aria-label={all}>
        {unit}
      </div>
      <div style={{ width: left * slotSizes.slot, flex: 'none' }} />
      {slots.slice(left, right).map(({ label, name }, at) => (
        <div
          key={name}
          role="columnheader"
          className={label.length > 6 ? 'label twice' : 'label'}
          data-slot={left + at}
          aria-colindex={left + at + 2}
          title={name}
        >
          {label}
        </div>
      ))}
      <div style={{ width: (slots.length - right) * slotSizes.slot, flex: 'none' }} />
      {total !== undefined && (
        <div role="columnheader" className="total" aria-colindex={slots.length + 2}>
          {total}
        </div>
      )}
    </div>
  );
}
