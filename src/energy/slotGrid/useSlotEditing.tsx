import { useState, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { figureAt } from '../slots/figures';
import type { Cell } from '../slots/figures';
import type { Figure } from '../slots/figures';
import { numberText, cellToFill } from '@/widgets/internal';
import { fillValue } from './fillSlots';
import { SlotEditor, type LeftBy } from './SlotEditor';
import type { SlotGridState } from './useSlotGrid';

/** The box in the cell one is in, while it is typed in, and where the keys lead from it. */
export function useSlotEditing(grid: SlotGridState, element: RefObject<HTMLElement | null>, go: (to: Cell) => void) {
  const { figures, size, isLocked, words, selection, edits, say, entering, unit = '' } = grid;
  const { head, area } = selection;
  const translate = useTranslate();
  const [editing, setEditing] = useState<{ readonly typed?: string | undefined }>();
  const leave = ({ key, shiftKey, all }: LeftBy) => {
    setEditing(undefined);
    if (key === 'elsewhere') return grid.onLeave?.();
    element.current?.focus({ preventScroll: true });
    entering.current = key === 'Tab' || (key === 'Enter' && entering.current);
    const next = key === 'Escape' || all ? undefined : cellToFill({ key, shiftKey }, head, size);
    if (next) go(next);
  };
  const onFigure = (value: Figure, by: LeftBy) => {
    edits.write(by.all ? fillValue(area, value) : [{ ...head, value }]);
    say('');
    leave(by);
  };
  const onDrop = (by: LeftBy, unread?: string) => {
    if (unread) say(words.unread(head, unread));
    leave(by);
  };
  const text = editing?.typed ?? numberText(figureAt(figures, head));
  return {
    /** Opens the cell one is in: with a first key, or with what it holds. */
    open: (typed?: string) =>
      isLocked(head) ? say(translate('slots.lockedCell', { cell: words.cell(head) })) : setEditing({ typed }),
    editor: editing && (
      <SlotEditor
        label={words.cell(head)}
        text={text}
        typed={editing.typed !== undefined}
        unit={unit}
        onFigure={onFigure}
        onDrop={onDrop}
        onUnread={(unread) => say(words.unread(head, unread))}
      />
    ),
  };
}
