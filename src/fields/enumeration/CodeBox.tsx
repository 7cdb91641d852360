import { ChoiceBox, type Choice } from '@/widgets/ChoiceBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { textBeside } from '../textBeside';
import type { EnumerationBoxProps } from './EnumerationBox';
import { readCode } from './readCode';

interface CodeBoxProps extends EnumerationBoxProps {
  readonly choices: readonly Choice[];
}

/** One of these codes. */
export function CodeBox({ field, value, onChange, none, choices, ...props }: CodeBoxProps) {
  return (
    <FieldFrame {...props}>
      {(control) => (
        <ChoiceBox
          control={control}
          choices={choices}
          value={value === null || value === undefined ? '' : String(value)}
          valueLabel={textBeside(props.values, props.name)}
          none={none}
          onChoose={(chosen) => onChange(chosen === '' ? null : readCode(field.options, chosen))}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
}
