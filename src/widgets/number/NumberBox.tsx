import { useState, type ReactNode } from 'react';
import type { FrameControl } from '../FieldFrame';
import { TextBox } from '../inputs/TextBox';
import { numberText } from './numberText';
import { parseNumber } from './parseNumber';

interface NumberBoxProps {
  readonly control: FrameControl;
  readonly value: unknown;
  /** A number, `null` when empty, or the typed text while it is no number: the field's rule then refuses it. */
  onNumber(value: number | string | null): void;
  onBlur?(): void;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly unit?: ReactNode;
  /** Words of the box when the label stands above several. */
  readonly name?: string;
  /** Lowest value; below zero a phone shows a keyboard with a minus sign. Default 0. */
  readonly min?: number;
  readonly decimals?: number;
}

/**
 * A number to type. What was typed stays as it is while the box has the focus ('1.', '1.50', '-'); the mouse wheel
 * never changes it.
 *
 * @example <NumberBox control={control} value={power} onNumber={setPower} unit="kW" decimals={2} />
 * @public
 */
export function NumberBox({ value, onNumber, onBlur, unit, min = 0, decimals = 0, ...rest }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && parseNumber(typed) === (value ?? null) ? typed : numberText(value);
  return (
    <TextBox
      {...rest}
      value={shown}
      onText={(text) => {
        setTyped(text);
        onNumber(parseNumber(text));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      inputMode={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      end={unit}
    />
  );
}
