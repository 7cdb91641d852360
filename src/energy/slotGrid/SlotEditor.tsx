import { Box } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Figure } from '../slots/figures';
import { typedFigure } from './paste';
import { isComposing } from '@/widgets';

/** How a cell was left: by which key, or by going elsewhere. */
export interface LeftBy {
  readonly key: 'Enter' | 'Tab' | 'Escape' | 'elsewhere';
  readonly shiftKey: boolean;
  /** The figure goes into the whole selection. */
  readonly all: boolean;
}

interface SlotEditorProps {
  readonly label: string;
  readonly text: string;
  readonly unit: string;
  /** The text is what was typed first, not what the cell holds: more is written behind it. */
  readonly typed: boolean;
  onFigure(value: Figure, by: LeftBy): void;
  /** Left without a figure: what was typed is no number and goes, or nothing was to change. */
  onDrop(by: LeftBy, unread?: string): void;
  /** What was typed is no number; the box stays. */
  onUnread(text: string): void;
}

/** A cell while it is typed in. What is no number is not taken: the box stays until it is one or Escape gives up. */
export function SlotEditor({ label, text, unit, typed, onFigure, onDrop, onUnread }: SlotEditorProps) {
  const left = useRef(false);
  const [isBad, setBad] = useState(false);
  const leave = (value: string, by: LeftBy) => {
    if (left.current) return;
    const figure = typedFigure(value, unit);
    if (figure === undefined && by.key !== 'elsewhere') {
      onUnread(value);
      return setBad(true);
    }
    left.current = true; // leaving takes the focus away, which must not leave once more
    if (figure === undefined) onDrop(by, value);
    else if (value === text && !typed) onDrop(by);
    else onFigure(figure, by);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const { value } = event.currentTarget;
    event.stopPropagation();
    if (isComposing(event) || !(key === 'Enter' || key === 'Tab' || key === 'Escape')) return;
    event.preventDefault();
    if (key !== 'Escape') return leave(value, { key, shiftKey, all: key === 'Enter' && (ctrlKey || metaKey) });
    left.current = true;
    onDrop({ key, shiftKey, all: false });
  };
  return (
    <Box
      component="input"
      autoFocus
      inputMode="decimal"
      autoComplete="off"
      defaultValue={text}
      aria-label={label}
      aria-invalid={isBad || undefined}
      onFocus={({ currentTarget }) =>
        typed ? currentTarget.setSelectionRange(text.length, text.length) : currentTarget.select()
      }
      onChange={() => isBad && setBad(false)}
      onBlur={({ currentTarget }) => leave(currentTarget.value, { key: 'elsewhere', shiftKey: false, all: false })}
      onKeyDown={onKeyDown}
    />
  );
}
