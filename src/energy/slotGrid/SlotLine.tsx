import { memo, type ReactNode } from 'react';
import type { Figure } from '../slots/figures';
import { numberText } from '@/widgets/internal';
import { slotSizes } from './slotStyles';

interface SlotLineProps {
  readonly index: number;
  /** Before the ids of cells. */
  readonly id: string;
  readonly name: string;
  readonly values: readonly Figure[];
  /** Slots that are drawn: from, and before. */
  readonly left: number;
  readonly right: number;
  /** Selected slots, first and last; -1 for none. */
  readonly first: number;
  readonly last: number;
  /** The slot one is in; -1 for none. */
  readonly head: number;
  /** Slots with problems, locked slots, joined: what is drawn follows from their text. */
  readonly broken: string;
  readonly locked: string;
  /** Selection grows from its last row by the handle. */
  readonly handle: boolean;
  readonly total: string | undefined;
  readonly off: boolean;
  labelOf(row: number, slot: number): string;
  /** In place of the cell one is in, while it is edited. */
  readonly editor: ReactNode;
}

/** One row of the grid. It is drawn again only when something of its own changed. */
export const SlotLine = memo(function SlotLine(props: SlotLineProps) {
  const {
    index,
    id,
    name,
    values,
    left,
    right,
    first,
    last,
    head,
    broken,
    locked,
    handle,
    total,
    off,
    labelOf,
    editor,
  } = props;
  const bad = new Set(broken.split(','));
  const shut = new Set(locked.split(','));
  return (
    <div role="row" className="line" aria-rowindex={index + 2}>
      <div role="rowheader" className="name" aria-colindex={1} data-line={index} title={name}>
        {name}
      </div>
      <div style={{ width: left * slotSizes.slot, flex: 'none' }} />
      {values.slice(left, right).map((value, at) => {
        const slot = left + at;
        const isBad = bad.has(String(slot));
        const isShut = shut.has(String(slot));
        return (
          <div
            key={slot}
            role="gridcell"
            id={`${id}-${index}-${slot}`}
            className="cell"
            data-cell={`${index}:${slot}`}
            data-locked={isShut || undefined}
            aria-colindex={slot + 2}
            aria-selected={slot >= first && slot <= last}
            aria-invalid={isBad || undefined}
            aria-label={labelOf(index, slot)}
            data-head={slot === head || undefined}
          >
            {slot === head && editor ? editor : value !== null && <span className="value">{numberText(value)}</span>}
            {handle && slot === last && <span className="handle" data-handle aria-hidden />}
          </div>
        );
      })}
      <div style={{ width: (values.length - right) * slotSizes.slot, flex: 'none' }} />
      {total !== undefined && (
        <div role="gridcell" className="total" data-off={off || undefined} aria-colindex={values.length + 2}>
          {total}
        </div>
      )}
    </div>
  );
});
