import { useState, type ReactNode } from 'react';
import { pageLanguage } from '@/schema/internal';
import type { FrameControl } from '../FieldFrame';
import { TextBox } from '../inputs/TextBox';
import { numberText } from './numberText';
import { hasDecimalComma, parseNumber } from './parseNumber';

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

/** A number as it stands in a box: with the mark of decimals of the language, and no other. */
const boxText = (value: unknown, locale: string): string =>
  typeof value === 'number' && hasDecimalComma(locale) ? numberText(value).replace('.', ',') : numberText(value);

/**
 * A number to type. What was typed stays as it is while the box has the focus ('1.', '1.50', '-'); the mouse wheel
 * never changes it.
 *
 * @example <NumberBox control={control} value={power} onNumber={setPower} unit="kW" decimals={2} />
 * @public
 */
export function NumberBox({ value, onNumber, onBlur, unit, min = 0, decimals = 0, ...rest }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const locale = pageLanguage();
  const isTyped = typed !== null && parseNumber(typed, locale) === (value ?? null);
  return (
    <TextBox
      {...rest}
      value={isTyped ? typed : boxText(value, locale)}
      onText={(text) => {
        setTyped(text);
        onNumber(parseNumber(text, locale));
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
