import { useCallback, useMemo, useRef, useState } from 'react';
import type { Cell } from '../slots/figures';
import type { Figure } from '../slots/figures';
import { problemsOf } from '../slots/problems';
import type { SlotGridProps } from './slotGridProps';
import { totalsOf } from './slotTotals';
import { useSlotEdits } from './useSlotEdits';
import { useSlotWords } from './useSlotWords';
import { useCells } from '@/widgets/internal';

const fitted = (values: readonly Figure[], count: number): readonly Figure[] =>
  values.length === count ? values : Array.from({ length: count }, (_, slot) => values[slot] ?? null);

/** Everything the grid shows and does, whichever way it is drawn. */
export function useSlotGrid(props: SlotGridProps) {
  const { rows, slots, rules, openFrom, readOnly = false, sums = true } = props;
  const [said, say] = useState('');
  const figures = useMemo(() => rows.map(({ values }) => fitted(values, slots.length)), [rows, slots.length]);
  const size = { rows: rows.length, columns: slots.length };
  const isLocked = useCallback(
    ({ row, column: slot }: Cell) =>
      readOnly || rows[row]?.locked === true || (openFrom !== undefined && (slots[slot]?.start ?? Infinity) < openFrom),
    [readOnly, rows, slots, openFrom],
  );
  const problems = useMemo(
    () =>
      new Map(
        (rules && !readOnly ? problemsOf(figures, rules, isLocked) : []).map((one) => [
          `${one.row}:${one.column}`,
          one,
        ]),
      ),
    [figures, rules, readOnly, isLocked],
  );
  const totals = useMemo(() => totalsOf(figures, slots.length, sums), [figures, slots.length, sums]);
  return {
    ...props,
    sums,
    readOnly,
    figures,
    size,
    isLocked,
    problems,
    totals,
    words: useSlotWords(props),
    selection: useCells(size),
    edits: useSlotEdits(figures, isLocked, props.onFigures),
    /** Figures are being entered one after the other: Tab leads on. */
    entering: useRef(false),
    /** What was said last of what happened: a paste, a text that is no number. */
    said,
    say,
  };
}

export type SlotGridState = ReturnType<typeof useSlotGrid>;
