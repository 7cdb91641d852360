import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { ChoicesBox } from '@/widgets/inputs/ChoicesBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { RetryLine } from '../RetryLine';
import type { InputProps } from '../views';
import type { OptionsOptions } from './type';
import { useWordedChoices } from './useWordedChoices';

interface OptionsManyBoxProps extends Omit<InputProps, 'field' | 'value' | 'onChange'> {
  readonly field: { readonly options: Omit<OptionsOptions, 'default'> };
  readonly value: readonly string[];
  /** What no choice is called. */
  readonly none: string;
  onChange(values: readonly string[]): void;
}

/** Several codes of a list the server answers. */
export function OptionsManyBox({ field, value, none, onChange, ...props }: OptionsManyBoxProps) {
  const translate = useTranslate();
  const { choices, error, retry } = useWordedChoices({ field, ...props });
  return (
    <FieldFrame
      {...props}
      help={error ? <RetryLine text={failureText(error, translate)} onRetry={retry} /> : props.help}
    >
      {(control) => (
        <ChoicesBox
          control={control}
          choices={choices}
          values={value}
          none={none}
          onChoose={onChange}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
}
