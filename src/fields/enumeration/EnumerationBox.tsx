import { useTranslate } from 'react-admin';
import { ChoiceBox } from '@/widgets/ChoiceBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { enumKey } from '../enumKey';
import { textBeside } from '../textBeside';
import type { InputProps } from '../views';
import type { EnumerationOptions } from './type';

interface EnumerationBoxProps extends InputProps<string | number, EnumerationOptions> {
  /** What no choice is called; without it, none cannot be chosen again. */
  readonly none?: string;
}

/** One code of an enum, by its words: `resources.<name>.enums.<field>.<code>`, or `enums.<shared>.<code>`. */
export function EnumerationBox({ field, value, onChange, none, ...props }: EnumerationBoxProps) {
  const translate = useTranslate();
  const { values } = field.options;
  const choices = values.map((code) => {
    const key = enumKey(props.scope, props.name, field.options, String(code));
    return { value: String(code), label: translate(key, { _: String(code) }) };
  });
  return (
    <FieldFrame {...props}>
      {(control) => (
        <ChoiceBox
          control={control}
          choices={choices}
          value={value === null || value === undefined ? '' : String(value)}
          valueLabel={textBeside(props.values, props.name)}
          none={none}
          onChoose={(chosen) => onChange(values.find((code) => String(code) === chosen) ?? null)}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
}
