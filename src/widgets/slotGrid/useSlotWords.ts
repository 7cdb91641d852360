import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ValidationError } from '@/schema';
import type { Cell, Figure } from '@/schema/slots/figures';
import { numberText } from '../number/numberText';
import type { Pasted } from './paste';
import type { SlotGridProps } from './slotGridProps';

/** What the grid says: names of cells, figures, problems, what a paste did. */
export function useSlotWords({ rows, slots, unit = '', decimals = 2 }: Pick<SlotGridProps, 'rows' | 'slots' | 'unit' | 'decimals'>) {
  const translate = useTranslate();
  return useMemo(() => {
    const figure = (value: Figure) => (value === null ? '-' : `${numberText(Number(value.toFixed(decimals)))}${unit && ` ${unit}`}`);
    /** `Unit 3, 10:15–10:30`; in a grid of one row without a name the slot alone. */
    const cell = ({ row, slot }: Cell) => [rows[row]?.name, slots[slot]?.name].filter(Boolean).join(', ');
    return {
      cell,
      figure,
      /** What a rule asks that does not hold in a cell. */
      rule: (at: Cell, { rule, args, text }: ValidationError) => text ?? translate(`rules.${rule}`, { field: cell(at), ...args }),
      pasted: ({ writes, ignored }: Pasted) =>
        [
          translate('slots.pasted', { smart_count: writes.length }),
          ...(['unreadable', 'outside', 'locked'] as const).map((why) => (ignored[why] > 0 ? translate(`slots.ignored.${why}`, { smart_count: ignored[why] }) : '')),
        ].filter(Boolean).join(' '),
      /** How far a total is from what is wanted; '' when nothing is. */
      gap: (gap: Figure) => {
        if (gap === null) return '';
        return gap === 0 ? translate('slots.met') : translate(gap > 0 ? 'slots.left' : 'slots.over', { figure: figure(Math.abs(gap)) });
      },
    };
  }, [translate, rows, slots, unit, decimals]);
}

export type SlotWords = ReturnType<typeof useSlotWords>;
