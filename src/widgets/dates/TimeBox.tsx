import { useState } from 'react';
import type { FrameControl } from '../FieldFrame';
import { TextBox } from '../TextBox';
import { completeTime } from './completeTime';

interface TimeBoxProps {
  readonly control: FrameControl;
  readonly name: string;
  /** 'HH:mm', up to '24:00'. */
  readonly value: string;
  onTime(value: string): void;
  readonly readOnly?: boolean;
}

/** A time of day to type: '8' and '830' are completed on leaving the box. */
export function TimeBox({ value, onTime, ...rest }: TimeBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextBox
      {...rest}
      value={typed ?? value}
      onText={setTyped}
      onBlur={() => {
        if (typed !== null && completeTime(typed) !== value) onTime(completeTime(typed));
        setTyped(null);
      }}
      placeholder="HH:mm"
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
