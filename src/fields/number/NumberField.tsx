import type { FieldOptions } from '@/schema';
import { FieldFrame, NumberBox } from '@/widgets';
import type { InputProps } from '../views';

interface NumberFieldProps extends InputProps<number, FieldOptions> {
  readonly unit?: string;
  readonly min?: number;
  readonly decimals?: number;
}

/**
 * The input of every field type whose value is one number. A text that is no number is passed on as it is, for the rule
 * to refuse.
 */
export function NumberField({ value, onChange, unit, min, decimals, ...props }: NumberFieldProps) {
  return (
    <FieldFrame {...props}>
      {(control) => (
        <NumberBox
          control={control}
          value={value}
          onNumber={onChange}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
          unit={unit}
          min={min}
          decimals={decimals}
        />
      )}
    </FieldFrame>
  );
}
