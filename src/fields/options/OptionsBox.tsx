import { useTranslate } from 'react-admin';
import { failureText } from '@/data/failureText';
import { nameParams } from '@/schema';
import { ChoiceBox } from '@/widgets/ChoiceBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { enumKey } from '../enumKey';
import { filterWithin } from '../filterWithin';
import { RetryLine } from '../RetryLine';
import { textBeside } from '../textBeside';
import { useFieldCall } from '../useFieldCall';
import type { InputProps } from '../views';
import type { OptionsOptions } from './type';
import { useChoices } from './useChoices';

interface OptionsBoxProps extends InputProps<string, OptionsOptions> {
  /** What no choice is called; without it, none cannot be chosen again. */
  readonly none?: string;
}

/** One code of a list the server answers; own words of the locales win over the server's. */
export function OptionsBox({ field, value, onChange, none, ...props }: OptionsBoxProps) {
  const translate = useTranslate();
  const resolved = useFieldCall(field.options.call);
  const { within, at = resolved.at } = field.options;
  const beside = filterWithin(within, props.values);
  const { choices, error, retry } = useChoices({ method: resolved.method, path: resolved.path, params: nameParams(resolved, beside ?? {}) }, at, within === undefined || beside !== undefined);
  const worded = choices.map((one) => ({ ...one, label: translate(enumKey(props.scope, props.name, field.options, one.value), { _: one.label }) }));
  return (
    <FieldFrame {...props} help={error ? <RetryLine text={failureText(error, translate)} onRetry={retry} /> : props.help}>
      {(control) => (
        <ChoiceBox
          control={control}
          choices={worded}
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
