import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ValidationError } from '@/schema';
import { readNumberText } from '@/schema/internal';
import { numberText } from '@/widgets/internal';
import type { Cell } from '../slots/figures';
import type { Figure } from '../slots/figures';
import type { Pasted } from './paste';
import type { SlotGridProps } from './slotGridProps';

/** Cells of a paste that are named each. */
const MOST_UNREAD = 3;

/** What the grid says: names of cells, figures, problems, what a paste did. */
export function useSlotWords({
  rows,
  slots,
  unit = '',
  decimals = 2,
}: Pick<SlotGridProps, 'rows' | 'slots' | 'unit' | 'decimals'>) {
  const translate = useTranslate();
  return useMemo(() => {
    const figure = (value: Figure) =>
      value === null ? '-' : `${numberText(Number(value.toFixed(decimals)))}${unit && ` ${unit}`}`;
    /** `Unit 3, 10:15–10:30`; in a grid of one row without a name the slot alone. */
    const cell = ({ row, column: slot }: Cell) => [rows[row]?.name, slots[slot]?.name].filter(Boolean).join(', ');
    /** Why a text is no figure of a cell. */
    const unread = (at: Cell, text: string) => {
      const reading = readNumberText(text, { unit });
      if (reading.kind !== 'twofold') return translate('slots.notNumber', { text, cell: cell(at) });
      return translate('slots.twofold', {
        text,
        cell: cell(at),
        point: numberText(reading['.']),
        comma: numberText(reading[',']),
      });
    };
    return {
      cell,
      figure,
      /** What a rule asks that does not hold in a cell. */
      rule: (at: Cell, { rule, args, text }: ValidationError) =>
        text ?? translate(`rules.${rule}`, { field: cell(at), ...args }),
      unread,
      pasted: ({ writes, ignored: { unreadable, ...ignored } }: Pasted) =>
        [
          translate('slots.pasted', { smart_count: writes.length }),
          unreadable.length > 0 && translate('slots.ignored.unreadable', { smart_count: unreadable.length }),
          ...(['outside', 'locked'] as const).map((why) =>
            ignored[why] > 0 ? translate(`slots.ignored.${why}`, { smart_count: ignored[why] }) : '',
          ),
          ...unreadable.slice(0, MOST_UNREAD).map((one) => `${cell(one)}: “${one.text}”.`),
        ]
          .filter(Boolean)
          .join(' '),
      /** How far a total is from what is wanted; '' when nothing is. */
      gap: (gap: Figure) => {
        if (gap === null) return '';
        return gap === 0
          ? translate('slots.met')
          : translate(gap > 0 ? 'slots.left' : 'slots.over', { figure: figure(Math.abs(gap)) });
      },
    };
  }, [translate, rows, slots, unit, decimals]);
}

export type SlotWords = ReturnType<typeof useSlotWords>;
