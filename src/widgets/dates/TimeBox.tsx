import { useState, type ReactNode } from 'react';
import type { FrameControl } from '../FieldFrame';
import { TextBox } from '../inputs/TextBox';
import { completeTime } from './completeTime';

interface TimeBoxProps {
  readonly control: FrameControl;
  /** Names the box when the label stands above two of them. */
  readonly name?: string;
  /** 'HH:mm', with `seconds` 'HH:mm:ss', up to '24:00'. */
  readonly value: string;
  onTime(value: string): void;
  onBlur?(): void;
  readonly seconds?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly end?: ReactNode;
}

/** A time of day to type: '8' and '830' are completed on leaving the box. */
export function TimeBox({ value, onTime, onBlur, seconds = false, ...rest }: TimeBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextBox
      {...rest}
      value={typed ?? value}
      onText={setTyped}
      onBlur={() => {
        const time = typed === null ? value : completeTime(typed, seconds);
        if (time !== value) onTime(time);
        setTyped(null);
        onBlur?.();
      }}
      placeholder={seconds ? 'HH:mm:ss' : 'HH:mm'}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
