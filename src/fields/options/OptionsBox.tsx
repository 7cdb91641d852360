import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { ChoiceBox } from '@/widgets/inputs/ChoiceBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { RetryLine } from '../RetryLine';
import { textBeside } from '../textBeside';
import type { InputProps } from '../views';
import type { OptionsOptions } from './type';
import { useWordedChoices } from './useWordedChoices';

interface OptionsBoxProps extends InputProps<string, OptionsOptions> {
  /** What no choice is called; without it, none cannot be chosen again. */
  readonly none?: string;
}

/** One code of a list the server answers. */
export function OptionsBox({ field, value, onChange, none, ...props }: OptionsBoxProps) {
  const translate = useTranslate();
  const { choices, error, retry } = useWordedChoices({ field, ...props });
  return (
    <FieldFrame
      {...props}
      help={error ? <RetryLine text={failureText(error, translate)} onRetry={retry} /> : props.help}
    >
      {(control) => (
        <ChoiceBox
          control={control}
          choices={choices}
          value={value ?? ''}
          valueLabel={textBeside(props.values, props.name)}
          none={none}
          onChoose={(chosen) => onChange(chosen === '' ? null : chosen)}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
}
